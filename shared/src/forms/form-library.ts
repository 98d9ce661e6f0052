import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { loadApi } from '../calls';

type FormLibrary = typeof import('./library');

let library: FormLibrary | null = null;
let loading: Promise<FormLibrary> | null = null;

/**
 * Fetches the form library, once. It is no part of a first visit: a prerendered form asks for it when
 * the visitor turns to it, the host with every page that it opens later.
 */
export function loadForms(): Promise<FormLibrary> {
  loading ??= import(/* webpackChunkName: "forms" */ './library').then(
    ({ createFormControl, set }) => (library = { createFormControl, set }),
    (error: unknown) => {
      // The next one who asks tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

interface LateControl<Control> {
  /** `null` until the library has come. */
  control: Control | null;
  /** Asks for the library. */
  prepare: () => void;
  /** Acts once the fields of the form belong to the control: at once, if they do already. */
  withControl: <Result>(act: (control: Control) => Result) => Result | Promise<Result>;
}

/** What `create` makes of the library: at once where it is there, else when it is asked for. */
export function useLateControl<Control extends object>(
  create: (library: FormLibrary) => Control,
): LateControl<Control> {
  const [make] = useState(() => create);
  const [control, setControl] = useState(() => library && make(library));
  const attached = useRef<Control | null>(null);
  const waiting = useRef<((control: Control) => void)[]>([]);

  // After the fields have handed their elements to it.
  useLayoutEffect(() => {
    attached.current = control;
    if (control) waiting.current.splice(0).forEach((resolve) => resolve(control));
  }, [control]);

  const load = useCallback(async (): Promise<Control> => {
    const loaded = await loadForms();
    setControl((earlier) => earlier ?? make(loaded));
    return attached.current ?? new Promise((resolve) => waiting.current.push(resolve));
  }, [make]);

  return {
    control,
    // With what the form is sent after it. Sending the form tells that it did not come.
    prepare: useCallback(
      () =>
        void Promise.resolve(attached.current ?? load())
          .then(loadApi)
          .catch(() => {}),
      [load],
    ),
    withControl: useCallback(
      (act) => (attached.current ? act(attached.current) : load().then(act)),
      [load],
    ),
  };
}

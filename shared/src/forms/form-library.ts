import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { loadApi } from '../calls';

type FormLibrary = typeof import('./library');

let library: FormLibrary | null = null;
let loading: Promise<FormLibrary> | null = null;

/**
 * Loads the form library once. A first visit does not need it: a prerendered form loads it when the
 * visitor uses the form, and the host loads it with every page that it opens later.
 */
export function loadForms(): Promise<FormLibrary> {
  loading ??= import(/* webpackChunkName: "forms" */ './library').then(
    ({ createFormControl, set }) => (library = { createFormControl, set }),
    (error: unknown) => {
      // The next call tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

interface LateControl<Control> {
  /** `null` until the library has loaded. */
  control: Control | null;
  /** Starts loading the library. */
  prepare: () => void;
  /** Calls `act` once the fields are registered with the control: at once, if they already are. */
  withControl: <Result>(act: (control: Control) => Result) => Result | Promise<Result>;
}

/** Creates a control from the library: at once if the library is loaded, otherwise when it is needed. */
export function useLateControl<Control extends object>(
  create: (library: FormLibrary) => Control,
): LateControl<Control> {
  const [make] = useState(() => create);
  const [control, setControl] = useState(() => library && make(library));
  const attached = useRef<Control | null>(null);
  const waiting = useRef<((control: Control) => void)[]>([]);

  // By now, the fields have passed their elements to the control.
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
    // Also loads the API client, which sends the form. Errors are ignored: sending the form reports them.
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

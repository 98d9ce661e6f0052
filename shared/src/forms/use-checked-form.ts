import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { SubmitEvent } from 'react';
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  PathValue,
  UseFormReturn,
} from 'react-hook-form';
import { dismissToast, toast } from '../toast';
import type { ToastKey } from '../toast';
import { useHydrated } from '../ui';
import { failures } from '../model/validation';
import type { Check } from '../model/validation';
import { useLateControl } from './form-library';

/** Without `formState`: the state is read field by field. */
type FormControl<Values extends FieldValues> = Omit<UseFormReturn<Values>, 'formState'>;

const NOT_SENT = 'This could not be sent. Please check your connection and try again.';

export interface CheckedFormOptions<Values extends FieldValues> {
  /** The rules, in the order in which they are reported; best a constant of the module. */
  checks?: readonly Check<Values>[];
  /** A toast for the first failing rule only (the default), or one for each failing field. */
  report?: 'first' | 'each';
  /** Milliseconds; by default the site's usual duration. `null` keeps the toasts open. */
  toastDuration?: number | null;
  /** Leave it out on prerendered pages: the fields then keep what was typed before hydration. */
  defaultValues?: DefaultValues<Values>;
  /** Runs once all rules pass. The form is busy, and cannot be sent again, until it settles. */
  onSubmit: (values: Values) => void | Promise<void>;
}

export interface CheckedForm<Values extends FieldValues> {
  /** The form library's own functions, `null` until it has loaded; prefer the functions below. */
  control: FormControl<Values> | null;
  /** Loads the code that checks and sends the form; called when the visitor starts to use the form. */
  prepare: () => void;
  submit: (event?: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** The form is being sent. */
  busy: boolean;
  /** Names of the fields that the rules do not accept empty. */
  requiredFields: ReadonlySet<string>;
  /** The number of toasts of the last attempt; if there are several, one summary announces them. */
  failed: { count: number; attempt: number };
  /** Shows a server's `errors` beside the fields (the first message of each) and focuses the first field. */
  setFieldErrors: (errors: Record<string, readonly string[]>) => void;
  /** The current values of the fields. */
  values: () => Values;
  /** Empties the form, or starts it again with these values. */
  reset: (values?: DefaultValues<Values>) => void;
  /** Sets one field, as if the visitor had typed the value. */
  setValue: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
  /** Forgets a field that is no longer shown. */
  unregister: (name: Path<Values>) => void;
  /** The value of a field; the form renders again when the value changes. */
  watch: <Name extends Path<Values>>(name: Name) => PathValue<Values, Name>;
}

/**
 * A form with the site's rules. If a check fails, the form shows the specified toast and the message
 * beside the field, and focuses the first failing field. All of this follows from one list of checks.
 * The form never discards input.
 */
export function useCheckedForm<Values extends FieldValues>({
  checks = [],
  report = 'first',
  toastDuration,
  defaultValues,
  onSubmit,
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const sending = useRef(false);
  const reported = useRef<{ field: string; key: ToastKey }[]>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState({ count: 0, attempt: 0 });
  const requiredFields = useMemo(() => fieldsRequiredBy(checks), [checks]);
  const [, rerender] = useReducer((drawn: number) => drawn + 1, 0);

  // The rules of the last render: the rules for a list depend on its length.
  const rules = useRef(checks);
  useLayoutEffect(() => {
    rules.current = checks;
  });

  const { control, prepare, withControl } = useLateControl(({ createFormControl, set }) =>
    createFormControl<Values>({
      defaultValues,
      // Focus follows the order of the rules, which is the order of the toasts.
      shouldFocusError: false,
      resolver: (values) => {
        const errors: FieldErrors<Values> = {};
        const failing = failures(rules.current, values);
        // A toast disappears as soon as its field is valid.
        reported.current = reported.current.filter(({ field, key }) => {
          const stillFails = failing.some((failure) => failure.field === field);
          if (!stillFails) dismissToast(key);
          return stillFails;
        });
        for (const { field, message } of failing) {
          set(errors, field, { type: 'check', message });
        }
        return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
      },
    }),
  );

  // Runs before the code that waits for the control: until `isReady`, the control returns the initial values.
  useLayoutEffect(() => {
    if (!control) return;
    // From now on, a `reset` replaces the content of the fields.
    control.control._formState.isReady = true;
    return control.subscribe({ formState: { errors: true }, callback: rerender });
  }, [control]);

  /** Calls `act` with the control. Ignores a library that cannot be loaded: sending the form reports it. */
  const withLoadedControl = useCallback(
    (act: (control: FormControl<Values>) => void) => {
      const done = withControl(act);
      if (done instanceof Promise) done.catch(() => {});
    },
    [withControl],
  );

  // A prerendered form loads the library when the visitor uses it, or at once to fill in default values.
  const hydrated = useHydrated();
  const [wasPrerendered] = useState(!hydrated);
  useEffect(() => {
    if (!wasPrerendered || defaultValues) withLoadedControl(() => {});
    // Runs once, when the form is mounted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The type cannot list the paths of a generic form: checks and servers name fields that the form has.
  const focus = (field: string) =>
    withLoadedControl(({ setFocus }) => setFocus(field as Path<Values>));

  const reportFailures = (values: Values) => {
    const all = failures(rules.current, values);
    const shown = report === 'each' ? all : all.slice(0, 1);
    const announced = shown.length <= 1;
    reported.current = shown.map(({ field, message }) => ({
      field,
      key: toast(message, { variant: 'error', duration: toastDuration, announced }),
    }));
    setFailed(({ attempt }) => ({ count: shown.length, attempt: attempt + 1 }));
    if (all[0]) focus(all[0].field);
  };

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // A dialog's form is in a portal: in React's tree, its submit event would bubble to a form around it.
    event?.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    // The toasts of this attempt replace those of the previous one.
    reported.current.forEach(({ key }) => dismissToast(key));
    reported.current = [];
    try {
      const loaded = await Promise.resolve(withControl((each) => each)).catch(() => null);
      if (loaded) await loaded.handleSubmit(onSubmit, () => reportFailures(loaded.getValues()))();
      else toast(NOT_SENT, { variant: 'error', duration: toastDuration });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const setFieldErrors = (errors: Record<string, readonly string[]>) => {
    const named = Object.entries(errors).filter(([, messages]) => messages.length > 0);
    withLoadedControl(({ setError }) => {
      for (const [field, [message]] of named) {
        // The type cannot list the paths of a generic form: the server names a field that the form has.
        setError(field as Path<Values>, { type: 'server', message });
      }
    });
    if (named[0]) focus(named[0][0]);
  };

  const reset = (values?: DefaultValues<Values>) =>
    withLoadedControl((to) => {
      to.reset();
      if (values) to.reset(values);
    });

  // The same function at each render, because the effects of pages depend on it.
  const setValue: CheckedForm<Values>['setValue'] = useCallback(
    (name, value) => withLoadedControl((to) => to.setValue(name, value)),
    [withLoadedControl],
  );

  return {
    control,
    prepare,
    submit,
    busy,
    requiredFields,
    failed,
    setFieldErrors,
    // Without the library, the form has its initial values and cannot have been sent.
    values: () => control?.getValues() ?? ((defaultValues ?? {}) as Values),
    reset,
    setValue,
    unregister: (name) => withLoadedControl(({ unregister }) => unregister(name)),
    watch: (name) => {
      if (control) return control.watch(name);
      // Pages watch only fields of the first level, and give each of them a default value.
      return (defaultValues as Record<string, PathValue<Values, typeof name>>)[name]!;
    },
  };
}

/** The fields whose rules fail in an empty form. */
function fieldsRequiredBy<Values>(checks: readonly Check<Values>[]): ReadonlySet<string> {
  const required = checks.filter(({ passes }) => {
    try {
      // Every field is an empty text, whatever its type: the rules only check whether the field is empty.
      return !passes(new Proxy({}, { get: () => '' }) as Values);
    } catch {
      // A rule about the entries of a list: the empty form has none.
      return false;
    }
  });
  return new Set(required.map(({ field }) => field));
}

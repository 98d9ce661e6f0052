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
import { failures } from '../validation';
import type { Check } from '../validation';
import { useLateControl } from './form-library';

/** Its state is read field by field. */
type FormControl<Values extends FieldValues> = Omit<UseFormReturn<Values>, 'formState'>;

const NOT_SENT = 'This could not be sent. Please check your connection and try again.';

export interface CheckedFormOptions<Values extends FieldValues> {
  /** The rules, in the order they are reported. A constant of the module. */
  checks?: readonly Check<Values>[];
  /** A toast for the first failing rule only (the default), or one for each failing field. */
  report?: 'first' | 'each';
  /** Milliseconds; the site's usual time unless told. `null` keeps the toasts open. */
  toastDuration?: number | null;
  /** Leave it out on prerendered pages: the fields then keep what was typed before hydration. */
  defaultValues?: DefaultValues<Values>;
  /** Runs once all rules pass. The form is busy, and cannot be sent again, until it settles. */
  onSubmit: (values: Values) => void | Promise<void>;
}

export interface CheckedForm<Values extends FieldValues> {
  /** The form library's own functions, `null` until it has come; prefer those below. */
  control: FormControl<Values> | null;
  /** Fetches what checks and sends the form: the visitor turns to it. */
  prepare: () => void;
  submit: (event?: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** Being sent. */
  busy: boolean;
  /** Names of the fields that the rules do not accept empty. */
  requiredFields: ReadonlySet<string>;
  /** How many fields failed at the last try, where each has a toast; one summary announces them. */
  failed: { count: number; attempt: number };
  /** Shows a server's `errors` map beside the fields (first message each), focus on the first. */
  setFieldErrors: (errors: Record<string, readonly string[]>) => void;
  /** What the fields hold now. */
  values: () => Values;
  /** Empties the form, or starts it again from these values. */
  reset: (values?: DefaultValues<Values>) => void;
  /** Sets one field, as if it had been typed. */
  setValue: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
  /** Forgets a field that is no longer shown. */
  unregister: (name: Path<Values>) => void;
  /** Follows a field's value while rendering. */
  watch: <Name extends Path<Values>>(name: Name) => PathValue<Values, Name>;
}

/**
 * A form with the site's rules: on a failure the specified toast, the message beside the field and
 * focus on the first failing field, all from the same list of checks. Input is never thrown away.
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
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);

  // Of the last render: the rules of a list follow its length.
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
        // A toast goes as soon as its field is right.
        reported.current = reported.current.filter(({ field, key }) => {
          const stands = failing.some((failure) => failure.field === field);
          if (!stands) dismissToast(key);
          return stands;
        });
        for (const { field, message } of failing) {
          set(errors, field, { type: 'check', message });
        }
        return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
      },
    }),
  );

  // Before anybody who waits for the control: until then it gives out what the form began with.
  useLayoutEffect(() => {
    if (!control) return;
    // What is in the fields from now on no longer wins over a `reset`.
    control.control._formState.isReady = true;
    return control.subscribe({ formState: { errors: true }, callback: draw });
  }, [control]);

  /** Whoever sends the form is told that the library did not come. */
  const tell = useCallback(
    (act: (control: FormControl<Values>) => void) => {
      const done = withControl(act);
      if (done instanceof Promise) done.catch(() => {});
    },
    [withControl],
  );

  // A form that was there before its script waits for the visitor, unless something is to be filled in.
  const hydrated = useHydrated();
  const [wasPrerendered] = useState(!hydrated);
  useEffect(() => {
    if (!wasPrerendered || defaultValues) tell(() => {});
    // Once, when the form comes to life.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The paths of a generic form cannot be named: checks and answers name fields that it has.
  const focus = (field: string) => tell(({ setFocus }) => setFocus(field as Path<Values>));

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
    // A dialog's form sits in a portal: its submit would bubble to a form around it in React's tree.
    event?.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    // What the last try lacked is told anew, not once more.
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
    tell(({ setError }) => {
      for (const [field, [message]] of named) {
        // As above.
        setError(field as Path<Values>, { type: 'server', message });
      }
    });
    if (named[0]) focus(named[0][0]);
  };

  const reset = (values?: DefaultValues<Values>) =>
    tell((to) => {
      to.reset();
      if (values) to.reset(values);
    });

  // The same function at each render: pages name it among what their effects depend on.
  const setValue: CheckedForm<Values>['setValue'] = useCallback(
    (name, value) => tell((to) => to.setValue(name, value)),
    [tell],
  );

  return {
    control,
    prepare,
    submit,
    busy,
    requiredFields,
    failed,
    setFieldErrors,
    // Without the library the form holds what it began with, and nobody can have sent it.
    values: () => control?.getValues() ?? ((defaultValues ?? {}) as Values),
    reset,
    setValue,
    unregister: (name) => tell(({ unregister }) => unregister(name)),
    watch: (name) => {
      if (control) return control.watch(name);
      // Pages follow fields of the first level, and give each a value to begin with.
      return (defaultValues as Record<string, PathValue<Values, typeof name>>)[name]!;
    },
  };
}

/** Asks each rule about a form in which nothing is filled in. */
function fieldsRequiredBy<Values>(checks: readonly Check<Values>[]): ReadonlySet<string> {
  const required = checks.filter(({ passes }) => {
    try {
      // Every field reads as the empty text, whatever its type: the rules only look whether it is empty.
      return !passes(new Proxy({}, { get: () => '' }) as Values);
    } catch {
      // A rule about the entries of a list, which this form does not have.
      return false;
    }
  });
  return new Set(required.map(({ field }) => field));
}

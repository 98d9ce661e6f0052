import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { dismissToast, toast, type ToastKey } from 'shared/toast';
import { failures, valueAt, type Check } from '../model/validation';
import { controlsOf, readValues, writeValue } from './form-values';

/** Why a form could not be sent. A failed call of `shared/calls` has this shape (`readFailure`). */
export interface FormFailure {
  /** For the toast; `null` if no toast is to be shown. */
  message: string | null;
  /** Messages beside the fields; the first of each field is shown. */
  errors?: Readonly<Record<string, readonly string[]>>;
}

/** The values that a form starts with; other fields start empty. */
export type InitialValues<Values> = {
  readonly [Name in keyof Values]?: Values[Name] extends object
    ? InitialValues<Values[Name]>
    : Values[Name];
};

export interface CheckedFormOptions<Values> {
  /** The rules, in the order in which they are reported; a constant of the module. */
  checks?: readonly Check<Values>[];
  /** A toast for the first failing rule only (the default), or one for each failing field. */
  report?: 'first' | 'each';
  /** Milliseconds; by default the site's usual duration. `null` keeps the toasts open. */
  toastDuration?: number | null;
  /** Leave it out on prerendered pages: the fields then keep what was typed before hydration. */
  defaultValues?: InitialValues<Values>;
  /**
   * Runs once all rules pass. The form is busy, and cannot be sent again, until it settles. Returns why
   * the form could not be sent, which the form then shows, or `null`.
   */
  onSubmit: (values: Values) => FormFailure | null | Promise<FormFailure | null>;
}

export interface CheckedForm<Values> {
  /** For `Form`: the element, which holds the values. */
  element: RefObject<HTMLFormElement | null>;
  checks: readonly Check<Values>[];
  initial: (field: string) => unknown;
  submit: (event?: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** For `Form`: a field, or the rows of a list, have changed. */
  changed: (field: string) => void;
  /** The form is being sent. */
  busy: boolean;
  /** The messages beside the fields. */
  errors: Readonly<Record<string, string>>;
  /** The number of toasts of the last attempt; if there are several, one summary announces them. */
  failed: { count: number; attempt: number };
  /** The values in the fields now. */
  values: () => Values;
  /** Starts the form again: with its first values, or with these. */
  reset: (values?: InitialValues<Values>) => void;
  /** Sets one field, as if the visitor had entered the value. */
  setValue: (field: keyof Values & string, value: unknown) => void;
  /** The value of a field of the first level; the form renders again when the value changes. */
  watch: <Name extends keyof Values & string>(field: Name) => Values[Name];
}

const none: readonly never[] = [];

/**
 * A form with the site's rules, whose values are those of the form element. If a check fails, the form
 * shows the specified toast and the message beside the field, and focuses the first failing field. All of
 * this follows from one list of checks. The form never discards input.
 */
export function useCheckedForm<Values extends object>({
  checks = none,
  report = 'first',
  toastDuration,
  defaultValues,
  onSubmit,
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const attempted = useRef(false);
  const reported = useRef<{ field: string; key: ToastKey }[]>([]);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState({ count: 0, attempt: 0 });
  const [watched, setWatched] = useState<Record<string, unknown>>({});
  const watchedNames = useRef(new Set<string>());

  const options = useRef({ checks, report, toastDuration, onSubmit });
  useLayoutEffect(() => {
    options.current = { checks, report, toastDuration, onSubmit };
  });

  const values = useCallback(() => readValues<Values>(element.current!), []);

  const dismiss = (isOver: (field: string) => boolean) => {
    reported.current.filter(({ field }) => isOver(field)).forEach(({ key }) => dismissToast(key));
    reported.current = reported.current.filter(({ field }) => !isOver(field));
  };

  /** Shows the messages beside the fields, and moves the focus to the first of these fields. */
  const showErrors = (found: readonly { field: string; message: string }[]) => {
    setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    if (found[0]) focus(found[0].field);
  };

  const focus = (field: string) => {
    const controls = controlsOf(element.current!);
    const control =
      controls.find(({ name }) => name === field) ??
      controls.find(({ name }) => name.startsWith(`${field}.`));
    control?.focus();
  };

  const showFailedChecks = (found: ReturnType<typeof failures>) => {
    const shown = options.current.report === 'each' ? found : found.slice(0, 1);
    const announced = shown.length <= 1;
    reported.current = shown.map(({ field, message }) => ({
      field,
      key: toast(message, {
        variant: 'error',
        duration: options.current.toastDuration,
        announced,
      }),
    }));
    setFailed(({ attempt }) => ({ count: shown.length, attempt: attempt + 1 }));
    showErrors(found);
  };

  const showFailure = ({ message, errors: fields = {} }: FormFailure) => {
    if (message) toast(message, { variant: 'error', duration: options.current.toastDuration });
    showErrors(
      Object.entries(fields).flatMap(([field, [first]]) =>
        first === undefined ? [] : [{ field, message: first }],
      ),
    );
  };

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // A dialog's form is in a portal: in React's tree, its submit event would bubble to a form around it.
    event?.stopPropagation();
    if (sending.current) return;
    attempted.current = true;
    // The toasts of this attempt replace those of the previous one.
    dismiss(() => true);
    const sent = values();
    const found = failures(options.current.checks, sent);
    if (found.length > 0) {
      showFailedChecks(found);
      return;
    }
    setErrors({});
    sending.current = true;
    setBusy(true);
    try {
      const failure = await options.current.onSubmit(sent);
      if (failure) showFailure(failure);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const updateWatched = () => {
    const now = values();
    const names = [...watchedNames.current];
    setWatched(Object.fromEntries(names.map((name) => [name, valueAt(now, name)])));
  };

  /** After an attempt, the message beside a field follows what is in it; a toast goes when its field is valid. */
  const changed = (field: string) => {
    if (watchedNames.current.has(field)) updateWatched();
    if (!attempted.current) return;
    const found = failures(options.current.checks, values());
    dismiss((each) => !found.some((failure) => failure.field === each));
    const isMeant = (each: string) => each === field || each.startsWith(`${field}.`);
    setErrors((before) =>
      Object.fromEntries([
        ...Object.entries(before).filter(([each]) => !isMeant(each)),
        ...found.filter((each) => isMeant(each.field)).map((each) => [each.field, each.message]),
      ]),
    );
  };

  // The same function at each render, because the effects of pages depend on it.
  const hearOf = useRef(changed);
  useLayoutEffect(() => {
    hearOf.current = changed;
  });
  const setValue = useCallback<CheckedForm<Values>['setValue']>((field, value) => {
    controlsOf(element.current!)
      .filter(({ name }) => name === field)
      .forEach((control) => writeValue(control, value));
    hearOf.current(field);
  }, []);

  const reset = (to?: InitialValues<Values>) => {
    element.current!.reset();
    if (to) {
      for (const control of controlsOf(element.current!)) {
        writeValue(control, valueAt(to, control.name));
      }
    }
    attempted.current = false;
    setErrors({});
    updateWatched();
  };

  return {
    element,
    checks,
    initial: (field) => valueAt(defaultValues, field),
    submit,
    changed,
    busy,
    errors,
    failed,
    values,
    reset,
    setValue,
    watch: (name) => {
      watchedNames.current.add(name);
      // A form has the values that its type says, first those it starts with.
      return (name in watched ? watched[name] : valueAt(defaultValues, name)) as never;
    },
  };
}

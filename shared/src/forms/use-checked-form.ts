import { useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { set, useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { dismissToast, toast } from '../toast';
import type { ToastKey } from '../toast';
import { failures } from '../validation';
import type { Check } from '../validation';

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
  /** What `Form` needs; prefer the functions below. */
  methods: UseFormReturn<Values>;
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
  setValue: UseFormReturn<Values>['setValue'];
  /** Follows a field's value while rendering. */
  watch: UseFormReturn<Values>['watch'];
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
  const [failed, setFailed] = useState({ count: 0, attempt: 0 });
  const requiredFields = useMemo(() => fieldsRequiredBy(checks), [checks]);

  const methods = useForm<Values>({
    defaultValues,
    // Focus follows the order of the rules, which is the order of the toasts.
    shouldFocusError: false,
    resolver: (values) => {
      const errors: FieldErrors<Values> = {};
      const failing = failures(checks, values);
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
  });

  // The paths of a generic form cannot be named: checks and answers name fields that it has.
  const focus = (field: string) => methods.setFocus(field as Path<Values>);

  const reportFailures = () => {
    const all = failures(checks, methods.getValues());
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
    // What the last try lacked is told anew, not once more.
    reported.current.forEach(({ key }) => dismissToast(key));
    reported.current = [];
    try {
      await methods.handleSubmit(onSubmit, reportFailures)();
    } finally {
      sending.current = false;
    }
  };

  const setFieldErrors = (errors: Record<string, readonly string[]>) => {
    const named = Object.entries(errors).filter(([, messages]) => messages.length > 0);
    for (const [field, [message]] of named) {
      // As above.
      methods.setError(field as Path<Values>, { type: 'server', message });
    }
    if (named[0]) focus(named[0][0]);
  };

  const reset = (values?: DefaultValues<Values>) => {
    methods.reset();
    if (values) methods.reset(values);
  };

  return {
    methods,
    submit,
    busy: methods.formState.isSubmitting,
    requiredFields,
    failed,
    setFieldErrors,
    values: () => methods.getValues(),
    reset,
    setValue: methods.setValue,
    watch: methods.watch,
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

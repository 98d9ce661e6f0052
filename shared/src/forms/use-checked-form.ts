import { useRef } from 'react';
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
  const reported = useRef<ToastKey[]>([]);

  const methods = useForm<Values>({
    defaultValues,
    // Focus follows the order of the rules, which is the order of the toasts.
    shouldFocusError: false,
    resolver: (values) => {
      const errors: FieldErrors<Values> = {};
      for (const { field, message } of failures(checks, values)) {
        set(errors, field, { type: 'check', message });
      }
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });

  const focus = (field: string) => methods.setFocus(field as Path<Values>);

  const reportFailures = () => {
    const failed = failures(checks, methods.getValues());
    reported.current = (report === 'each' ? failed : failed.slice(0, 1)).map(({ message }) =>
      toast(message, { variant: 'error', duration: toastDuration }),
    );
    if (failed[0]) focus(failed[0].field);
  };

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // A dialog's form sits in a portal: its submit would bubble to a form around it in React's tree.
    event?.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    // What the last try lacked is told anew, not once more.
    reported.current.forEach(dismissToast);
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
    setFieldErrors,
    values: () => methods.getValues(),
    reset,
    setValue: methods.setValue,
    watch: methods.watch,
  };
}

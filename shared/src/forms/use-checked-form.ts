import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type SubmitEvent,
} from 'react';
import { failureText, readFailure } from 'shared/calls';
import { failures, isRequired, type FailedCheck } from '../model/validation';
import { dismissToast, toast, type ToastKey } from '../toast';
import { controlOf, readValues, writeValues } from './control-values';
import { namesBelow } from './names';
import type { Attempt, CheckedForm, CheckedFormOptions } from './checked-form';
import type { Failure } from './outcome';

type Errors = Readonly<Record<string, { message: string; fromServer: boolean }>>;

interface Result {
  errors: Errors;
  attempt: Attempt;
}

/**
 * A form with the site's rules. The rules run once for each attempt, on what is in the fields at that
 * moment. If one fails, the form shows its toast and the messages beside the fields, and focuses the
 * first failing field. The form never discards input.
 *
 * The submission is no React form action, because an action resets the fields when it ends, and it
 * holds back what the page shows until then.
 */
export function useCheckedForm<Values extends object>({
  checks = [],
  report = 'first',
  toastDuration,
  defaultValues,
  onSubmit,
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const attempted = useRef(false);
  /** The toasts on the screen, with the field of a failed check. */
  const toasts = useRef<{ key: ToastKey; field?: string; isSticky?: boolean }[]>([]);
  const [defaults] = useState<Partial<Values>>(defaultValues ?? {});
  const [listeners] = useState(() => new Set<() => void>());
  const [busy, setBusy] = useState(false);
  // No state of the page: a key renders only the field whose message it changes, and not a form of 70.
  const result = useRef<Result>({ errors: {}, attempt: { number: 0, count: 0, focus: null } });

  // Those of the last render: some depend on what the page shows.
  const latest = useRef({ checks, onSubmit });
  useLayoutEffect(() => {
    latest.current = { checks, onSubmit };
  });

  // A toast without an end belongs to the form that shows it.
  useEffect(
    () => () => {
      for (const { key, isSticky } of toasts.current) if (isSticky) dismissToast(key);
    },
    [],
  );

  const values = useCallback(() => readValues(element.current, defaults), [defaults]);

  const lastAttempt = useCallback(() => result.current.attempt, []);
  const errorOf = useCallback((name: string) => result.current.errors[name]?.message, []);
  const tell = useCallback(() => listeners.forEach((listener) => listener()), [listeners]);
  const show = useCallback(
    (next: Result) => {
      result.current = next;
      tell();
    },
    [tell],
  );

  const recheck = useCallback(
    (changed?: string) => {
      if (!attempted.current) return tell();
      const failing = new Map(
        failures(latest.current.checks, values()).map((failed) => [failed.field, besideOf(failed)]),
      );
      // A toast disappears as soon as its field is valid.
      toasts.current = toasts.current.filter(({ key, field }) => {
        const stays = field === undefined || failing.has(field);
        if (!stays) dismissToast(key);
        return stays;
      });
      const { attempt } = result.current;
      const errors = errorsAfter(result.current.errors, failing, changed);
      const count = Object.keys(errors).length;
      const isPutRight = attempt.count > 0 && count < attempt.count;
      show({ errors, attempt: isPutRight ? { ...attempt, count, focus: null } : attempt });
    },
    [tell, show, values],
  );

  const reportFailing = (failing: readonly FailedCheck[]) => {
    const shown = report === 'each' ? failing : failing.slice(0, 1);
    const announced = shown.length <= 1;
    toasts.current = shown.map(({ field, message }) => ({
      field,
      key: toast(message, { variant: 'error', duration: toastDuration, announced }),
    }));
    showMessages(failing, false, announced ? 0 : shown.length);
  };

  const reportFailure = ({ error, otherwise, toast: given, duration, errors }: Failure) => {
    const text = given === undefined ? failureText(error, otherwise) : given;
    const isSticky = duration === null;
    if (text && !(isSticky && !element.current)) {
      const key = toast(text, {
        variant: 'error',
        duration: duration === undefined ? toastDuration : duration,
      });
      toasts.current.push({ key, isSticky });
    }
    const messages = Object.entries(errors ?? readFailure(error).errors).map(
      ([field, [message = '']]) => ({
        field,
        message,
      }),
    );
    showMessages(
      messages.filter(({ message }) => message !== ''),
      true,
      0,
    );
  };

  const showMessages = (all: readonly FailedCheck[], fromServer: boolean, count: number) => {
    const first = all.find(({ field }) => controlOf(element.current, field));
    show({
      errors: Object.fromEntries(
        all.map((failed) => [failed.field, { message: besideOf(failed), fromServer }]),
      ),
      attempt: { number: lastAttempt().number + 1, count, focus: first?.field ?? null },
    });
  };

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // A dialog's form is in a portal: in React's tree, its submit event would bubble to a form around it.
    event?.stopPropagation();
    if (sending.current) return;
    attempted.current = true;
    // The toasts of this attempt replace those of the previous one.
    for (const { key } of toasts.current.splice(0)) dismissToast(key);
    const sent = values();
    const failing = failures(latest.current.checks, sent);
    if (failing.length > 0) return reportFailing(failing);
    showMessages([], false, 0);
    sending.current = true;
    setBusy(true);
    try {
      const outcome = await latest.current.onSubmit(sent);
      if (outcome.error) reportFailure(outcome);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const reset = useCallback(
    (given: Partial<Values> = {}) => {
      element.current?.reset();
      writeValues(element.current, given);
      attempted.current = false;
      show({
        errors: {},
        attempt: { number: lastAttempt().number + 1, count: 0, focus: null },
      });
    },
    [show, lastAttempt],
  );

  const setValue: CheckedForm<Values>['setValue'] = useCallback(
    (name, value) => {
      writeValues(element.current, { [name]: value });
      recheck(name);
    },
    [recheck],
  );

  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );

  return {
    element,
    name: namesBelow<Values>(''),
    submit,
    busy,
    lastAttempt,
    errorOf,
    isRequired: useCallback((name: string) => isRequired(checks, name), [checks]),
    defaults,
    values,
    reset,
    setValue,
    recheck,
    subscribe,
  };
}

const besideOf = ({ message, beside = message }: FailedCheck) => beside;

/** A server's message stays until its own field changes, the message of a check until the check passes. */
function errorsAfter(
  errors: Errors,
  failing: ReadonlyMap<string, string>,
  changed?: string,
): Errors {
  const names = new Set([...Object.keys(errors), ...(changed === undefined ? [] : [changed])]);
  const entries = [...names].flatMap((name) => {
    const before = errors[name];
    if (before?.fromServer && name !== changed) return [[name, before] as const];
    const message = failing.get(name);
    return message === undefined ? [] : [[name, { message, fromServer: false }] as const];
  });
  return Object.fromEntries(entries);
}

/** The value of a text, a choice or a checkbox; the component renders again when the value changes. */
export function useFieldValue<
  Values extends { readonly [Key in Name]?: string | boolean },
  Name extends keyof Values & string,
>({ values, subscribe, defaults }: CheckedForm<Values>, name: Name): Values[Name] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => values()[name],
    () => defaults[name],
  );
}

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { firstFieldError, readFailure } from 'shared/calls';
import { failures, isRequired, type Checks, type FailedCheck } from '../model/validation';
import { dismissToast, toast, type ToastKey } from '../toast';
import { controlOf, readValues, writeValues } from './control-values';
import { namesBelow, type NamesOf } from './names';
import { texts } from './texts';

/** Why a form was not accepted: the error of its call, and what the form shows of it. */
export interface Failure {
  error: object;
  /** The toast if the server gives no reason; by default, "Something went wrong." */
  otherwise?: string;
  /** The toast instead of the server's reason; `null` if the page has already shown the failure. */
  toast?: string | null;
  /** Milliseconds; by default the form's `toastDuration`. `null` keeps the toast until the next attempt. */
  duration?: number | null;
  /** Messages by control, if the server's `errors` have other names than the controls. */
  errors?: Readonly<Record<string, readonly string[]>>;
}

/** How sending a form has ended: with the outcome of its call, or in one of two words. */
export type Outcome =
  | { data: NonNullable<unknown>; error?: undefined }
  | Failure
  | { end: 'done' | 'stopped'; error?: undefined };

/** A form has done what it does, without a call or with one whose response contains nothing. */
export const done: Outcome = { end: 'done' };

/** Nothing was sent, or nobody is there any more to be told: there is neither a success nor a failure. */
export const stopped: Outcome = { end: 'stopped' };

export interface CheckedFormOptions<Values extends object> {
  /** The rules, in the order in which they are reported; best a constant of the module. */
  checks?: Checks<Values>;
  /** A toast for the first failing rule only (the default), or one for each failing field. */
  report?: 'first' | 'each';
  /** Milliseconds; by default the site's usual duration. `null` keeps the toasts open. */
  toastDuration?: number | null;
  /** The values of the first render; later ones are ignored. */
  defaultValues?: Partial<Values>;
  /**
   * Runs once all rules pass. It returns the outcome of its call: the form shows a failure in a toast and
   * beside the fields. The form is busy, and cannot be sent again, until then.
   */
  onSubmit: (values: Values) => Outcome | Promise<Outcome>;
}

export interface CheckedForm<Values extends object> {
  /** The form element, which is the only store of the values. */
  element: RefObject<HTMLFormElement | null>;
  /** The name of a control: `name={form.name('city')}`. */
  name: NamesOf<Values>;
  submit: (event?: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** The form is being sent. */
  busy: boolean;
  /** The number of toasts of the last attempt; if there are several, one summary announces them. */
  failed: { count: number; attempt: number };
  /** The message beside a field. */
  errorOf: (name: string) => string | undefined;
  /** Whether the rules do not accept the field empty. */
  isRequired: (name: string) => boolean;
  /** What the fields contain at first. */
  defaults: Readonly<Partial<Values>>;
  /** What is in the fields now. */
  values: () => Values;
  /** Brings the default values back, and writes the given ones into their fields. */
  reset: (values?: Partial<Values>) => void;
  /** Writes into one field. */
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** After a change of a field, or of the rows of a list: removes messages that no longer apply. */
  recheck: (changed?: string) => void;
  /** Calls the listener after each change of a field. */
  subscribe: (listener: () => void) => () => void;
}

interface Result {
  errors: Readonly<Record<string, { message: string; fromServer: boolean }>>;
  /** Toasts of failed checks. */
  count: number;
  attempt: number;
  /** The field that gets the focus. */
  focus: string | null;
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
  const [result, setResult] = useState<Result>({ errors: {}, count: 0, attempt: 0, focus: null });

  // The rules of the last render: some depend on what the page shows.
  const rules = useRef(checks);
  useLayoutEffect(() => {
    rules.current = checks;
  });

  // After the render that shows the message, so that the field is announced together with it.
  useLayoutEffect(() => {
    if (result.focus !== null) controlOf(element.current, result.focus)?.focus();
  }, [result.focus, result.attempt]);

  // A toast without an end belongs to the form that shows it.
  useEffect(
    () => () => {
      for (const { key, isSticky } of toasts.current) if (isSticky) dismissToast(key);
    },
    [],
  );

  const values = useCallback(() => readValues(element.current, defaults), [defaults]);

  const recheck = useCallback(
    (changed?: string) => {
      listeners.forEach((listener) => listener());
      if (!attempted.current) return;
      const failing = new Map(
        failures(rules.current, values()).map(({ field, message }) => [field, message]),
      );
      // A toast disappears as soon as its field is valid.
      toasts.current = toasts.current.filter(({ key, field }) => {
        const stays = field === undefined || failing.has(field);
        if (!stays) dismissToast(key);
        return stays;
      });
      setResult((before) => ({ ...before, errors: errorsAfter(before, failing, changed) }));
    },
    [listeners, values],
  );

  const reportFailing = (failing: readonly FailedCheck[]) => {
    const shown = report === 'each' ? failing : failing.slice(0, 1);
    const announced = shown.length <= 1;
    toasts.current = shown.map(({ field, message }) => ({
      field,
      key: toast(message, { variant: 'error', duration: toastDuration, announced }),
    }));
    showMessages(failing, false, shown.length);
  };

  const reportFailure = ({ error, otherwise, toast: given, duration, errors }: Failure) => {
    const failure = readFailure(error);
    const reason = firstFieldError(failure) ?? failure.message;
    // The host says that the session has ended.
    const ended = 'endedSession' in error;
    const text =
      given === undefined && !ended ? (reason ?? otherwise ?? texts.somethingWentWrong) : given;
    const isSticky = duration === null;
    if (text && !(isSticky && !element.current)) {
      const key = toast(text, {
        variant: 'error',
        duration: duration === undefined ? toastDuration : duration,
      });
      toasts.current.push({ key, isSticky });
    }
    const messages = Object.entries(errors ?? failure.errors).map(([field, [message = '']]) => ({
      field,
      message,
    }));
    showMessages(
      messages.filter(({ message }) => message !== ''),
      true,
      0,
    );
  };

  const showMessages = (all: readonly FailedCheck[], fromServer: boolean, count: number) => {
    const first = all.find(({ field }) => controlOf(element.current, field));
    setResult(({ attempt }) => ({
      errors: Object.fromEntries(all.map(({ field, message }) => [field, { message, fromServer }])),
      count,
      attempt: attempt + 1,
      focus: first?.field ?? null,
    }));
  };

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // A dialog's form is in a portal: in React's tree, its submit event would bubble to a form around it.
    event?.stopPropagation();
    if (sending.current) return;
    attempted.current = true;
    // The toasts of this attempt replace those of the previous one.
    for (const { key } of toasts.current.splice(0)) dismissToast(key);
    const given = values();
    const failing = failures(checks, given);
    if (failing.length > 0) return reportFailing(failing);
    showMessages([], false, 0);
    sending.current = true;
    setBusy(true);
    try {
      const outcome = await onSubmit(given);
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
      setResult((before) => ({ ...before, errors: {}, count: 0, focus: null }));
      listeners.forEach((listener) => listener());
    },
    [listeners],
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
    failed: { count: result.count, attempt: result.attempt },
    errorOf: (name) => result.errors[name]?.message,
    isRequired: (name) => isRequired(checks, name),
    defaults,
    values,
    reset,
    setValue,
    recheck,
    subscribe,
  };
}

/** A server's message stays until its own field changes, the message of a check until the check passes. */
function errorsAfter(
  { errors }: Result,
  failing: ReadonlyMap<string, string>,
  changed?: string,
): Result['errors'] {
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

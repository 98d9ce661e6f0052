import type { RefObject, SubmitEvent } from 'react';
import type { Checks } from '../model/validation';
import type { NamesOf } from './names';
import type { Outcome } from './outcome';

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
  /** Changes with each attempt, and while what it found is put right. */
  lastAttempt: () => Attempt;
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
  /** Calls the listener after each change of a field, of a message or of the last attempt. */
  subscribe: (listener: () => void) => () => void;
}

export interface Attempt {
  number: number;
  /** Fields that are still to be put right, if there were several: one summary announces them. */
  count: number;
  /** The field that gets the focus. */
  focus: string | null;
}

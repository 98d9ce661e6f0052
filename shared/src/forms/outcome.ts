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

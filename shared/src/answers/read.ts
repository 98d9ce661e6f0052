import type { StatusAnswer } from '../schemas';

/**
 * Answers are read by hand, beside the call that brings them: the schemas would cost every public
 * page more than ten kilobytes (docs/decisions/0011). What a reader returns is trusted after it.
 */

/** What an answer holds under a name; `undefined` where it is no object or lacks it. */
export function property(value: unknown, name: string): unknown {
  // An object may be asked for any name.
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The text under a name; empty where there is none. */
export function textIn(value: unknown, name: string): string {
  const text = property(value, name);
  return typeof text === 'string' ? text : '';
}

/** The answer of a call that only says whether it worked; without a status it did not. */
export function readStatus(answer: unknown): StatusAnswer {
  return { status: Boolean(property(answer, 'status')), message: textIn(answer, 'message') };
}

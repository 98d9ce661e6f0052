import { valueAt } from '../model/validation';

/** A failed call in one form for every cause: HTTP status, the server's message and its field errors. */
export interface ApiFailure {
  /** HTTP status, or `null` without a response. */
  status: number | null;
  message: string | null;
  errors: Record<string, string[]>;
  body: unknown;
}

/** Reads the error of a call, or of a query with a cache (`result.error`, or the rejection of `unwrap()`). */
export function readFailure(error: unknown): ApiFailure {
  const status = valueAt(error, 'status');
  const body = valueAt(error, 'data') ?? null;
  const message = valueAt(body, 'message');
  return {
    status: typeof status === 'number' ? status : null,
    message: typeof message === 'string' && message !== '' ? message : null,
    errors: fieldErrors(valueAt(body, 'errors')),
    body,
  };
}

/** The first message of the first field, or `null`. */
export function firstFieldError(failure: ApiFailure): string | null {
  return Object.values(failure.errors)[0]?.[0] ?? null;
}

/**
 * The server's message, or else the text for this failure: `refused` if the server has answered with a
 * success that is none, `failure` in every other case.
 */
export function messageOf(error: unknown, texts: { refused: string; failure: string }): string {
  const { message, status } = readFailure(error);
  return message ?? (status !== null && status < 300 ? texts.refused : texts.failure);
}

function fieldErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  const read: Record<string, string[]> = {};
  const entries: [string, unknown][] = Object.entries(errors);
  for (const [field, given] of entries) {
    const messages = [given]
      .flat()
      .filter((message): message is string => typeof message === 'string' && message !== '');
    if (messages.length > 0) read[field] = messages;
  }
  return read;
}

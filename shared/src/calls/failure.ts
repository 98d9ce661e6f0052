import { property } from './read-response';

/** A failed call in one form for every cause: HTTP status, the server's message and its field errors. */
export interface ApiFailure {
  /** HTTP status, or `null` without a response. */
  status: number | null;
  message: string | null;
  errors: Record<string, string[]>;
  body: unknown;
}

/** Reads the error of an RTK Query call (`unwrap()` rejection or `result.error`). */
export function readFailure(error: unknown): ApiFailure {
  const status = property(error, 'status');
  const body = property(error, 'data') ?? null;
  const message = property(body, 'message');
  return {
    status: typeof status === 'number' ? status : null,
    message: typeof message === 'string' && message !== '' ? message : null,
    errors: fieldErrors(property(body, 'errors')),
    body,
  };
}

/** The first message of the first field, or `null`. */
export function firstFieldError(failure: ApiFailure): string | null {
  return Object.values(failure.errors)[0]?.[0] ?? null;
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

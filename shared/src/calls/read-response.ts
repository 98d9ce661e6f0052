import type { StatusResponse } from '../model/schemas';

/**
 * Responses are read by hand, next to the calls: validating them with the schemas would add
 * more than ten kilobytes to every public page (docs/decisions/0011). The result of a
 * reader is not checked again.
 */

/** A property of an answer; `undefined` if the answer is not an object or does not have it. */
export function property(value: unknown, name: string): unknown {
  // Any property of an object may be read; its value stays `unknown`.
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** A text property; empty if it is missing or not a text. */
export function textIn(value: unknown, name: string): string {
  const text = property(value, name);
  return typeof text === 'string' ? text : '';
}

/** Reads the answer of a call that only says whether it worked; a missing status means that it failed. */
export function readStatus(response: unknown): StatusResponse {
  return { status: Boolean(property(response, 'status')), message: textIn(response, 'message') };
}

/**
 * For `validateStatus`, of a call whose response is `{status, message}`: a status that is not true is a
 * failure too. `messageOf` reads its message.
 */
export function isAccepted(response: Response, body: unknown): boolean {
  return response.ok && readStatus(body).status;
}

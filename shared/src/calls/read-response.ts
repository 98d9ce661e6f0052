import type { StatusResponse } from '../model/schemas';
import { textAt, valueAt } from '../model/validation';

/**
 * Responses are read by hand, next to the calls: validating them with the schemas would add
 * more than ten kilobytes to every public page (docs/decisions/0011). The result of a
 * reader is not checked again.
 */

/** Reads the answer of a call that only says whether it worked; a missing status means that it failed. */
export function readStatus(response: unknown): StatusResponse {
  return { status: Boolean(valueAt(response, 'status')), message: textAt(response, 'message') };
}

/**
 * For `validateStatus`, of a call whose response is `{status, message}`: a status that is not true is a
 * failure too. `messageOf` reads its message.
 */
export function isAccepted(response: Response, body: unknown): boolean {
  return response.ok && readStatus(body).status;
}

import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback';

/** The caches. What belongs to an account is in one of its own, see `account.ts`. */
export const SITE = 'site';
export const FILES = 'files';
export const ACCOUNT = 'account:';
export const NOTES = `${ACCOUNT}notes:`;

/** Names when a kept answer was given (milliseconds). */
export const KEPT_AT = 'x-kept-at';

/** Removes the caches whose name begins like this, all of them without a beginning. Returns whether there were any. */
export async function empty(beginning = '', exceptEnd?: string): Promise<boolean> {
  const names = await caches.keys();
  const doomed = names.filter(
    (name) => name.startsWith(beginning) && !(exceptEnd && name.endsWith(exceptEnd)),
  );
  await Promise.all(doomed.map((name) => caches.delete(name)));
  return doomed.length > 0;
}

// A full phone keeps what the student has put there, and gives up what is kept here: the notes first.
registerQuotaErrorCallback(async () => (await empty(NOTES)) || empty());

/** A copy with the moment in its headers; `null` for an answer that must not be kept. */
export function dated(response: Response, body: BodyInit | null = response.body): Response | null {
  if (!response.ok || response.redirected) return null;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(body, { status: response.status, headers });
}

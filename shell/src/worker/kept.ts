import { KEPT_AT } from 'shared/contract';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback';
import type { WorkboxPlugin } from 'workbox-core/types';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';

/** The caches. What belongs to an account is in one of its own, see `account.ts`. */
export const SITE = 'site';
export const FILES = 'files';
export const ACCOUNT = 'account:';
export const NOTES = `${ACCOUNT}notes:`;

/** Removes the caches whose name begins like this, all of them without a beginning. Returns whether there were any. */
export async function empty(beginning = '', exceptEnd?: string): Promise<boolean> {
  const doomed = (await caches.keys()).filter(
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

/**
 * The server decides, and without it, or after so many seconds, what it said last. A refusal (gone, forbidden, closed)
 * also ends what it said before; a broken server (500, 502, 504) does not, and neither does an API that is busy (503).
 */
export const serverFirst = (
  cacheName: string,
  networkTimeoutSeconds: number,
  key?: string,
  plugin?: WorkboxPlugin,
): NetworkFirst =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        ...(key && { cacheKeyWillBeUsed: async () => key }),
        cacheWillUpdate: async ({ response }) => dated(response),
        fetchDidSucceed: async ({ request, response }) => {
          const { status } = response;
          const isRefusal = status >= 400 && status < 500 && status !== 429;
          // The login has ended.
          if (status === 401) await empty(ACCOUNT);
          else if (isRefusal || (status === 503 && cacheName === SITE)) {
            await (await caches.open(cacheName)).delete(key ?? request.url, { ignoreVary: true });
          }
          return response;
        },
        ...plugin,
      },
    ],
  });

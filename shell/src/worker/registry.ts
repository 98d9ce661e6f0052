import type { Registry } from 'shared/contract';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import { dated, SITE } from './kept';

declare const self: ServiceWorkerGlobalScope;

/** Seconds after which what was known last is shown in place of the answer. */
const PATIENCE = 3;

/**
 * Pages, the registry and the catalogue: the server decides, and without it what it said last. An answer that is none
 * of a page (closed, gone, forbidden) also ends what it said before; a broken server (500, 502, 504) does not.
 */
export const fromServer = (key?: string) =>
  new NetworkFirst({
    cacheName: SITE,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        ...(key && { cacheKeyWillBeUsed: async () => key }),
        cacheWillUpdate: async ({ response }) => dated(response),
        fetchDidSucceed: async ({ request, response }) => {
          const { status } = response;
          if (status === 503 || (status >= 400 && status < 500)) {
            await (await caches.open(SITE)).delete(key ?? request.url, { ignoreVary: true });
          }
          return response;
        },
      },
    ],
  });

/** Of the language of this worker's pages. */
const ADDRESS = new URL(
  new URL(self.registration.scope).pathname.replace(/dashboard\/$/, 'registry.json'),
  self.location.origin,
).href;
export const isRegistry = ({ href }: URL): boolean => href === ADDRESS;

/** The registry that the site gave last; `null` before the first. */
export async function knownRegistry(): Promise<Registry | null> {
  const kept = await caches.match(ADDRESS, { cacheName: SITE, ignoreVary: true });
  // What the site has written; the pages check it entry by entry.
  return kept ? ((await kept.json()) as Registry) : null;
}

/** Asks the site; `null` if it does not answer. */
export async function askForRegistry(): Promise<Registry | null> {
  const response = await fetch(ADDRESS, { cache: 'no-cache' }).catch(() => null);
  const kept = response && dated(response);
  if (!kept) return null;
  await (await caches.open(SITE)).put(ADDRESS, kept);
  return knownRegistry();
}

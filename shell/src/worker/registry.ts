import type { Registry } from 'shared/contract';
import { dated, SITE } from './kept';

declare const self: ServiceWorkerGlobalScope;

/** Of the language of this worker's pages: empty, or `hi/`. */
export const PREFIX = new URL(self.registration.scope).pathname.slice(1).replace('dashboard/', '');
const ADDRESS = `${self.location.origin}/${PREFIX}registry.json`;

/** The registry that the site gave last; `null` before the first. */
export async function knownRegistry(): Promise<Registry | null> {
  const kept = await caches.match(ADDRESS, { cacheName: SITE, ignoreVary: true });
  // What the site has written; the pages check it entry by entry.
  return kept ? ((await kept.json()) as Registry) : null;
}

/** Asks the site, and keeps what it answers. */
export async function keep(address: string, key = address): Promise<boolean> {
  const headers = { accept: 'text/html, application/json' };
  const response = await fetch(address, { cache: 'no-cache', headers }).catch(() => null);
  const kept = response && dated(response);
  if (kept) await (await caches.open(SITE)).put(key, kept);
  return kept !== null;
}

/** Asks the site; `null` if it does not answer. */
export const askForRegistry = async (): Promise<Registry | null> =>
  (await keep(ADDRESS)) ? knownRegistry() : null;

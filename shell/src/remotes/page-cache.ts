import { sendEarly } from 'shared/calls';
import type { FirstCall, OpenedWith, PageModule } from 'shared/contract';
import type { PageAddress } from '../registry/routes';
import { asFailure, routeOf } from './checks';
import type { RemoteLoader } from './remote-loader';
import type { SectionFailure } from './section-failure';

/** The result of loading a page: `page` is `null` if the version in use does not have it. */
export type PageOutcome = { page: PageModule | null } | { failure: SectionFailure };

/** The pages that were requested, each loaded once. */
export interface PageCache {
  /** The latest outcome of the page, even if its remote was discarded since; `undefined` before one. */
  read(page: PageAddress): PageOutcome | undefined;
  /** Loads the page unless it is loaded already. Never rejects: a failure is an outcome too. */
  load(page: PageAddress, opened?: OpenedWith): Promise<PageOutcome>;
  /** Whether `load` has nothing to do; after a failure, `load` tries again. */
  isLoaded(page: PageAddress): boolean;
  /** Sets the outcome of the page: a module until `forget` is called for it, a failure until `load` is. */
  keep(page: PageAddress, outcome: PageOutcome): void;
  forget(page: PageAddress): void;
  /** Forgets what was loaded of a remote; what is still being loaded counts no more, so `load` begins anew. */
  discard(remote: string): void;
}

interface Entry {
  outcome?: PageOutcome;
  /** The remote's generation when the page arrived; `undefined` for a kept page. */
  generation?: number;
  loading?: Promise<PageOutcome>;
}

export function createPageCache(remotes: RemoteLoader): PageCache {
  const entries = new Map<string, Entry>();

  function entryOf(page: PageAddress): Entry {
    const key = keyOf(page);
    const entry = entries.get(key) ?? {};
    entries.set(key, entry);
    return entry;
  }

  function isGood({ outcome, generation }: Entry, { remote }: PageAddress): boolean {
    if (!outcome || 'failure' in outcome) return false;
    return generation === undefined || generation === remotes.generation(remote);
  }

  async function load(page: PageAddress, opened?: OpenedWith): Promise<PageOutcome> {
    const entry = entryOf(page);
    if (entry.outcome && isGood(entry, page)) return entry.outcome;
    if (entry.loading) return entry.loading;
    const started = fetchOutcome(page, opened).then((outcome) => {
      if (entry.loading !== started) return outcome;
      entry.outcome = outcome;
      entry.generation = remotes.generation(page.remote);
      delete entry.loading;
      return outcome;
    });
    entry.loading = started;
    return started;
  }

  async function fetchOutcome(
    { remote, id, about }: PageAddress,
    opened?: OpenedWith,
  ): Promise<PageOutcome> {
    try {
      const route = routeOf(await remotes.load(remote), id);
      const page = route ? remotes.loadPage(remote, id, about) : null;
      if (page && opened && route?.load) void askFirst(route.load(opened), page);
      return { page: await page };
    } catch (error) {
      return { failure: asFailure(remote, remotes.versions()[remote] ?? '', error) };
    }
  }

  return {
    read: (page) => entryOf(page).outcome,
    load,
    isLoaded: (page) => isGood(entryOf(page), page),
    keep: (page, outcome) => {
      entries.set(keyOf(page), { outcome });
    },
    forget: (page) => entries.delete(keyOf(page)),
    discard: (remote) => {
      for (const [key, entry] of entries) if (key.startsWith(`${remote} `)) delete entry.loading;
      remotes.discard(remote);
    },
  };
}

/** Unless the page is there before it is known what it asks for. */
async function askFirst(call: Promise<FirstCall | null>, page: Promise<unknown>): Promise<void> {
  const first = await Promise.race([call, page.then(() => null)]).catch(() => null);
  if (first) sendEarly(first);
}

const keyOf = ({ remote, id, about }: PageAddress) =>
  [remote, id, about?.list ?? '', about?.urlTitle ?? ''].join(' ');

import type { SubjectAddress } from 'shared/published-catalogue';
import { type PageModule, type PublishedVersion, type RemoteModule } from 'shared/remote';
import { asFailure, checkContract, checkPage, isWorthRetrying, routeOf } from './loaded-parts';
import { SectionFailure } from './section-failure';
import type { Site, SiteRemote } from '../site/site';

/** How the loader reaches the outside; the browser's way is `federation.ts` and `load-page.ts`. */
export interface RemoteSource {
  /** Fetches and runs one version of a remote, and gives what it exposes as `./routes`. */
  fetchRoutes(remote: string, version: PublishedVersion, attempt: number): Promise<unknown>;
  /** Fetches a page of a remote that has been loaded. */
  fetchPage(
    remote: string,
    version: string,
    lazy: () => Promise<unknown>,
    product?: SubjectAddress,
  ): Promise<unknown>;
  report(failure: SectionFailure, fallback: string | null): void;
}

export interface RemoteLoader {
  /** Loads a remote once; after a failure the next call tries again from the start. */
  load(name: string): Promise<RemoteModule>;
  /** Loads a page of a remote, the remote before it, and beside both the product it is about. */
  loadPage(name: string, routeId: string, product?: SubjectAddress): Promise<PageModule>;
  /** Forgets what has been loaded of a remote: the next load fetches all of it anew. */
  discard(name: string): void;
  /** `false` for a page of an instance that has been discarded. */
  isCurrent(name: string, routeId: string): boolean;
  /** The failure that keeps a remote from being shown, if any. */
  failure(name: string): SectionFailure | null;
  /** Tells of a failure that happened after loading, e.g. while rendering. */
  report(failure: SectionFailure): void;
  /** The same, and puts the previous version in place of the failed one; `false` without one. */
  fallBack(failure: SectionFailure): boolean;
  /** The version in use, which differs from the registry's after a fallback. */
  versions(): Record<string, string>;
}

const ATTEMPTS_PER_VERSION = 2;

interface LoadState {
  remote: SiteRemote;
  /** What is used now, and what is left to fall back to. */
  version: PublishedVersion;
  fallback: PublishedVersion | null;
  /** Part of the address from the second attempt on, so that nothing kept of the first is met. */
  attempt: number;
  /** Grows with every `discard`; the pages, each with the one it was loaded in. */
  generation: number;
  pages: Map<string, number>;
  loading: Promise<RemoteModule> | null;
  failure: SectionFailure | null;
}

export function createRemoteLoader(site: Site, source: RemoteSource): RemoteLoader {
  const states = new Map(
    site.remotes.map((remote): [string, LoadState] => [remote.name, startOf(remote)]),
  );

  function stateOf(name: string): LoadState {
    const state = states.get(name);
    if (!state) throw new Error(`The registry has no remote ${name}.`);
    return state;
  }

  async function fetchVersion(state: LoadState): Promise<RemoteModule> {
    const { remote, version } = state;
    for (let round = 1; ; round += 1) {
      try {
        const routes = await source.fetchRoutes(remote.name, version, state.attempt);
        return checkContract(remote.name, version.version, routes);
      } catch (error) {
        state.attempt += 1;
        const failure = asFailure(remote.name, version.version, error);
        if (round === ATTEMPTS_PER_VERSION || !isWorthRetrying(failure)) throw failure;
      }
    }
  }

  async function fetchRemote(state: LoadState): Promise<RemoteModule> {
    const { name, enabled, use } = state.remote;
    if (!enabled) throw new SectionFailure(name, use.version, 'disabled');
    try {
      return await fetchVersion(state);
    } catch (error) {
      const failure = asFailure(name, state.version.version, error);
      const fellBack = giveWay(state, failure);
      // Who has waited that long is told first; the previous version comes when it comes.
      if (fellBack && failure.isTimeout) throw failure.arrivingLate(() => load(name));
      if (!fellBack) throw failure;
      return fetchRemote(state);
    }
  }

  /** Reports a failed version, and goes over to the one before it, if there is one. */
  function giveWay(state: LoadState, failure: SectionFailure): boolean {
    const next = failure.kind === 'offline' ? null : state.fallback;
    source.report(failure, next?.version ?? null);
    state.version = next ?? state.remote.use;
    state.fallback = next ? null : state.remote.fallback;
    return next !== null;
  }

  function load(name: string): Promise<RemoteModule> {
    const state = states.get(name);
    if (!state) return Promise.reject(new Error(`The registry has no remote ${name}.`));
    if (state.loading) return state.loading;
    const started = fetchRemote(state).then(
      (module) => {
        state.failure = null;
        return module;
      },
      (error: unknown) => {
        state.failure = asFailure(name, state.version.version, error);
        if (state.loading === started) state.loading = null;
        throw state.failure;
      },
    );
    state.loading = started;
    return started;
  }

  async function loadPage(
    name: string,
    routeId: string,
    product?: SubjectAddress,
  ): Promise<PageModule> {
    const state = stateOf(name);
    for (let round = 1; ; round += 1) {
      const loading = load(name);
      const remote = await loading;
      const { version } = state.version;
      const route = routeOf(remote, routeId);
      if (!route) throw new SectionFailure(name, version, 'contract', `no route ${routeId}`);
      try {
        const page = checkPage(
          name,
          version,
          await source.fetchPage(name, version, route.lazy, product),
        );
        state.pages.set(routeId, state.generation);
        return page;
      } catch (error) {
        const failure = asFailure(name, version, error);
        // Nothing is fetched twice while the first may still arrive.
        if (failure.isTimeout) {
          source.report(failure, null);
          throw failure;
        }
        if (state.loading === loading) forget(state);
        if (round < ATTEMPTS_PER_VERSION && isWorthRetrying(failure)) continue;
        if (!giveWay(state, failure)) throw failure;
        round = 0;
      }
    }
  }

  return {
    load,
    loadPage,
    discard: (name) => {
      const state = states.get(name);
      if (state) forget(state);
    },
    isCurrent: (name, routeId) => {
      const state = states.get(name);
      const loadedIn = state?.pages.get(routeId);
      return loadedIn === undefined || loadedIn === state?.generation;
    },
    failure: (name) => states.get(name)?.failure ?? null,
    report: (failure) => source.report(failure, null),
    fallBack: (failure) => {
      const state = states.get(failure.remote);
      // A page of an instance that has been replaced meanwhile says nothing about the next.
      if (state?.version.version !== failure.version) {
        source.report(failure, null);
        return false;
      }
      forget(state);
      return giveWay(state, failure);
    },
    versions: () =>
      Object.fromEntries([...states].map(([name, { version }]) => [name, version.version])),
  };
}

function startOf(remote: SiteRemote): LoadState {
  return {
    remote,
    version: remote.use,
    fallback: remote.fallback,
    attempt: 0,
    generation: 0,
    pages: new Map(),
    loading: null,
    failure: null,
  };
}

function forget(state: LoadState): void {
  state.loading = null;
  state.attempt += 1;
  state.generation += 1;
}

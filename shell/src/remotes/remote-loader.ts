import type { EntryAddress } from 'shared/page';
import { type PageModule, type PublishedVersion, type RemoteModule } from 'shared/contract';
import { asFailure, checkContract, checkPage, isWorthRetrying, routeOf } from './checks';
import { SectionFailure, type Fault, type ReportFault } from './section-failure';
import type { Site, SiteRemote } from '../registry/site';

/** How the loader fetches and reports; in the browser: `federation.ts`, `load-page.ts`, `report.ts`. */
export interface RemoteSource {
  /** Fetches and runs one version of a remote; resolves to what it exposes as `./routes`. */
  fetchRoutes(remote: string, version: PublishedVersion, attempt: number): Promise<unknown>;
  /** Fetches a page of a remote that has been loaded. */
  fetchPage(
    remote: string,
    version: string,
    lazy: () => Promise<unknown>,
    about?: EntryAddress,
  ): Promise<unknown>;
  report: ReportFault;
}

export interface RemoteLoader {
  /** Loads a remote once; after a failure the next call tries again from the start. */
  load(name: string): Promise<RemoteModule>;
  /** Loads a page of a remote, after the remote itself, together with the entry it is about. */
  loadPage(name: string, routeId: string, about?: EntryAddress): Promise<PageModule>;
  /** Forgets what has been loaded of a remote: the next load fetches all of it again. */
  discard(name: string): void;
  /** A number that grows when what has been loaded of a remote is forgotten. */
  generation(name: string): number;
  /** Reports what happened after loading, e.g. an error in a handler. */
  report(fault: Fault): void;
  /** Reports the failure and replaces the version with its fallback; `false` if there is none. */
  fallBack(failure: SectionFailure): boolean;
  /** The versions in use, by remote; after a fallback they differ from the registry. */
  versions(): Record<string, string>;
}

const ATTEMPTS_PER_VERSION = 2;

interface LoadState {
  remote: SiteRemote;
  /** The version in use, and the version that is left to fall back to. */
  version: PublishedVersion;
  fallback: PublishedVersion | null;
  /** Part of the address from the second attempt on, so that nothing cached of the first is used. */
  attempt: number;
  /** Grows with every `forget`. */
  generation: number;
  loading: Promise<RemoteModule> | null;
}

export function createRemoteLoader(site: Site, source: RemoteSource): RemoteLoader {
  const states = new Map<string, LoadState>();
  const stateOf = (name: string): LoadState | undefined => {
    const remote = site.remotes.find((each) => each.name === name);
    if (remote && !states.has(name)) states.set(name, startOf(remote));
    return states.get(name);
  };

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
      const fellBack = switchToFallback(state, failure);
      // After a timeout, the failure is shown at once; the previous version replaces it when it has loaded.
      if (fellBack && failure.isTimeout) throw failure.arrivingLate(() => load(name));
      if (!fellBack) throw failure;
      return fetchRemote(state);
    }
  }

  /** Reports a failed version and switches to the fallback; `false` if there is none, or offline. */
  function switchToFallback(state: LoadState, failure: SectionFailure): boolean {
    const next = failure.kind === 'offline' ? null : state.fallback;
    source.report(failure, next?.version ?? null);
    state.version = next ?? state.remote.use;
    state.fallback = next ? null : state.remote.fallback;
    return next !== null;
  }

  function load(name: string): Promise<RemoteModule> {
    const state = stateOf(name);
    if (!state) return Promise.reject(new SectionFailure(name, '', 'contract', 'no such remote'));
    if (state.loading) return state.loading;
    const started = fetchRemote(state).catch((error: unknown) => {
      if (state.loading === started) state.loading = null;
      throw asFailure(name, state.version.version, error);
    });
    state.loading = started;
    return started;
  }

  async function loadPage(
    name: string,
    routeId: string,
    about?: EntryAddress,
  ): Promise<PageModule> {
    const state = stateOf(name);
    if (!state) throw new SectionFailure(name, '', 'contract', 'no such remote');
    for (let round = 1; ; round += 1) {
      const loading = load(name);
      const remote = await loading;
      const { version } = state.version;
      const route = routeOf(remote, routeId);
      if (!route) throw new SectionFailure(name, version, 'contract', `no route ${routeId}`);
      try {
        return checkPage(name, version, await source.fetchPage(name, version, route.lazy, about));
      } catch (error) {
        const failure = asFailure(name, version, error);
        // A late page may still arrive, so it is not fetched again.
        if (failure.isTimeout) {
          source.report(failure, null);
          throw failure;
        }
        if (state.loading === loading) forget(state);
        if (round < ATTEMPTS_PER_VERSION && isWorthRetrying(failure)) continue;
        if (!switchToFallback(state, failure)) throw failure;
        round = 0;
      }
    }
  }

  return {
    load,
    loadPage,
    discard: (name) => {
      const state = stateOf(name);
      if (state) forget(state);
    },
    generation: (name) => stateOf(name)?.generation ?? 0,
    report: (fault) => source.report(fault, null),
    fallBack: (failure) => {
      const state = stateOf(failure.remote);
      // The failed version has been replaced meanwhile; this says nothing about the version in use.
      if (state?.version.version !== failure.version) {
        source.report(failure, null);
        return false;
      }
      forget(state);
      return switchToFallback(state, failure);
    },
    versions: () =>
      Object.fromEntries(site.remotes.map(({ name }) => [name, stateOf(name)!.version.version])),
  };
}

function startOf(remote: SiteRemote): LoadState {
  return {
    remote,
    version: remote.use,
    fallback: remote.fallback,
    attempt: 0,
    generation: 0,
    loading: null,
  };
}

function forget(state: LoadState): void {
  state.loading = null;
  state.attempt += 1;
  state.generation += 1;
}

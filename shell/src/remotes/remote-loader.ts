import { CONTRACT, type PublishedVersion, type RemoteModule } from 'shared/remote';
import { SectionFailure } from './section-failure';
import type { Site, SiteRemote } from '../site/site';

/** How the loader reaches the outside; the browser's way is `federation.ts`. */
export interface RemoteSource {
  /** Fetches and runs one version of a remote, and gives what it exposes as `./routes`. */
  fetchRoutes(remote: string, version: PublishedVersion, attempt: number): Promise<unknown>;
  report(failure: SectionFailure, fallback: string | null): void;
}

export interface RemoteLoader {
  /** Loads a remote once; after a failure the next call tries again from the start. */
  load(name: string): Promise<RemoteModule>;
  /** The failure that keeps a remote from being shown, if any. */
  failure(name: string): SectionFailure | null;
  /** Tells of a failure that happened after loading, e.g. while rendering. */
  report(failure: SectionFailure): void;
  /** The version in use, which differs from the registry's after a fallback. */
  versions(): Record<string, string>;
}

const ATTEMPTS_PER_VERSION = 2;

export function createRemoteLoader(site: Site, source: RemoteSource): RemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>();
  const failures = new Map<string, SectionFailure>();
  const inUse = new Map(site.remotes.map((remote) => [remote.name, remote.use.version]));
  const attempts = new Map<string, number>();

  async function loadVersion(name: string, version: PublishedVersion): Promise<RemoteModule> {
    for (let round = 1; ; round += 1) {
      const attempt = attempts.get(name) ?? 0;
      try {
        const routes = await source.fetchRoutes(name, version, attempt);
        return checkContract(name, version.version, routes);
      } catch (error) {
        attempts.set(name, attempt + 1);
        const failure = asFailure(name, version.version, error);
        if (round === ATTEMPTS_PER_VERSION || !isWorthRetrying(failure)) throw failure;
      }
    }
  }

  async function loadRemote({ name, enabled, use, fallback }: SiteRemote): Promise<RemoteModule> {
    if (!enabled) throw new SectionFailure(name, use.version, 'disabled');
    return loadOrFallBack(name, use, fallback);
  }

  async function loadOrFallBack(
    name: string,
    version: PublishedVersion,
    fallback: PublishedVersion | null,
  ): Promise<RemoteModule> {
    try {
      const module = await loadVersion(name, version);
      inUse.set(name, version.version);
      return module;
    } catch (error) {
      const failure = asFailure(name, version.version, error);
      const next = failure.kind === 'offline' ? null : fallback;
      source.report(failure, next?.version ?? null);
      if (!next) throw failure;
      return loadOrFallBack(name, next, null);
    }
  }

  return {
    load(name) {
      const running = loading.get(name);
      if (running) return running;
      const remote = site.remotes.find((each) => each.name === name);
      if (!remote) return Promise.reject(new Error(`The registry has no remote ${name}.`));
      const started = loadRemote(remote).then(
        (module) => {
          failures.delete(name);
          return module;
        },
        (error: unknown) => {
          const failure = asFailure(name, remote.use.version, error);
          failures.set(name, failure);
          loading.delete(name);
          throw failure;
        },
      );
      loading.set(name, started);
      return started;
    },
    failure: (name) => failures.get(name) ?? null,
    report: (failure) => source.report(failure, null),
    versions: () => Object.fromEntries(inUse),
  };
}

function checkContract(name: string, version: string, module: unknown): RemoteModule {
  // Whatever it is, it is looked at field by field.
  const candidate = module as Partial<RemoteModule> | null | undefined;
  if (
    candidate?.contract !== CONTRACT ||
    candidate.name !== name ||
    !Array.isArray(candidate.routes)
  ) {
    throw new SectionFailure(name, version, 'contract', `contract ${String(candidate?.contract)}`);
  }
  // The build has checked each route against the contract.
  return candidate as RemoteModule;
}

/** Compared by name: two copies of the class can exist. */
function asFailure(name: string, version: string, error: unknown): SectionFailure {
  return error instanceof Error && error.name === 'SectionFailure'
    ? // Equal names, equal classes: nobody else uses this one.
      (error as SectionFailure)
    : new SectionFailure(name, version, 'threw at load', error);
}

function isWorthRetrying({ kind }: SectionFailure): boolean {
  return kind === 'unreachable' || kind === 'corrupt';
}

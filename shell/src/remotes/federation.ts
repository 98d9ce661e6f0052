import { getInstance } from '@module-federation/enhanced/runtime';
import { pause } from '../shared-scope/in-turn';
import { failureKindOf } from './failure-kind';
import { inTime } from './in-time';
import { runEntry } from './load-script';
import { SectionFailure, type FailureKind } from './section-failure';
import type { RemoteSource } from './remote-loader';

/** The global variable that a remote's entry defines; also its name in the federation runtime. */
const globalName = (remote: string) => remote.replaceAll('-', '_');

/** What an entry defines; the federation runtime has no type for it. */
interface Container {
  /** Shares the modules of `scope` with the container; `options` contains the scopes by name too. */
  init: (
    scope: object,
    initScope: object[],
    options: { shareScopeMap: object; shareScopeKeys: string[] },
  ) => Promise<void>;
  get: (module: string) => Promise<() => unknown>;
}

/**
 * Loads the entry with our own timeout, integrity check and failures, shares the host's singletons
 * with its container and gets the routes from it. The federation runtime's own loader would be 8 KB
 * (brotli) that fetch manifests and preload what the page's head already names.
 */
export const fetchRoutes: RemoteSource['fetchRoutes'] = async (remote, version, attempt) => {
  const name = globalName(remote);
  Reflect.set(globalThis, name, undefined);
  if (attempt > 0) clearEarlierAttempt(remote);
  await runEntry(remote, version, attempt);
  // The federation plugin makes the entry define this global.
  const container = Reflect.get(globalThis, name) as Container | undefined;
  if (!container) {
    throw new SectionFailure(remote, version.version, 'threw at load', 'no container defined');
  }
  // Pause between two pieces of work: running the entry and connecting it to the host.
  await pause();
  try {
    return await inTime(routesOf(container));
  } catch (cause) {
    throw new SectionFailure(remote, version.version, await kindOf(cause), cause);
  }
};

async function routesOf(container: Container): Promise<unknown> {
  // The host's own entry has created the instance.
  const { shareScopeMap } = getInstance()!;
  const scope = shareScopeMap.default!;
  await container.init(scope, [], { shareScopeMap, shareScopeKeys: ['default'] });
  const routes = await container.get('./routes');
  return routes();
}

function kindOf(cause: unknown): Promise<FailureKind> | FailureKind {
  if (cause instanceof Error && /does not exist in container/.test(cause.message)) {
    return 'contract';
  }
  return failureKindOf(cause);
}

/** Removes scripts of an earlier attempt that still load: webpack would wait for them instead of requesting them again. */
function clearEarlierAttempt(remote: string): void {
  const loading = document.querySelectorAll(`script[data-webpack^="${remote}:"]`);
  for (const script of loading) script.remove();
}

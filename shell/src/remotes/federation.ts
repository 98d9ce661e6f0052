import { getInstance } from '@module-federation/enhanced/runtime';
import { chunkListName, unitAddress } from 'shared/remote';
import { pause } from '../in-turn';
import { inTime, loadFailureKind } from './load-page';
import { loadEntry } from './load-script';
import { SectionFailure, type FailureKind } from './section-failure';
import type { RemoteSource } from './remote-loader';

/** The global a remote's entry defines, and its name in the federation runtime. */
const globalName = (remote: string) => remote.replaceAll('-', '_');

/** What an entry defines; the federation runtime has no type for it. */
interface Container {
  /** Shares modules with it; they are handed over once more by the names of their scopes. */
  init: (
    scope: object,
    initScope: object[],
    options: { shareScopeMap: object; shareScopeKeys: string[] },
  ) => Promise<void>;
  get: (module: string) => Promise<() => unknown>;
}

/**
 * Loads the entry itself, so that time budget, integrity and failures are ours, shares the host's
 * singletons with its container and asks it for the routes. The federation runtime's own way to do so
 * is 8 KB (brotli) that fetch manifests and preload what the page's head has named already.
 */
export const fetchRoutes: RemoteSource['fetchRoutes'] = async (remote, version, attempt) => {
  const name = globalName(remote);
  Reflect.set(globalThis, name, undefined);
  if (attempt > 0) clearEarlierAttempt(remote, version.version);
  await loadEntry(remote, version, attempt);
  // Written by the federation plugin.
  const container = Reflect.get(globalThis, name) as Container | undefined;
  if (!container) {
    throw new SectionFailure(remote, version.version, 'threw at load', 'no container defined');
  }
  // To run the entry and to join it to the host are two pieces of work.
  await pause();
  try {
    return await inTime(routesOf(container));
  } catch (cause) {
    throw new SectionFailure(remote, version.version, await kindOf(cause), cause);
  }
};

async function routesOf(container: Container): Promise<unknown> {
  // The entry of the host's own script has made it.
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
  return loadFailureKind(cause);
}

/**
 * What an attempt before has left must not be met again: scripts that still load, by which webpack
 * would wait instead of asking anew, and the list in which arrived files stay.
 */
function clearEarlierAttempt(remote: string, version: string): void {
  const folder = unitAddress(remote, version);
  for (const script of document.querySelectorAll(`script[src*="${folder}"]`)) script.remove();
  Reflect.deleteProperty(globalThis, chunkListName(folder));
}

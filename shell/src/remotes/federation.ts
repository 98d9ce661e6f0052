import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { chunkListName, unitAddress } from 'shared/remote';
import { isChunkError } from './load-page';
import { failureKindOf, loadEntry } from './load-script';
import { SectionFailure } from './section-failure';
import type { RemoteSource } from './remote-loader';

/** The global a remote's entry defines, and its name in the federation runtime. */
const globalName = (remote: string) => remote.replaceAll('-', '_');

/**
 * Loads the entry itself, so that time budget, integrity and failures are ours, then hands the
 * container to the federation runtime, which shares the host's singletons with it.
 */
export const fetchRoutes: RemoteSource['fetchRoutes'] = async (remote, version, attempt) => {
  const name = globalName(remote);
  Reflect.deleteProperty(globalThis, name);
  if (attempt > 0) clearEarlierAttempt(remote, version.version);
  await loadEntry(remote, version, attempt);
  if (!(name in globalThis)) {
    throw new SectionFailure(remote, version.version, 'threw at load', 'no container defined');
  }
  registerRemotes([{ name, entry: version.entry, type: 'global', entryGlobalName: name }], {
    force: true,
  });
  try {
    return await loadRemote(`${name}/routes`);
  } catch (cause) {
    const kind = isChunkError(cause)
      ? await failureKindOf(cause.request ?? version.entry, cause)
      : 'threw at load';
    throw new SectionFailure(remote, version.version, kind, cause);
  }
};

/**
 * What an attempt before has left must not be met again: scripts that still load, by which webpack
 * would wait instead of asking anew, and the list in which arrived files stay.
 */
function clearEarlierAttempt(remote: string, version: string): void {
  const folder = unitAddress(remote, version);
  for (const script of document.querySelectorAll(`script[src*="${folder}"]`)) script.remove();
  Reflect.deleteProperty(globalThis, chunkListName(folder));
}

import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { chunkListName, unitAddress } from 'shared/remote';
import { nextTask } from '../in-turn';
import { inTime, loadFailureKind } from './load-page';
import { loadEntry } from './load-script';
import { SectionFailure, type FailureKind } from './section-failure';
import type { RemoteSource } from './remote-loader';

/** The global a remote's entry defines, and its name in the federation runtime. */
const globalName = (remote: string) => remote.replaceAll('-', '_');

/**
 * Loads the entry itself, so that time budget, integrity and failures are ours, then hands the
 * container to the federation runtime, which shares the host's singletons with it.
 */
export const fetchRoutes: RemoteSource['fetchRoutes'] = async (remote, version, attempt) => {
  const name = globalName(remote);
  // Before the entry runs: to register a remote anew takes its global away.
  registerRemotes([{ name, entry: version.entry, type: 'global', entryGlobalName: name }], {
    force: true,
  });
  Reflect.set(globalThis, name, undefined);
  if (attempt > 0) clearEarlierAttempt(remote, version.version);
  await loadEntry(remote, version, attempt);
  if (!Reflect.get(globalThis, name)) {
    throw new SectionFailure(remote, version.version, 'threw at load', 'no container defined');
  }
  // To run the entry and to join it to the host are two pieces of work.
  await nextTask();
  try {
    return await inTime(loadRemote(`${name}/routes`));
  } catch (cause) {
    throw new SectionFailure(remote, version.version, await kindOf(cause), cause);
  }
};

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

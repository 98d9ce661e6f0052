import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadEntry } from './load-script';
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
    const kind = isChunkError(cause) ? 'unreachable' : 'threw at load';
    throw new SectionFailure(remote, version.version, kind, cause);
  }
};

function isChunkError(error: unknown): boolean {
  return error instanceof Error && /Loading (CSS )?chunk/.test(error.message);
}

/** Tells the API of a section that could not be shown; the visitor never waits for it. */
export function reportTo(address: string): RemoteSource['report'] {
  const told = new Set<string>();
  return (failure: SectionFailure, fallback: string | null) => {
    const key = `${failure.message} ${fallback ?? ''}`;
    if (told.has(key)) return;
    told.add(key);
    const body = JSON.stringify({
      remote: failure.remote,
      version: failure.version,
      step: failure.kind,
      cause: String(failure.cause ?? '').slice(0, 2000),
      path: location.pathname.slice(0, 300),
      ...(fallback ? { fallback_version: fallback } : {}),
    });
    const headers = { 'Content-Type': 'application/json' };
    fetch(address, { method: 'POST', body, headers, keepalive: true }).catch(() => {});
  };
}

import type { RemoteSource } from './remote-loader';
import { failureKindOf } from './load-script';
import { SectionFailure } from './section-failure';

/**
 * Milliseconds after which the visitor is told that a page is late. It may still come: webpack
 * itself gives a file up after 120 seconds.
 */
export const PAGE_TIMEOUT = 10_000;

/** What webpack throws where a script or a style sheet of a page cannot be loaded. */
interface ChunkError extends Error {
  /** Address of the file. */
  request?: string;
}

/** Loads a page; every way it can fail has a name. */
export const fetchPage: RemoteSource['fetchPage'] = async (remote, version, lazy) => {
  const page = lazy();
  try {
    return await inTime(page);
  } catch (cause) {
    const kind = await kindOf(cause);
    const failure = new SectionFailure(remote, version, kind, cause);
    throw failure.isTimeout ? failure.arrivingLate(() => page) : failure;
  }
};

function inTime(page: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`no answer within ${PAGE_TIMEOUT} ms`, 'TimeoutError')),
      PAGE_TIMEOUT,
    );
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}

async function kindOf(cause: unknown) {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return navigator.onLine ? 'unreachable' : 'offline';
  }
  if (!isChunkError(cause)) return 'threw at load';
  return cause.request === undefined ? 'unreachable' : failureKindOf(cause.request, cause);
}

export function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && /Loading (CSS )?chunk/.test(error.message);
}

import { DetailsError, loadDetails, type SubjectAddress } from 'shared/published-catalogue';
import type { RemoteSource } from './remote-loader';
import { failureKindOf } from './load-script';
import { SectionFailure, type FailureKind } from './section-failure';

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
export const fetchPage: RemoteSource['fetchPage'] = async (remote, version, lazy, product) => {
  const page = withProduct(lazy, product);
  try {
    return await inTime(page);
  } catch (cause) {
    const kind = await loadFailureKind(cause);
    const failure = new SectionFailure(remote, version, kind, cause);
    throw failure.isTimeout ? failure.arrivingLate(() => page) : failure;
  }
};

/** The page's module, once the product that the page is about is there as well. */
async function withProduct(
  lazy: () => Promise<unknown>,
  product?: SubjectAddress,
): Promise<unknown> {
  const [page] = await Promise.all([lazy(), product && loadDetails(product)]);
  return page;
}

/** Gives up waiting after ten seconds, with a `TimeoutError`. */
export function inTime(page: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`no answer within ${PAGE_TIMEOUT} ms`, 'TimeoutError')),
      PAGE_TIMEOUT,
    );
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}

/** What kept a script of webpack's from being loaded. */
export async function loadFailureKind(cause: unknown): Promise<FailureKind> {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return navigator.onLine ? 'unreachable' : 'offline';
  }
  if (cause instanceof DetailsError) return navigator.onLine ? 'unreachable' : 'offline';
  if (!isChunkError(cause)) return 'threw at load';
  return cause.request === undefined ? 'unreachable' : failureKindOf(cause.request, cause);
}

function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && /Loading (CSS )?chunk/.test(error.message);
}

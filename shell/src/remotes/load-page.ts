import { DetailsError, loadDetails, type SubjectAddress } from 'shared/page';
import type { RemoteSource } from './remote-loader';
import { failureKindOf } from './load-script';
import { SectionFailure, type FailureKind } from './section-failure';

/**
 * Milliseconds after which the visitor sees that a page is late. It may still arrive: webpack's own
 * timeout for a file is 120 seconds.
 */
export const PAGE_TIMEOUT = 10_000;

/** What webpack throws if a script or a style sheet of a page cannot be loaded. */
interface ChunkError extends Error {
  /** Address of the file. */
  request?: string;
}

/** Loads a page; rejects with a `SectionFailure` that names the kind of failure. */
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

/** Loads the page's module and, in parallel, the product that the page is about. */
async function withProduct(
  lazy: () => Promise<unknown>,
  product?: SubjectAddress,
): Promise<unknown> {
  const [page] = await Promise.all([lazy(), product && loadDetails(product)]);
  return page;
}

/** Rejects with a `TimeoutError` if the page takes longer than ten seconds. */
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

/** The kind of failure that `cause`, thrown while a page or a remote was loading, stands for. */
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

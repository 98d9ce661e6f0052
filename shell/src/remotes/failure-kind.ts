import { isOnline } from 'shared/calls';
import { EntryError } from 'shared/page';
import { LOAD_TIMEOUT } from './in-time';
import type { FailureKind } from './section-failure';

/** A file that did not load, as webpack and `load-script.ts` report it. */
interface FileError extends Error {
  /** Address of the file. */
  request: string;
}

/** The kind of failure that `cause`, thrown while a page or a remote was loading, stands for. */
export async function failureKindOf(cause: unknown): Promise<FailureKind> {
  if (!isNotLoaded(cause)) return 'threw at load';
  return kindOfMissing(isFileError(cause) ? cause.request : '');
}

/** Why what is at an address did not arrive. If the server has it, the browser did not use its bytes. */
export async function kindOfMissing(
  address: string,
): Promise<'offline' | 'corrupt' | 'unreachable'> {
  if (!isOnline()) return 'offline';
  return address && (await isServed(address)) ? 'corrupt' : 'unreachable';
}

const isNotLoaded = (cause: unknown): boolean =>
  isFileError(cause) ||
  cause instanceof EntryError ||
  (cause instanceof DOMException && cause.name === 'TimeoutError') ||
  // Webpack's error without the address of a file.
  (cause instanceof Error && /Loading (CSS )?chunk/.test(cause.message));

const isFileError = (cause: unknown): cause is FileError =>
  cause instanceof Error && 'request' in cause && typeof cause.request === 'string';

async function isServed(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(LOAD_TIMEOUT),
    });
    return response.ok;
  } catch {
    return false;
  }
}

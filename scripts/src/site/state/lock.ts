import { errorCode } from 'node-shared/files';
import { withFolderLock } from 'node-shared/folder-lock';
import { makeFolder } from './readable';

const TIMEOUT_MS = 120_000;

/**
 * Lets only one publisher at a time change the site. The kernel holds the lock and releases it when the
 * process ends, also after a kill -9, so there is nothing to clean up. Throws after `timeoutMs`.
 */
export async function withSiteLock<T>(
  site: string,
  work: () => Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  makeSiteFolder(site);
  const inUse = `${site} is being published to by another process: wait until it is done.`;
  return withFolderLock(site, { timeoutMs, inUse }, work);
}

/** Creates the folder of a site. Throws if it cannot be created. */
export function makeSiteFolder(site: string): void {
  try {
    makeFolder(site);
  } catch (cause) {
    throw new Error(
      `${site} cannot be a site (${errorCode(cause)}): name another folder in SITE_DIR.`,
      { cause },
    );
  }
}

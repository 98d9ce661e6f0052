import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from '../../../api/src/platform/folder-lock';
import { SettingError } from '../../../api/src/platform/settings';

const PATIENCE_MS = 120_000;

/**
 * Lets one publisher at a time change the site. The lock is the kernel's: it ends with its holder,
 * also after a kill -9, so that there is nothing to clean up.
 */
export async function withSiteLock<T>(
  site: string,
  work: () => Promise<T>,
  patience = PATIENCE_MS,
): Promise<T> {
  try {
    mkdirSync(site, { recursive: true });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`${site} cannot be a site (${code}): name another folder in SITE_DIR.`, {
      cause,
    });
  }
  const unlock = await takeLock(site, Date.now() + patience);
  try {
    return await work();
  } finally {
    await unlock();
  }
}

async function takeLock(site: string, deadline: number): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockFolder(site);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      if (Date.now() >= deadline) {
        throw new Error(
          `${site} is being published to by another process: wait until it is done.`,
          { cause: error },
        );
      }
    }
    await wait(100);
  }
}

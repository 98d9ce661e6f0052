import { withSiteLock } from '../state/lock';
import { liveReleaseOf } from '../state/live-link';
import { changeCopy } from './change-in-store';
import { readLive } from './live-pointer';
import { syncFolder } from './local-copy';
import { StoreError, type S3 } from 'node-shared/s3';

/**
 * Gives a function that makes SITE_DIR equal to the live site of the store. Without a change, a call is one
 * small request. A failure leaves the site unchanged, and the next call tries again.
 */
export function followStore(store: S3, site: string): () => Promise<void> {
  let etag: string | undefined;
  return async () => {
    const live = await readLive(store, etag);
    if (live === 'same') return;
    if (!live) throw new StoreError(`${store.name} holds no site yet.`);
    await withSiteLock(site, () =>
      syncFolder(site, store, live.index, changeCopy(site, 'publish')),
    );
    etag = live.etag;
  };
}

/** One line for `npm run doctor`: what is live in the store, and whether this machine has it. */
export async function stateOfStore(store: S3, site: string): Promise<string> {
  const here = liveReleaseOf(site) ?? 'no site';
  try {
    const live = await readLive(store);
    if (!live || live === 'same')
      return `${store.name} holds no site yet; this machine has ${here}`;
    const { live: release } = live.index;
    return release === here
      ? `${store.name}, release ${release}, as on this machine`
      : `${store.name}, release ${release}; this machine has ${here}`;
  } catch (error) {
    const why = error instanceof StoreError ? error.message : String(error);
    return `${why} This machine goes on with ${here}`;
  }
}

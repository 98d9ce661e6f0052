import { StoreError, type S3 } from 'node-shared/s3';
import { keyOf, keysOf, POINTER, readIndex, type Pointer, type SiteIndex } from './site-index';

/** Milliseconds for which unused objects may belong to a change that is not live yet. */
const IN_FLIGHT_MS = 3_600_000;

/** The site that is live in a store. */
export interface LiveSite {
  index: SiteIndex;
  /** The ETag of `live.json`. */
  etag: string;
}

/** The live site; `same` if `live.json` still has the known ETag; null if there is no `live.json`. */
export async function readLive(store: S3, knownEtag?: string): Promise<LiveSite | 'same' | null> {
  const found = await store.get(POINTER, knownEtag);
  if (!found || found === 'same') return found;
  return { index: await readIndex(store, found.body), etag: found.etag };
}

/** Makes a change live if `live.json` still has the ETag, for `null` none. False if another was faster. */
export async function replacePointer(
  store: S3,
  pointer: Pointer,
  etag: string | null,
): Promise<boolean> {
  const body = JSON.stringify(pointer);
  const isOurs = async () => {
    const found = await store.get(POINTER);
    return found !== null && found !== 'same' && found.body.toString() === body;
  };
  try {
    if (await store.put(POINTER, body, { onlyIf: etag === null ? 'is new' : { etag } }))
      return true;
  } catch (error) {
    // The write may have succeeded, and only its response was lost.
    if (await isOurs().catch(() => false)) return true;
    throw error;
  }
  // The store refuses a retry if the first attempt was written and only its response was lost.
  return isOurs();
}

/** Throws if the store ignores conditions of writes: it would lose the change of one of two publishers. */
export async function assertConditions(store: S3, key: string, content: string): Promise<void> {
  const isIgnored =
    (await store.put(key, content, { onlyIf: 'is new' })) ||
    (await store.put(key, content, { onlyIf: { etag: '"0"' } }));
  if (isIgnored) {
    throw new StoreError(
      `${store.name} writes without regard to If-Match and If-None-Match: two publishers would overwrite each other. Take a store that has conditional writes.`,
    );
  }
}

/** Removes unused objects: those of versions that are no longer kept, and of publishers that were killed. */
export async function removeUnusedObjects(
  store: S3,
  index: SiteIndex,
  change: string,
): Promise<void> {
  const used = new Set([...keysOf(index), keyOf(change, 'index.json')]);
  for (const key of await store.keys('changes/')) {
    const [, id = ''] = /^changes\/([0-9a-z]+)-/.exec(key) ?? [];
    const isOld = parseInt(id, 36) < Date.now() - IN_FLIGHT_MS;
    if (isOld && !used.has(key)) await store.remove(key);
  }
}

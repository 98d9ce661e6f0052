import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { liveReleaseOf } from '../state/live-link';
import { withSiteLock } from '../state/lock';
import { sitePaths } from '../state/site-paths';
import {
  assertConditions,
  replacePointer,
  readLive,
  removeUnusedObjects,
  type LiveSite,
} from './live-pointer';
import { syncFolder, dateOf, describeFolder, foldersOf, noteFolders } from './local-copy';
import { StoreError, type S3 } from 'node-shared/s3';
import { keyOf, keysByHash, looseFiles, sha256, type SiteIndex } from './site-index';

/** How often a change is attempted if other publishers are always faster. */
const ATTEMPTS = 5;

/**
 * Name of the copy that is changed; changes of one copy wait for each other. A change of versions has its own, so
 * that a roll-back never waits for a publish.
 */
export type ChangeCopy = 'publish' | 'version';

/**
 * Changes the site in a store. `work` gets a copy of the site on this disk and changes the copy. Then the
 * added files are uploaded, and `live.json` is replaced last, if it is still the one that the copy was made
 * from. If it is not, the change begins again with what is live then. `site` is the folder that this machine
 * serves.
 */
export async function changeInStore<T>(
  store: S3,
  site: string,
  work: (copy: string) => Promise<T>,
  name: ChangeCopy = 'publish',
): Promise<T> {
  const copy = changeCopy(site, name);
  return withSiteLock(dirname(copy), async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const before = await pull(store, copy, site);
      const result = await work(copy);
      const index = await push(store, copy, before);
      if (index) {
        // Update this machine at once, without waiting for its next request to the store.
        if (index.live)
          await withSiteLock(site, () => syncFolder(site, store, index, copy)).catch(warn);
        return result;
      }
      console.log(
        'Somebody else has changed the site meanwhile: beginning again with what is live now …',
      );
    }
    throw new StoreError(
      `Somebody else has changed the site of ${store.name} ${ATTEMPTS} times meanwhile; nothing was published.`,
    );
  });
}

/** The folder where a change is prepared. It stays, so that the next change need not download everything. */
export const changeCopy = (site: string, name: ChangeCopy) =>
  join(sitePaths(site).publishing, name, 'site');

/** Makes the copy equal to the live site, or, if the store is empty, to the site of this machine, if any. */
async function pull(store: S3, copy: string, site: string): Promise<LiveSite | null> {
  const live = await readLive(store);
  if (live && live !== 'same') {
    mkdirSync(copy, { recursive: true });
    await syncFolder(copy, store, live.index, site);
    return live;
  }
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  if (!liveReleaseOf(site)) return null;
  const options = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };
  for (const name of [...siteFolders, ...Object.keys(looseFiles)]) {
    if (existsSync(join(site, name))) cpSync(join(site, name), join(copy, name), options);
  }
  return null;
}

/** The parts of a site except its log. */
const siteFolders = ['shell', 'remotes', 'releases', 'rendered', 'live', 'registry.json'];

/** Uploads what the store lacks and makes it live. Null if another publisher was faster. */
async function push(store: S3, copy: string, before: LiveSite | null): Promise<SiteIndex | null> {
  const index: SiteIndex = { live: liveReleaseOf(copy) ?? '', folders: {}, files: {} };
  // Nothing has been published yet.
  if (!index.live) return index;
  const change = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`;
  const put = async (path: string, content: Buffer | string) => {
    await store.put(keyOf(change, path), content);
  };
  const held = before ? keysByHash(before.index) : new Map<string, string>();
  for (const name of foldersOf(copy)) {
    const stored = before?.index.folders[name];
    index.folders[name] = stored
      ? { ...stored, date: dateOf(copy, name) }
      : await describeFolder(copy, name, change, held, put);
  }
  for (const name of Object.keys(looseFiles)) {
    if (!existsSync(join(copy, name))) continue;
    const content = readFileSync(join(copy, name));
    const hash = sha256(content);
    const stored = before?.index.files[name];
    const isSame = stored?.sha256 === hash;
    if (!isSame) await put(name, content);
    index.files[name] = isSame ? stored : { change, sha256: hash };
  }
  if (before && isDeepStrictEqual(index, before.index)) return index;

  const text = JSON.stringify(index);
  await put('index.json', text);
  await assertConditions(store, keyOf(change, 'index.json'), text);
  const pointer = { change, sha256: sha256(text) };
  if (!(await replacePointer(store, pointer, before?.etag ?? null))) return null;
  noteFolders(copy, index.folders);
  await removeUnusedObjects(store, index, change).catch(warn);
  return index;
}

/** Only a warning, because the site is live: the next change tries the remaining cleanup again. */
const warn = (error: unknown) => console.warn(error instanceof Error ? error.message : error);

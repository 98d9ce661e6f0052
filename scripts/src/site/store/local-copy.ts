import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow, readJson, writeFileAtomic } from 'node-shared/files';
import { switchLive } from '../state/live-link';
import { letAllRead, makeFolder } from '../state/readable';
import type { S3 } from 'node-shared/s3';
import {
  keyInFolder,
  keyOf,
  looseFiles,
  pathOfKey,
  readObject,
  sha256,
  type SiteIndex,
  type StoredFolder,
} from './site-index';

/** Files at the same time. */
const PARALLEL = 16;

/** For each folder that is complete on this disk, the change that added it. */
type Known = Record<string, string>;

const stateFile = (site: string) => join(site, '.from-store.json');

/** The folders of a site that came from the store and are complete. */
function knownFolders(site: string): Known {
  // If the file is missing or damaged, everything is downloaded again.
  try {
    return readJson<Known>(stateFile(site));
  } catch {
    return {};
  }
}

/** Records which folders are the same as in the store. */
export function noteFolders(site: string, folders: SiteIndex['folders']): void {
  const known = Object.entries(folders).map(([folder, { change }]) => [folder, change]);
  writeFileAtomic.sync(stateFile(site), JSON.stringify(Object.fromEntries(known)));
}

/**
 * Makes a folder on the disk equal to the site of the index. Missing files are downloaded and checked, then
 * the link `live` is replaced, then files that the site no longer has are removed. `beside` is another copy
 * on this machine; files that are the same there are copied instead of downloaded.
 */
export async function syncFolder(
  site: string,
  store: S3,
  index: SiteIndex,
  beside: string,
): Promise<void> {
  const known = knownFolders(site);
  const there = knownFolders(beside);
  const present = new Set(foldersOf(site));
  for (const [name, folder] of Object.entries(index.folders)) {
    if (present.has(name) && known[name] === folder.change) continue;
    const source = there[name] === folder.change ? join(beside, name) : null;
    await fetchFolder(site, store, name, folder, source);
  }
  noteFolders(site, index.folders);
  for (const [name, { change, sha256: hash }] of Object.entries(index.files)) {
    const file = join(site, name);
    if (existsSync(file) && sha256(readFileSync(file)) === hash) continue;
    const content = await readObject(store, keyOf(change, name), hash);
    writeFileAtomic.sync(file, content, { mode: looseFiles[name] });
  }
  switchLive(site, index.live);
  for (const folder of foldersOf(site, true)) {
    if (!(folder in index.folders)) rmSync(join(site, folder), { recursive: true, force: true });
  }
  for (const name of Object.keys(looseFiles)) {
    if (!(name in index.files)) rmSync(join(site, name), { force: true });
  }
}

/** Downloads into a draft folder and renames it, so that a version or a release is complete or missing. */
async function fetchFolder(
  site: string,
  store: S3,
  name: string,
  folder: StoredFolder,
  source: string | null,
): Promise<void> {
  const place = join(site, name);
  const [parent, last] = [dirname(place), name.split('/').at(-1)!];
  const draft = join(parent, `.${last}-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  makeFolder(draft);
  await inParallel(Object.entries(folder.files), async ([file, hash]) => {
    const key = keyInFolder(name, folder, file);
    // The same content may exist on this disk under the path with which it was uploaded.
    const places = [source && join(source, file), join(site, pathOfKey(key))];
    const content = (await firstWith(hash, places)) ?? (await readObject(store, key, hash));
    await mkdir(dirname(join(draft, file)), { recursive: true });
    await writeFile(join(draft, file), content);
  });
  letAllRead(draft);
  await utimes(draft, folder.date / 1000, folder.date / 1000);
  if (existsSync(place)) {
    // A folder that did not come from the store, for example from before SITE_STORE was set.
    await rename(place, `${draft}-old`);
  }
  await rename(draft, place);
  await rm(`${draft}-old`, { recursive: true, force: true });
}

async function firstWith(hash: string, places: readonly (string | null)[]): Promise<Buffer | null> {
  for (const place of places) {
    const content = place && (await readFile(place).catch(() => null));
    if (content && sha256(content) === hash) return content;
  }
  return null;
}

/** Versions and releases on the disk, as `shell/VERSION`. `withDrafts` adds drafts of killed processes. */
export function foldersOf(site: string, withDrafts = false): string[] {
  const names = (folder: string) =>
    existsSync(join(site, folder))
      ? readdirSync(join(site, folder), { withFileTypes: true })
          .filter((each) => each.isDirectory() && (withDrafts || !each.name.startsWith('.')))
          .map((each) => `${folder}/${each.name}`)
      : [];
  return ['shell', 'releases', ...names('remotes')].flatMap(names).sort();
}

/** The index entry of a folder. Uploads the files whose content the store does not have yet. */
export async function describeFolder(
  site: string,
  name: string,
  change: string,
  held: ReadonlyMap<string, string>,
  upload: (file: string, content: Buffer) => Promise<void>,
): Promise<StoredFolder> {
  const folder = join(site, name);
  const files: Record<string, string> = {};
  const elsewhere: Record<string, string> = {};
  await inParallel(filesBelow(folder), async (file) => {
    const content = await readFile(join(folder, file));
    const hash = sha256(content);
    files[file] = hash;
    const key = held.get(hash);
    if (key) elsewhere[file] = key;
    else await upload(`${name}/${file}`, content);
  });
  return { change, date: dateOf(site, name), files, elsewhere };
}

/** Milliseconds: the date of a folder, which tells when a version was last live. */
export const dateOf = (site: string, name: string): number =>
  Math.round(statSync(join(site, name)).mtimeMs);

/** Runs `work` for each, PARALLEL at a time. Stops after the first failure and rejects with it. */
async function inParallel<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  let failed = false;
  const worker = async () => {
    for (let each = waiting.shift(); each !== undefined && !failed; each = waiting.shift()) {
      await work(each).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, all.length) }, worker));
}

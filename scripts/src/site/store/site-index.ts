import { createHash } from 'node:crypto';
import { StoreError, type S3 } from 'node-shared/s3';

/**
 * The store has one folder for each change, `changes/ID/`. It contains the files that the change has added,
 * under their paths in the site, and `index.json`, which lists the whole site. These objects are never
 * overwritten. `live.json` names the live change; it is the only object that is replaced.
 */
export const POINTER = 'live.json';

/** The content of `live.json`. */
export interface Pointer {
  change: string;
  /** SHA-256 of the change's `index.json`. */
  sha256: string;
}

/** The change that added a file, and the hash of its content. */
interface StoredFile {
  change: string;
  sha256: string;
}

/** A version or a release: a folder that never changes after it was added. */
export interface StoredFolder {
  /** The change that added it. */
  change: string;
  /** Milliseconds: the date of the folder, which tells when the version was last live. */
  date: number;
  /** SHA-256 of each file, by its path in the folder. */
  files: Record<string, string>;
  /** Keys of those files whose content an earlier change has uploaded, under any name. */
  elsewhere: Record<string, string>;
}

export interface SiteIndex {
  /** Name of the release that is live. */
  live: string;
  folders: Record<string, StoredFolder>;
  /** Files that grow or change. */
  files: Record<string, StoredFile>;
}

/** Files of a site that do not belong to a version or release, with their file modes. */
export const looseFiles: Readonly<Record<string, number>> = {
  'deploys.jsonl': 0o644,
  'fitting-pairs.json': 0o644,
};

export const sha256 = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

export const keyOf = (change: string, path: string) => `changes/${change}/${path}`;

/** The key of a file of a version or a release. */
export const keyInFolder = (name: string, folder: StoredFolder, file: string): string =>
  folder.elsewhere[file] ?? keyOf(folder.change, `${name}/${file}`);

/** The path in the site under which an object was uploaded. */
export const pathOfKey = (key: string): string => key.split('/').slice(2).join('/');

/** Keys of the files of versions and releases by SHA-256, so that each content is uploaded only once. */
export const keysByHash = ({ folders }: SiteIndex): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(folders).flatMap(([name, folder]) =>
      Object.entries(folder.files).map(([file, hash]) => [hash, keyInFolder(name, folder, file)]),
    ),
  );

/** Keys of all files of a site. */
export function keysOf({ folders, files }: SiteIndex): string[] {
  return [
    ...Object.entries(folders).flatMap(([name, folder]) =>
      Object.keys(folder.files).map((file) => keyInFolder(name, folder, file)),
    ),
    ...Object.entries(files).map(([file, { change }]) => keyOf(change, file)),
  ];
}

/** Reads an object. Throws if it is missing, or has another hash than expected. */
export async function readObject(store: S3, key: string, expected: string): Promise<Buffer> {
  const found = await store.get(key);
  if (!found || found === 'same') throw new StoreError(`${key} is missing in ${store.name}.`);
  if (sha256(found.body) !== expected) {
    throw new StoreError(`${key} in ${store.name} is not what was published: its hash is another.`);
  }
  return found.body;
}

/** Reads the index that `pointer`, the content of `live.json`, names. Throws if either is malformed. */
export async function readIndex(store: S3, pointer: Buffer): Promise<SiteIndex> {
  const found = parsed(store, POINTER, pointer);
  if (!isRecord(found) || !isChange(found.change) || !isHash(found.sha256)) {
    throw malformed(store, POINTER);
  }
  const { change, sha256: expected } = found;
  const key = keyOf(change, 'index.json');
  const index = parsed(store, key, await readObject(store, key, expected));
  if (!isIndex(index)) throw malformed(store, key);
  return index;
}

function parsed(store: S3, key: string, body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw malformed(store, key);
  }
}

const malformed = (store: S3, key: string) =>
  new StoreError(`${key} in ${store.name} is not what this program writes there.`);

const FOLDER = /^(?:shell|remotes\/mf-[a-z0-9-]+|releases)\/[0-9a-z][0-9a-z-]*$/;

const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isChange = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-z]+-[0-9a-z]+$/.test(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a relative path stays within its folder. */
const staysInside = (path: string): boolean =>
  !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));

/** Checks the shape and all paths: an index from the store must not make us write outside the site. */
function isIndex(value: unknown): value is SiteIndex {
  if (!isRecord(value)) return false;
  const { live, folders, files } = value;
  return (
    typeof live === 'string' &&
    isRecord(folders) &&
    `releases/${live}` in folders &&
    Object.entries(folders).every(([name, folder]) => FOLDER.test(name) && isFolder(folder)) &&
    isRecord(files) &&
    Object.entries(files).every(
      ([name, file]) =>
        name in looseFiles && isRecord(file) && isChange(file.change) && isHash(file.sha256),
    )
  );
}

const isFolder = (value: unknown): value is StoredFolder =>
  isRecord(value) &&
  isChange(value.change) &&
  typeof value.date === 'number' &&
  isRecord(value.files) &&
  Object.entries(value.files).every(([path, hash]) => staysInside(path) && isHash(hash)) &&
  isRecord(value.elsewhere) &&
  Object.values(value.elsewhere).every((key) => typeof key === 'string' && staysInside(key));

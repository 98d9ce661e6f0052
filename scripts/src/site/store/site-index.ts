import { createHash } from 'node:crypto';
import { Type, type Static, type TSchema, type TString } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { StoreError, type S3 } from 'node-shared/s3';

/**
 * The store has one folder for each change, `changes/ID/`. It contains the files that the change has added,
 * under their paths in the site, and `index.json`, which lists the whole site. These objects are never
 * overwritten. `live.json` names the live change; it is the only object that is replaced.
 */
export const POINTER = 'live.json';

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Change = Type.String({ pattern: '^[0-9a-z]+-[0-9a-z]+$' });
/** A relative path that stays within its folder: what the store says must not make us write outside the site. */
const Path = Type.String({ pattern: String.raw`^(?!(?:[^]*/)?\.{0,2}(?:/|$))[^\\\0]+$` });
const ByName = <Name extends TString, Value extends TSchema>(name: Name, value: Value) =>
  Type.Record(name, value, { additionalProperties: false });

/** The content of `live.json`: the live change, and the hash of its `index.json`. Of a file, who has added it. */
const Pointer = Type.Object({ change: Change, sha256: Hash });
export type Pointer = Static<typeof Pointer>;

/** A version or a release: a folder that never changes after it was added. */
const StoredFolder = Type.Object({
  /** The change that added it. */
  change: Change,
  /** Milliseconds: the date of the folder, which tells when the version was last live. */
  date: Type.Number(),
  /** SHA-256 of each file, by its path in the folder. */
  files: ByName(Path, Hash),
  /** Keys of those files whose content an earlier change has uploaded, under any name. */
  elsewhere: ByName(Path, Path),
});
export type StoredFolder = Static<typeof StoredFolder>;

const FOLDER = '^(?:shell|remotes/mf-[a-z0-9-]+|releases)/[0-9a-z][0-9a-z-]*$';
const LOOSE_FILE = String.raw`^(?:deploys\.jsonl|fitting-pairs\.json)$`;
const SiteIndex = Type.Object({
  /** Name of the release that is live. */
  live: Type.String(),
  folders: ByName(Type.String({ pattern: FOLDER }), StoredFolder),
  /** Files that grow or change. */
  files: ByName(Type.String({ pattern: LOOSE_FILE }), Pointer),
});
export type SiteIndex = Static<typeof SiteIndex>;

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
  const { change, sha256: expected } = parsed(Pointer, store, POINTER, pointer);
  const key = keyOf(change, 'index.json');
  const index = parsed(SiteIndex, store, key, await readObject(store, key, expected));
  if (`releases/${index.live}` in index.folders) return index;
  throw malformed(store, key);
}

function parsed<T extends TSchema>(form: T, store: S3, key: string, body: Buffer): Static<T> {
  try {
    return Value.Decode(form, JSON.parse(body.toString()));
  } catch {
    throw malformed(store, key);
  }
}

const malformed = (store: S3, key: string) =>
  new StoreError(`${key} in ${store.name} is not what this program writes there.`);

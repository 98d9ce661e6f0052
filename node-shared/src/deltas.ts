import { createHash } from 'node:crypto';

/**
 * Compression Dictionary Transport (RFC 9842): a browser that has a file of an earlier version gets the same
 * file of a newer version as a delta, and a page as a delta from a page that it has. A delta is in the content
 * coding `dcz`: a header of 40 bytes that ends with the SHA-256 of the earlier file, and a Zstandard frame.
 * Deltas of files are stored beside them; deltas of pages are made when they are requested.
 */

/** The first bytes of a delta; the SHA-256 of the dictionary follows. */
export const DELTA_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const HASH_BYTES = 32;

/** The file with the delta of `file` from the same file of `version`. */
export const deltaFile = (file: string, version: string): string => `${file}.${version}.dcz`;

/** A name that a file has in all versions of its unit: without the hash of its content. */
export const lastingName = (file: string): string => file.replace(CONTENT_HASH, '');
const CONTENT_HASH = /\.[0-9a-f]{8}(?=\.\w+$)/;

const UNIT_FILE =
  /^\/(?<unit>shell|remotes\/mf-[a-z0-9-]+)\/(?<version>[0-9a-f]{12})\/(?<file>[\w./-]+\.(?:js|css|woff2))$/;

/**
 * The value of `Use-As-Dictionary` for the file at an address: browsers then offer it for the same file of every
 * other version. Undefined for addresses of other kinds.
 */
export function dictionaryHeader(path: string): string | undefined {
  const { unit, version, file } = UNIT_FILE.exec(path)?.groups ?? {};
  // A pattern would read two dots as a way out of the folder.
  if (!file || file.includes('..')) return undefined;
  const pattern = `/${unit}/*/${file.replace(CONTENT_HASH, '.*')}`;
  return `match="${pattern}", id="${version}"`;
}

/**
 * The value of `Use-As-Dictionary` for the page at an address of a release: browsers then offer it for the same
 * page of every later release. The home page is a dictionary for all pages that a browser does not have.
 * Undefined for addresses that a pattern could read differently.
 */
export function pageDictionaryHeader(path: string, release: string): string | undefined {
  if (!/^\/[\w/-]*$/.test(path)) return undefined;
  return `match="${path === '/' ? '/*' : path}", match-dest=("document"), id="${release}"`;
}

/** The id of the dictionary that a browser offers; null if it offers none or takes no `dcz`. */
function offeredId(headers: Headers): string | null {
  if (!/\bdcz\b/.test(String(headers['accept-encoding']))) return null;
  return /^"([0-9a-z-]{1,64})"$/.exec(String(headers['dictionary-id']))?.[1] ?? null;
}

type Headers = NodeJS.Dict<string | string[]>;

/** The version whose file a browser offers as a dictionary. */
export function offeredVersion(headers: Headers): string | null {
  const id = offeredId(headers);
  return id && /^[0-9a-f]{12}$/.test(id) ? id : null;
}

/** The release whose page a browser offers as a dictionary. */
export const offeredRelease = (headers: Headers): string | null => offeredId(headers);

export const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** What the address of a root file says after its `?`, so that browsers keep the file as long as it is the same. */
export const contentHash = (bytes: Buffer): string => hashOf(bytes).toString('hex').slice(0, 12);

/** Whether a browser says in `Available-Dictionary` that it has these bytes. */
export const isOffered = (hash: Buffer, available: Headers[string]): boolean =>
  available === `:${hash.toString('base64')}:`;

/** Whether a delta was made from the file whose SHA-256 a browser sends in `Available-Dictionary`. */
export const isMadeFrom = (delta: Buffer, available: Headers[string]): boolean =>
  isOffered(delta.subarray(DELTA_MAGIC.length, DELTA_MAGIC.length + HASH_BYTES), available);

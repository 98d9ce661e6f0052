import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';

/** Stands for the version until it is known; as long as one, so that no position in a source map moves. */
export const UNKNOWN_VERSION = 'the-version-';

/**
 * The version of a build: a hash of everything that it delivers, which is its files, its server bundle and
 * what its manifest declares. Call it before `stampVersion`, because the files must not contain a version yet.
 */
export function versionOf(folder: string, declared: object): string {
  const hash = createHash('sha256').update(JSON.stringify(declared));
  for (const file of filesBelow(folder)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Writes the version into the files of a build that name the addresses of others; no other file names these. */
export function stampVersion(folder: string, version: string): void {
  for (const file of filesBelow(folder).filter((each) => /\.c?js$/.test(each))) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(UNKNOWN_VERSION)) continue;
    writeFileSync(path, text.replaceAll(UNKNOWN_VERSION, version));
  }
}

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { integrityOf } from '../units/files';

/**
 * Stands for the version in the files of a build until the version is known. It is as long as a version, so
 * that no position in a source map moves.
 */
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

/**
 * Writes the version into the files of a build: into the addresses of its parts, and therefore also into the
 * integrity of each file that is named in another one.
 */
export function stampVersion(folder: string, version: string): void {
  const scripts = filesBelow(folder).filter((file) => /\.c?js$/.test(file));
  const replaced = new Map<string, string>();
  const write = (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    const before = readFileSync(path);
    const after = Buffer.from(change(String(before)));
    if (after.equals(before)) return;
    writeFileSync(path, after);
    replaced.set(integrityOf(before), integrityOf(after));
  };
  for (const file of scripts) write(file, (text) => text.replaceAll(UNKNOWN_VERSION, version));
  const integrities = new Map(replaced);
  for (const file of scripts) {
    write(file, (text) =>
      text.replace(/sha256-[\w+/]{43}=/g, (named) => integrities.get(named) ?? named),
    );
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import type { Declarations } from './declarations';
import type { StyleNames } from './styles';
import type { Uses } from './uses';

/**
 * What a version keeps about the types between the host and the remotes. The host keeps what it gives, a remote
 * keeps what it was compiled with, and which properties it gives. It is not a part of the version, because no
 * browser gets it: a change of types alone makes no new version.
 */
export interface Signatures extends Declarations {
  uses: Uses;
  /** Names of tokens and classes: of the host those that it defines, of a remote those that it needs. */
  styles: StyleNames;
}

export const SIGNATURES_FILE = 'signatures.json';

/** The signatures of a version, in the folder of its build or in a site. Throws if the build left none. */
export function readSignatures(folder: string): Signatures {
  const file = join(folder, SIGNATURES_FILE);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: remove the folder dist of the unit, and build it again.`);
  }
  return readJson<Signatures>(file);
}

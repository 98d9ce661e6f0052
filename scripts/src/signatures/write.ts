import { join } from 'node:path';
import { writeJson } from 'node-shared/files';
import { unitFolder } from '../units/units';
import { CONTRACT_MODULE, declarationsOf, sharedDeclarations } from './declarations';
import { SIGNATURES_FILE, type Signatures } from './signatures';
import { usesIn } from './uses';

/** Writes the signatures of the host into the folder of its build; `hash` is that of the sources of `shared`. */
export function writeHostSignatures(folder: string, hash: string): void {
  write(folder, { ...sharedDeclarations('shell', hash), uses: {} });
}

/** The same for a remote. `imported` are the modules that it takes from the host. */
export function writeRemoteSignatures(
  unit: string,
  folder: string,
  hash: string,
  imported: readonly string[],
): void {
  write(folder, {
    ...declarationsOf(sharedDeclarations(unit, hash), [...imported, CONTRACT_MODULE]),
    uses: usesIn(join(unitFolder(unit), 'src'), imported),
  });
}

const write = (folder: string, signatures: Signatures) =>
  writeJson(join(folder, SIGNATURES_FILE), signatures);

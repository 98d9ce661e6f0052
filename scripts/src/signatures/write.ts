import { join } from 'node:path';
import { writeJson } from 'node-shared/files';
import { unitFolder } from '../units/units';
import { CONTRACT_MODULE, declarationsOf, sharedDeclarations, type Provided } from './declarations';
import { SIGNATURES_FILE, type Signatures } from './signatures';
import { givenStyles, usedStyles } from './styles';
import { usesIn } from './uses';

/** Writes the signatures of the host into the folder of its build; `hash` is that of the sources of `shared`. */
export function writeHostSignatures(
  folder: string,
  provided: readonly Provided[],
  hash: string,
): void {
  write(folder, {
    ...sharedDeclarations('shell', provided, hash),
    uses: {},
    styles: givenStyles(join(folder, 'web')),
  });
}

/** The same for a remote. `imported` are the modules that it takes from the host. */
export function writeRemoteSignatures(
  unit: string,
  folder: string,
  provided: readonly Provided[],
  hash: string,
  imported: readonly string[],
): void {
  const sources = join(unitFolder(unit), 'src');
  write(folder, {
    ...declarationsOf(sharedDeclarations(unit, provided, hash), [...imported, CONTRACT_MODULE]),
    uses: usesIn(sources, imported),
    styles: usedStyles(sources),
  });
}

const write = (folder: string, signatures: Signatures) =>
  writeJson(join(folder, SIGNATURES_FILE), signatures);

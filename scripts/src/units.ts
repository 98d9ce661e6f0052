import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readJson } from 'node-shared/files';

export const root = resolve(__dirname, '../..');

/**
 * A remote is a top-level folder `mf-*` with a package: adding one needs no list to be edited, and
 * what another branch has left of one does not count.
 */
export const remotesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('mf-') && existsSync(join(folder, name, 'package.json')))
    .sort();

export const remoteNames: readonly string[] = remotesIn(root);

export const unitFolder = (unit: string) => join(root, unit);

/** Who answers for a unit, as its `package.json` says. */
export const ownerOf = (unit: string): string | undefined =>
  readJson<{ owner?: string }>(join(unitFolder(unit), 'package.json')).owner;

/** The name of a remote's global, which has to be an identifier. */
export const globalName = (remote: string) => remote.replaceAll('-', '_');

export function assertRemote(name: string | undefined): string {
  if (name && remoteNames.includes(name)) return name;
  throw new Error(
    `${name ? `${name} is no remote` : 'no remote named'}: give one of ${remoteNames.join(', ')}.`,
  );
}

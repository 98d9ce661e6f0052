import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readJson } from 'node-shared/files';

/** Installed as a package (`npm run pack:kit`), the tools work on one remote in a folder of its own. */
export const standsAlone = __dirname.split(sep).includes('node_modules');

/** The repository; for a remote that stands alone its folder, in which the tools are called. */
export const root = standsAlone ? process.cwd() : resolve(__dirname, '../..');

/**
 * A remote is a top-level folder `mf-*` with a package: adding one needs no list to be edited, and
 * what another branch has left of one does not count.
 */
export const remotesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('mf-') && existsSync(join(folder, name, 'package.json')))
    .sort();

export const remoteNames: readonly string[] = standsAlone ? ownName() : remotesIn(root);

export const unitFolder = (unit: string) => (standsAlone ? root : join(root, unit));

/** The remote of the folder, if there is one. */
function ownName(): string[] {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  const { name = '' } = readJson<{ name?: string }>(file);
  return name.startsWith('mf-') ? [name] : [];
}

/** Who answers for a unit, and the version of its package, as its `package.json` says. */
export const packageOf = (unit: string) =>
  readJson<{ owner?: string; version?: string }>(join(unitFolder(unit), 'package.json'));

/** The name of a remote's global, which has to be an identifier. */
export const globalName = (remote: string) => remote.replaceAll('-', '_');

export function assertRemote(name: string | undefined, known = remoteNames): string {
  if (name && known.includes(name)) return name;
  throw new Error(
    `${name ? `${name} is no remote` : 'no remote named'}: give one of ${known.join(', ')}.`,
  );
}

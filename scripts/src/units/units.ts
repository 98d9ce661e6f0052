import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readJson } from 'node-shared/files';

/** Whether the tools are installed as a package (`npm run pack:kit`), for one remote in its own folder. */
export const standsAlone = __dirname.split(sep).includes('node_modules');

/** The folder of the repository; for a remote that stands alone, its folder, where the tools are started. */
export const root = standsAlone ? process.cwd() : resolve(__dirname, '../../..');

/** The folders of the programs that build a unit; the package is one file. */
export const toolFolders: readonly string[] = standsAlone
  ? [__dirname]
  : [join(__dirname, '../build'), __dirname];

/** Server and commands as one compiled file: `npm run compile`. */
export const compiledProgram = join(root, 'dist/main.cjs');

/** The program whose commands this process runs: the compiled one, or that of the sources. */
export const ownProgram = (): string => {
  const [, started = ''] = process.argv;
  return existsSync(started) && realpathSync(started) === compiledProgram
    ? compiledProgram
    : join(root, 'scripts/run.mjs');
};

/**
 * The names of the remotes: top-level folders `mf-*` with a `package.json`. A new remote needs no entry in a
 * list, and the rest of a folder from another branch does not count.
 */
export const remotesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('mf-') && existsSync(join(folder, name, 'package.json')))
    .sort();

export const remoteNames: readonly string[] = standsAlone ? ownName() : remotesIn(root);

export const unitFolder = (unit: string) => (standsAlone ? root : join(root, unit));

/** The name of the remote in this folder, if it is one. */
function ownName(): string[] {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  const { name = '' } = readJson<{ name?: string }>(file);
  return name.startsWith('mf-') ? [name] : [];
}

/** The owner and the version in a unit's `package.json`. */
export const packageOf = (unit: string) =>
  readJson<{ owner?: string; version?: string }>(join(unitFolder(unit), 'package.json'));

/** The name of a remote's global variable, as a valid identifier. */
export const globalName = (remote: string) => remote.replaceAll('-', '_');

/** The shell, or a remote of this repository. */
export const assertUnit = (name: string | undefined): string =>
  name === 'shell' ? name : assertRemote(name);

export function assertRemote(name: string | undefined, known = remoteNames): string {
  if (name && known.includes(name)) return name;
  throw new Error(
    `${name ? `${name} is not a remote` : 'no remote named'}: give one of ${known.join(', ')}.`,
  );
}

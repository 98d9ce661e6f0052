import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import { root, unitFolder } from './units';

/** TypeScript 7, which is several times faster. The packages that use the compiler as a library need TypeScript 6. */
export const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

/** Folder of the copy of a package that a unit's sources import, wherever npm has installed it. */
export function packageFolder(name: string, unit: string): string {
  const { resolve } = createRequire(join(unitFolder(unit), 'package.json'));
  const folder = (resolve.paths(name) ?? [])
    .map((path) => join(path, name))
    .find((path) => existsSync(join(path, 'package.json')));
  if (folder) return folder;
  throw new Error(`${unit} needs the package ${name}, which is not installed: run npm ci.`);
}

export const installedVersion = (name: string, unit: string): string =>
  readJson<{ version: string }>(join(packageFolder(name, unit), 'package.json')).version;

/** What a package.json says to install the same copy: a package may be installed under another name. */
export function installedSpec(name: string, unit: string): string {
  const installed = readJson<{ name: string; version: string }>(
    join(packageFolder(name, unit), 'package.json'),
  );
  return installed.name === name ? installed.version : `npm:${installed.name}@${installed.version}`;
}

/** A file that the package does not export, and that another version may have at another path. */
export function packageFile(name: string, file: string, unit: string): string {
  const path = join(packageFolder(name, unit), file);
  if (existsSync(path)) return path;
  throw new Error(
    `${name} ${installedVersion(name, unit)} has no ${file}, which scripts/src/build relies on: name the new place there.`,
  );
}

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(__dirname, '../..');

/** A remote is a top-level folder named `mf-*`; adding one needs no list to be edited. */
export const remoteNames: readonly string[] = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
  .map((entry) => entry.name)
  .sort();

export const unitFolder = (unit: string) => join(root, unit);

/** The name of a remote's global, which has to be an identifier. */
export const globalName = (remote: string) => remote.replaceAll('-', '_');

export function assertRemote(name: string | undefined): string {
  if (name && remoteNames.includes(name)) return name;
  throw new Error(
    `${name ? `${name} is no remote` : 'no remote named'}: give one of ${remoteNames.join(', ')}.`,
  );
}

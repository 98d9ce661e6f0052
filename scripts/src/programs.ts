import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Environment } from 'node-shared/settings';

/** Servers are there, which the PATH of a user does not name on every system. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

/** The path of a program of the system; null if it is not installed. */
export function foundProgram(name: string, { PATH = '' }: Environment): string | null {
  const folders = [...PATH.split(delimiter).filter(Boolean), ...serverFolders];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

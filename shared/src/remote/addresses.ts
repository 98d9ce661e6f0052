/** File name of a remote's entry script. */
export const ENTRY_FILE = 'remoteEntry.js';

/** Address below which a unit's files are served, with both slashes; `unit` is `shell` or a remote. */
export function unitAddress(unit: string, version: string): string {
  return unit === 'shell' ? `/shell/${version}/` : `/remotes/${unit}/${version}/`;
}

/**
 * Global variable in which webpack keeps the files of a unit's version that have arrived; `folder`
 * is its `unitAddress`.
 */
export function chunkListName(folder: string): string {
  return `chunks:${folder}`;
}

/** Address of a remote's entry script. */
export function entryAddress(remote: string, version: string): string {
  return unitAddress(remote, version) + ENTRY_FILE;
}

/** File name of a remote's entry script. */
export const ENTRY_FILE = 'remoteEntry.js';

/** Global in which the host keeps the federation runtime that remotes take from it. */
export const FEDERATION_RUNTIME = 'FEDERATION_BUNDLER_RUNTIME';

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

/**
 * Where the page at `path` lies as another version than the live one has rendered it. Browsers that
 * get that version are sent there, and show the page's own address again.
 */
export function canaryAddress(remote: string, version: string, path: string): string {
  return `/canary/${remote}/${version}${path === '/' ? '' : path}`;
}

/** The page's own address, of that or any other path. */
export function pageAddress(pathname: string): string {
  return pathname.replace(/^\/canary\/[^/]+\/[^/]+/, '') || '/';
}

/** Address of a remote's entry script. */
export function entryAddress(remote: string, version: string): string {
  return unitAddress(remote, version) + ENTRY_FILE;
}

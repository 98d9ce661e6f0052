import { prefix as ownPrefix } from '../model/language';

/** File name of a remote's entry script. */
export const ENTRY_FILE = 'remoteEntry.js';

/** The header with which the worker of the dashboard says when an answer was given that it has kept (milliseconds). */
export const KEPT_AT = 'x-kept-at';

/** Name of the global variable with the host's federation runtime, which remotes use. */
export const FEDERATION_RUNTIME = 'FEDERATION_BUNDLER_RUNTIME';

/**
 * Address of the folder of a unit's files, with a slash at both ends; `unit` is `shell` or a remote. `prefix` is
 * that of the language: each has its own folder, by default that of this build.
 */
export function unitAddress(unit: string, version: string, prefix: string = ownPrefix): string {
  const folder = unit === 'shell' ? 'shell' : `remotes/${unit}`;
  return `/${folder}/${version}${prefix}/`;
}

/**
 * Address of the page at `path` as prerendered by another version than the live one. Browsers that get
 * that version are sent to this address, and then show the page's own address again.
 */
export function canaryAddress(remote: string, version: string, path: string): string {
  return `/canary/${remote}/${version}${path === '/' ? '' : path}`;
}

/** The page's own address for a canary address; any other path is returned unchanged. */
export function pageAddress(pathname: string): string {
  return pathname.replace(/^\/canary\/[^/]+\/[^/]+/, '') || '/';
}

/** Address of a remote's entry script. */
export function entryAddress(remote: string, version: string, prefix?: string): string {
  return unitAddress(remote, version, prefix) + ENTRY_FILE;
}

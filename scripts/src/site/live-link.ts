import { existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sitePaths } from './site-paths';

/** Gives visitors a release: the link to it is replaced in one step. */
export function makeReleaseLive(site: string, id: string): void {
  const { live, registry } = sitePaths(site);
  replaceLink(join('releases', id), live);
  if (!existsSync(registry)) replaceLink(join('live', 'registry.json'), registry);
}

/** Name of the release that visitors get, if there is one. */
export function liveReleaseOf(site: string): string | null {
  const { live } = sitePaths(site);
  return existsSync(live) ? basename(readlinkSync(live)) : null;
}

function replaceLink(target: string, link: string): void {
  // One name: what a killed publisher left is taken over by the next.
  const draft = `${link}.next`;
  rmSync(draft, { force: true });
  symlinkSync(target, draft);
  renameSync(draft, link);
}

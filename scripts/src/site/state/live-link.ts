import { existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sitePaths } from './site-paths';

/** Makes a release live by replacing the link to it in one step. */
export function switchLive(site: string, id: string): void {
  const { live, registry } = sitePaths(site);
  replaceLink(join('releases', id), live);
  if (!existsSync(registry)) replaceLink(join('live', 'registry.json'), registry);
}

/** Name of the live release, or null if there is none. */
export function liveReleaseOf(site: string): string | null {
  const { live } = sitePaths(site);
  if (!existsSync(live)) return null;
  try {
    return basename(readlinkSync(live));
  } catch (cause) {
    throw new Error(
      `${live} is no link, as after a copy without links: copy the site with cp -a or rsync -a, or link it to a folder of releases.`,
      { cause },
    );
  }
}

function replaceLink(target: string, link: string): void {
  // Always the same name, so that the next publisher replaces a link that a killed publisher has left.
  const draft = `${link}.next`;
  rmSync(draft, { force: true });
  symlinkSync(target, draft);
  renameSync(draft, link);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import type { Registry } from 'shared/contract';
import type { RemoteManifest, ShellManifest } from '../../units/manifest';
import { assertRemote, remoteNames } from '../../units/units';
import { liveReleaseOf } from './live-link';
import { sitePaths } from './site-paths';
import { readState, type SiteState } from './state';

/** Beside the manifest of a version; see `copyVersion`. */
export const EARLIER_ADDRESSES = 'earlier-addresses.json';

/** How many versions of a unit that are not kept any more are dictionaries. */
export const MOST_EARLIER_FILES = 35;

/**
 * Whether a file of a version can be a dictionary for the same file of another one: in each language, whose folder has
 * its code.
 */
export const isLasting = (file: string): boolean =>
  /^([a-z]{2}\/)?((js|css)\/.*\.(js|css)|assets\/.*\.woff2|[^/]+\.js)$/.test(file);

/**
 * The site in a folder. It keeps what it has read: the folders of versions and releases never change, so one
 * change, or one look at the site, reads each file once.
 */
export interface Site {
  folder: string;
  paths: ReturnType<typeof sitePaths>;
  /** What is live now: read again only if the link `live` leads to another release. */
  live: () => SiteState;
  /** Notes what this process has made live, so that it is not read again. */
  becameLive: (release: string, state: SiteState) => void;
  /** `prefix` is that of a language, whose manifest is in a folder of its own. */
  remote: (name: string, version: string, prefix?: string) => RemoteManifest;
  shell: (version: string, prefix?: string) => ShellManifest;
  /** The earlier versions at whose addresses browsers have files of a version, by their paths in it; see `copyVersion`. */
  earlierAddresses: (unit: string, version: string) => Readonly<Record<string, string>>;
}

export function openSiteFolder(folder: string): Site {
  const paths = sitePaths(folder);
  const read = new Map<string, object>();
  let known: { release: string | null; state: SiteState } | undefined;
  const manifest = <T extends object>(file: string, hint?: string): T => {
    const content = read.get(file) ?? readJson<T>(file, hint);
    read.set(file, content);
    // The caller knows which file it is.
    return content as T;
  };
  return {
    folder,
    paths,
    live: () => {
      const release = liveReleaseOf(folder);
      if (known?.release !== release) known = { release, state: readState(folder) };
      return known.state;
    },
    becameLive: (release, state) => {
      known = { release, state };
    },
    remote: (name, version, prefix = '') =>
      manifest(
        join(paths.unit(name, version, prefix), 'remote.json'),
        `Publish it again: npm run publish:remote -- ${name}.`,
      ),
    shell: (version, prefix = '') =>
      manifest(
        join(paths.unit('shell', version, prefix), 'shell.json'),
        'Publish it again: npm run publish:shell.',
      ),
    earlierAddresses: (unit, version) => {
      const file = join(paths.unit(unit, version), EARLIER_ADDRESSES);
      return existsSync(file) ? manifest(file) : {};
    },
  };
}

/** The manifest of a version of a unit in the site. */
export const manifestInSite = (site: Site, unit: string, version: string, prefix = '') =>
  unit === 'shell' ? site.shell(version, prefix) : site.remote(unit, version, prefix);

/** Throws unless a remote is in the site or in this repository: other teams' remotes have no folder here. */
export function knownRemote(site: Site, name: string | undefined): string {
  const published = Object.keys(site.live().registry.remotes);
  return assertRemote(name, [...new Set([...remoteNames, ...published])].sort());
}

/** The canaries and candidates of a site. */
export const canariesOf = (site: Site, { remotes }: Registry): RemoteManifest[] =>
  Object.entries(remotes).flatMap(([name, { canary }]) =>
    canary ? site.remote(name, canary.version) : [],
  );

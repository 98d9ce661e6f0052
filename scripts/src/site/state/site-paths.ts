import { join } from 'node:path';

/**
 * The paths of the site on the disk. A version folder never changes after it was written. `live` is a link to
 * the release that visitors get; it is replaced in one step.
 */
export const sitePaths = (site: string) => ({
  /** `prefix` is that of a language, whose files are in a folder of their own. */
  unit: (unit: string, version: string, prefix = '') =>
    join(site, unit === 'shell' ? 'shell' : join('remotes', unit), version, prefix),
  unitVersions: (unit: string) =>
    unit === 'shell' ? join(site, 'shell') : join(site, 'remotes', unit),
  /**
   * What one unit version has rendered with one shell version, for one public address and a catalogue, given by
   * its hash: the beginning of the names of its files.
   */
  rendered: (shell: string, unit: string, version: string, siteUrl: string, catalogue: string) =>
    join(
      site,
      'rendered',
      shell,
      `${unit}-${version}-${encodeURIComponent(siteUrl)}-${catalogue}-`,
    ),
  renderedBy: (shell: string) => join(site, 'rendered', shell),
  allRendered: join(site, 'rendered'),
  releases: join(site, 'releases'),
  release: (id: string) => join(site, 'releases', id),
  /** The compressed pages of releases that are gone: dictionaries of visitors who come back. Not in the object store. */
  earlierPages: join(site, 'earlier-pages'),
  /** The scripts, styles and fonts of versions of a unit that are gone: dictionaries, too, by version. */
  earlierFiles: (unit: string) => join(site, 'earlier-files', unit),
  /** One line of JSON for each change, oldest first. */
  deployLog: join(site, 'deploys.jsonl'),
  /** The pairs of host and section whose types have been compared and fit; see `signatureFaults`. */
  fittingPairs: join(site, 'fitting-pairs.json'),
  /** Where a change is prepared while the site is in an object store. */
  publishing: join(site, '.publishing'),
  live: join(site, 'live'),
  registry: join(site, 'registry.json'),
  liveRegistry: join(site, 'live', 'registry.json'),
  liveCatalogue: join(site, 'live', 'catalogue.json'),
  liveRelease: join(site, 'live', 'release.json'),
});

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import type { Registry } from 'shared/contract';
import { isAbandonedDraft } from '../state/drafts';
import { contentHash } from '../state/editions';
import { liveVersion, type SiteState } from '../state/state';
import { EARLIER_ADDRESSES, isLasting, MOST_EARLIER_FILES, type Site } from '../state/site';

const KEPT_RELEASES = 8;
/** Milliseconds for which the pages of a release and the scripts of a version stay as dictionaries. */
const DICTIONARIES_STAY = 8 * 86_400_000;
const MOST_EARLIER_PAGES = 200;
/** Milliseconds for which the files of a version that is not kept stay for open tabs after it was live. */
const KEPT_FOR_TABS = 86_400_000;

/** The versions of a unit that visitors get: the live one and the canary. */
const shownVersions = (registry: Registry, unit: string): string[] =>
  [liveVersion(registry, unit), registry.remotes[unit]?.canary?.version].flatMap((version) =>
    version ? [version] : [],
  );

/** Sets the date of the folder of each version that visitors no longer get to now. */
export function touchReplacedVersions(site: Site, before: Registry, after: Registry): void {
  const now = new Date();
  for (const unit of ['shell', ...Object.keys(before.remotes)]) {
    for (const version of shownVersions(before, unit)) {
      const folder = site.paths.unit(unit, version);
      if (!shownVersions(after, unit).includes(version) && existsSync(folder)) {
        utimesSync(folder, now, now);
      }
    }
  }
}

/**
 * Removes at once what was taken out of the site: all versions of a section, or a candidate, which only testers
 * have. Whoever withdraws something dangerous does not wait for open tabs.
 */
export function removeWithdrawnVersions(site: Site, before: Registry, after: SiteState): void {
  for (const [unit, { canary }] of Object.entries(before.remotes)) {
    const entry = after.registry.remotes[unit];
    const candidate = canary?.percent === 0 && !entry?.canary ? [canary.version] : [];
    const withdrawn = entry ? candidate : versionsIn(site, unit);
    const used = usedVersions(after, unit);
    if (!entry) remove(site.paths.earlierFiles(unit));
    for (const version of withdrawn) {
      if (!used.includes(version)) remove(site.paths.unit(unit, version));
    }
  }
}

/** The versions of a unit in the site, without drafts. */
const versionsIn = (site: Site, unit: string): string[] =>
  foldersIn(site.paths.unitVersions(unit)).filter((version) => !version.startsWith('.'));

const foldersIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Those that visitors get or that are kept. */
function usedVersions({ registry, history }: SiteState, unit: string): (string | undefined)[] {
  const { live, previous, canary } = registry.remotes[unit] ?? {};
  return [...(history[unit] ?? []), live?.version, previous?.version, canary?.version];
}

/** Removes old releases, versions that are no longer kept, and unused rendered pages. */
export function removeUnusedFolders(site: Site, state: SiteState): void {
  const { registry, history, siteUrl } = state;
  const places = site.paths;
  const live = basename(readlinkSync(places.live));
  const releases = readdirSync(places.releases).sort().reverse();
  const stale = releases
    .filter((id) => id !== live && !id.startsWith('.'))
    .slice(KEPT_RELEASES - 1);
  for (const id of releases) {
    if (stale.includes(id)) leavePages(places.release(id), join(places.earlierPages, id));
    else if (isAbandonedDraft(places.release(id))) remove(places.release(id));
  }
  for (const [index, id] of foldersIn(places.earlierPages).sort().reverse().entries()) {
    // The name of a release begins with its time.
    const isOld = parseInt(id, 36) < Date.now() - DICTIONARIES_STAY;
    if (isOld || index >= MOST_EARLIER_PAGES) remove(join(places.earlierPages, id));
  }

  const rendered = (unit: string, version: string) =>
    places.rendered(registry.shell, unit, version, siteUrl, contentHash(state));
  // The beginnings of the names of the files to keep.
  const renderings: string[] = [];
  for (const unit of Object.keys(history)) {
    const used = usedVersions(state, unit);
    const folderOf = (version: string) => places.unit(unit, version);
    const isLeft = (version: string) =>
      !used.includes(version) &&
      (version.startsWith('.')
        ? isAbandonedDraft(folderOf(version))
        : isOlder(folderOf(version), KEPT_FOR_TABS));
    const versions = foldersIn(places.unitVersions(unit));
    renderings.push(
      ...versions.filter((each) => used.includes(each)).map((each) => rendered(unit, each)),
    );
    const left = versions.filter(isLeft);
    const named = versions
      .filter((version) => !left.includes(version))
      .flatMap((version) => Object.entries(site.earlierAddresses(unit, version)));
    for (const version of left) {
      if (!version.startsWith('.')) leaveFiles(folderOf(version), places.earlierFiles(unit));
      const files = named.flatMap(([file, at]) => (at === version ? file : []));
      removeAllBut(folderOf(version), files);
    }
    removeOldFiles(places.earlierFiles(unit));
  }
  mkdirSync(places.renderedBy(registry.shell), { recursive: true });
  // Rendered pages of a kept host stay, for a rollback to it.
  for (const shell of readdirSync(places.allRendered)) {
    if (shell !== registry.shell && !history.shell?.includes(shell)) {
      remove(places.renderedBy(shell));
    }
  }
  for (const name of readdirSync(places.renderedBy(registry.shell))) {
    const file = join(places.renderedBy(registry.shell), name);
    const isKept = name.startsWith('.')
      ? !isAbandonedDraft(file)
      : renderings.some((begin) => file.startsWith(begin));
    if (!isKept) remove(file);
  }
}

/** Removes a release but its compressed pages: a tenth of its bytes, from which the API reads what a browser has. */
function leavePages(release: string, place: string): void {
  const pages = join(release, 'pages');
  for (const file of filesBelow(pages)) if (!file.endsWith('.br')) remove(join(pages, file));
  mkdirSync(dirname(place), { recursive: true });
  renameSync(pages, place);
  remove(release);
}

/** Copies what a later version can differ from, with the date of the version. A browser refuses a delta from half a file. */
function leaveFiles(version: string, place: string): void {
  const { atime, mtime } = statSync(version);
  const copy = join(place, basename(version));
  if (existsSync(copy) || isOlder(version, DICTIONARIES_STAY)) return;
  const draft = join(place, `.${basename(version)}`);
  for (const file of filesBelow(version)) {
    if (!isLasting(file) && file !== EARLIER_ADDRESSES) continue;
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    copyFileSync(join(version, file), join(draft, file));
  }
  if (!existsSync(draft)) return;
  utimesSync(draft, atime, mtime);
  renameSync(draft, copy);
}

function removeOldFiles(place: string): void {
  const versions = foldersIn(place).map((version) => join(place, version));
  const dateOf = (folder: string) => statSync(folder).mtimeMs;
  versions.sort((one, other) => dateOf(other) - dateOf(one));
  for (const [index, folder] of versions.entries()) {
    if (index >= MOST_EARLIER_FILES || isOlder(folder, DICTIONARIES_STAY)) remove(folder);
  }
}

/** Leaves the named files with their forms and their maps, and what style sheets show. */
function removeAllBut(folder: string, named: readonly string[]): void {
  if (named.length === 0) return remove(folder);
  const isNamed = (file: string) =>
    /(?:^|\/)assets\//.test(file) || named.some((each) => file.startsWith(each));
  for (const file of filesBelow(folder)) if (!isNamed(file)) remove(join(folder, file));
}

const isOlder = (folder: string, milliseconds: number) =>
  Date.now() - statSync(folder).mtimeMs > milliseconds;

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

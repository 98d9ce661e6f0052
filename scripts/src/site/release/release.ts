import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { canaryAddress, unitAddress, type Registry } from 'shared/contract';
import { siteUrl } from '../../settings';
import { writeCompressed } from '../../units/files';
import { writeJson } from 'node-shared/files';
import { htmlDocument, type DocumentFrame } from '../pages/document';
import { wrongHashes } from '../checks/integrity';
import { makeReleaseLive } from '../state/live-link';
import { sitePaths } from '../state/site-paths';
import { catalogueHash, remotePages, shellPages, withCanaryLive, type Page } from '../pages/render';
import { withSiteLock } from '../state/lock';
import { writeRootFiles } from '../pages/root-files';
import {
  builtFromOf,
  liveVersion,
  readState,
  remoteManifest,
  shellManifest,
  type SiteState,
} from '../state/state';

const KEPT_RELEASES = 3;
/** Milliseconds for which the files of a version that is not kept stay for open tabs after it was live. */
const KEPT_FOR_TABS = 86_400_000;

/** Brotli quality of pages. The best quality would take three times as long and save 2 %. */
const PAGE_QUALITY = 10;
/** For urgent changes: takes a twentieth of the time for 9 % more bytes, until the next publish. */
export const URGENT_QUALITY = 5;

/** Checks a release before it is live. If it throws, the release does not become live. */
type Inspection = (release: string) => Promise<void>;

/**
 * Writes a complete release (pages, registry, root files) and makes it live by replacing one link, so that
 * visitors get either the old site or the new one, also after a failure.
 */
export async function release(
  site: string,
  wanted: SiteState,
  {
    inspect = async () => {},
    quality = PAGE_QUALITY,
  }: { inspect?: Inspection; quality?: number } = {},
): Promise<void> {
  const places = sitePaths(site);
  const id = `${Date.now().toString(36)}-${process.pid}`;
  const draft = places.release(`.${id}`);
  const before = readState(site).registry;
  const state = withBuiltFromInUse(wanted);
  mkdirSync(draft, { recursive: true });
  try {
    const pages = await writePages(site, state, join(draft, 'pages'));
    writeRootFiles(site, state, pages, join(draft, 'root'));
    const wrong = wrongHashes(site, draft, state.registry, before);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    writeJson(join(draft, 'registry.json'), state.registry);
    writeJson(join(draft, 'catalogue.json'), state.catalogue);
    writeJson(join(draft, 'release.json'), {
      history: state.history,
      bad: state.bad,
      builtFrom: builtFromOf(state.builtFrom, (unit, version) =>
        existsSync(places.unit(unit, version)),
      ),
      siteUrl: siteUrl(),
    });
    await writeCompressed(draft, { quality, earlier: places.live });
    await inspect(draft);
    renameSync(draft, places.release(id));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  makeReleaseLive(site, id);
  try {
    touchReplacedVersions(site, before, state.registry);
    removeUnused(site, state);
  } catch (error) {
    // Only a warning, because the site is live: the next release tries the cleanup again.
    console.warn(`${site}: old versions could not be removed: ${String(error)}`);
  }
}

/** Adds to the registry what the versions in use were built from, without other versions. */
function withBuiltFromInUse(state: SiteState): SiteState {
  const { registry, builtFrom } = state;
  const isInUse = (unit: string, version: string) => {
    const { previous, canary } = registry.remotes[unit] ?? {};
    return [liveVersion(registry, unit), previous?.version, canary?.version].includes(version);
  };
  return { ...state, registry: { ...registry, builtFrom: builtFromOf(builtFrom, isInUse) } };
}

/** Bytes of a page of a release as browsers get it; 0 if the section is closed. */
export function htmlBytes(release: string, path: string): number {
  const file = pageFile(join(release, 'pages'), path);
  const found = [`${file}.br`, file].find((each) => existsSync(each));
  return found === undefined ? 0 : statSync(found).size;
}

const pageFile = (folder: string, path: string) =>
  join(folder, `${path === '/' ? '/index' : path}.html`);

/** Writes a new release if the public address has changed since the last one. */
export async function followSiteUrl(site: string): Promise<void> {
  await withSiteLock(site, async () => {
    const state = readState(site);
    if (state.siteUrl !== siteUrl()) await release(site, state);
  });
}

async function writePages(site: string, state: SiteState, folder: string): Promise<Page[]> {
  const { registry } = state;
  const frame: DocumentFrame = {
    shell: shellManifest(site, registry.shell),
    registry,
    catalogue: state.catalogue,
    siteUrl: siteUrl(),
    integrityOf: integrities(site, state),
  };
  const written: Page[] = [];
  const write = (path: string, page: (Page & { renderedBy: string }) | null) => {
    const file = pageFile(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, htmlDocument(frame, page));
    if (page) written.push(page);
  };
  write('/app', null);
  for (const page of await shellPages(site, state)) {
    write(page.path, { ...page, renderedBy: 'shell' });
  }
  for (const [name, entry] of Object.entries(registry.remotes)) {
    // A closed section has no pages; the shell shows the maintenance card at its addresses.
    if (!entry.enabled) continue;
    const renderedBy = `${name}@${entry.live.version}`;
    for (const page of await remotePages(site, state, name)) {
      write(page.path, { ...page, renderedBy });
    }
    if (!entry.canary) continue;
    const { version } = entry.canary;
    for (const page of await remotePages(
      site,
      { ...state, registry: withCanaryLive(registry, name) },
      name,
    )) {
      const file = pageFile(folder, canaryAddress(name, version, page.path));
      const meta = { ...page.meta, noIndex: true as const };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, htmlDocument(frame, { ...page, meta, renderedBy: `${name}@${version}` }));
    }
  }
  return written;
}

function integrities(site: string, { registry }: SiteState): (address: string) => string {
  const known = new Map<string, string>();
  for (const [name, { live, canary }] of Object.entries(registry.remotes)) {
    for (const { version } of canary ? [live, canary] : [live]) {
      const { files } = remoteManifest(site, name, version);
      for (const [file, { integrity }] of Object.entries(files)) {
        known.set(unitAddress(name, version) + file, integrity);
      }
    }
  }
  return (address) => {
    const integrity = known.get(address);
    if (!integrity) throw new Error(`${address} is not a file of the live site.`);
    return integrity;
  };
}

/** Sets the date of the folder of each replaced version to now: the date tells when it was last live. */
function touchReplacedVersions(site: string, before: Registry, after: Registry): void {
  const now = new Date();
  for (const unit of ['shell', ...Object.keys(before.remotes)]) {
    const version = liveVersion(before, unit);
    const folder = version && sitePaths(site).unit(unit, version);
    if (folder && version !== liveVersion(after, unit) && existsSync(folder)) {
      utimesSync(folder, now, now);
    }
  }
}

/** Removes old releases, versions that are no longer kept, and unused rendered pages. */
function removeUnused(site: string, { registry, history, catalogue }: SiteState): void {
  const places = sitePaths(site);
  const live = basename(readlinkSync(places.live));
  const releases = readdirSync(places.releases).sort().reverse();
  const stale = releases.filter((id) => id !== live).slice(KEPT_RELEASES - 1);
  for (const id of stale) remove(places.release(id));

  const rendered = (unit: string, version: string) =>
    places.rendered(registry.shell, unit, version, siteUrl(), catalogueHash(catalogue));
  const renderings = new Set<string>();
  for (const [unit, kept] of Object.entries(history)) {
    const entry = registry.remotes[unit];
    const used = [...kept, entry?.live, entry?.previous, entry?.canary].map((version) =>
      typeof version === 'object' ? version?.version : version,
    );
    for (const version of readdirSync(places.unitVersions(unit))) {
      const folder = places.unit(unit, version);
      if (used.includes(version)) {
        renderings.add(rendered(unit, version));
      } else if (version.startsWith('.') || isExpired(folder)) {
        remove(folder);
      }
    }
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
    if (!renderings.has(file)) remove(file);
  }
}

const isExpired = (folder: string) => Date.now() - statSync(folder).mtimeMs > KEPT_FOR_TABS;

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

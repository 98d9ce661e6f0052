import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeJson } from 'node-shared/files';
import { siteAddress, type Environment } from 'node-shared/settings';
import { contactOf } from '../../settings';
import { keepDates, writeCompressed } from '../../units/files';
import { wrongHashes } from '../checks/integrity';
import { withPathsGiven } from '../checks/routes/taken-routes';
import { writeRootFiles } from '../pages/root-files';
import { beginDraft, endDraft } from '../state/drafts';
import { liveReleaseOf, switchLive } from '../state/live-link';
import { withSiteLock } from '../state/lock';
import { letAllRead, makeFolder } from '../state/readable';
import { editionsOf } from '../state/editions';
import { builtFromOf, liveVersion, type SiteState } from '../state/state';
import { removeUnusedFolders, removeWithdrawnVersions, touchReplacedVersions } from './clean-up';
import { writePages } from './release-pages';
import type { Site } from '../state/site';

/** Brotli quality of pages. The best quality would take three times as long and save 2 %. */
const PAGE_QUALITY = 10;
/** For urgent changes: takes a twentieth of the time for 9 % more bytes, until the next publish. */
export const URGENT_QUALITY = 5;

type Lock = <T>(work: () => Promise<T>) => Promise<T>;

interface Options {
  /** Gets the release before it is live; throws to refuse it. Again only for another host, if others were faster. */
  inspect?: (draft: string) => Promise<void>;
  /** Write and inspect the release, then remove it. */
  dryRun?: boolean;
  /** Brotli quality of the pages. */
  quality?: number;
}

/**
 * Changes the site: `edit` gets what is live and gives what has to be live, or null if nothing changes. A
 * complete release (pages, registry, root files) is written beside the live one and made live by replacing
 * one link, so that visitors get either the old site or the new one, also after a failure. False if nothing
 * became live.
 *
 * Only the replacement of the link holds the lock of the site, so that no change waits until another has
 * rendered or inspected its pages. If another change was faster, the release is written again on what is live then,
 * compressed like an urgent one: this takes moments, and the others wait for it, so that nobody is overtaken without an
 * end.
 */
export async function changeRelease(
  site: Site,
  edit: (live: SiteState) => SiteState | null | Promise<SiteState | null>,
  { inspect = async () => {}, dryRun = false, quality = PAGE_QUALITY }: Options = {},
): Promise<boolean> {
  /** The host with which the change was inspected. */
  let inspected: string | undefined;
  const withLock: Lock = (work) => withSiteLock(site.folder, work);

  /** Whether it became live; null if another change was faster. */
  const attempt = async (lock: Lock, brotli = quality): Promise<boolean | null> => {
    const base = liveReleaseOf(site.folder);
    const before = site.live();
    const wanted = await edit(before);
    if (!wanted) return false;
    const state = withBuiltFromInUse(withPathsGiven(site, wanted));
    const name = beginDraft(Date.now().toString(36));
    const draft = site.paths.release(name);
    try {
      await writeRelease(site, before, state, draft, brotli);
      const wrong = wrongHashes(site, draft, state.registry, before.registry);
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
      if (inspected !== state.registry.shell) await inspect(draft);
      inspected = state.registry.shell;
      if (dryRun) return false;
      return await lock(async () => {
        if (liveReleaseOf(site.folder) !== base) return null;
        makeLive(site, name, before, state);
        return true;
      });
    } finally {
      endDraft(name);
      rmSync(draft, { recursive: true, force: true });
    }
  };

  let isLive = await attempt(withLock);
  while (isLive === null) {
    // With another host the pages are inspected again, for which nobody waits.
    const isHostNew = site.live().registry.shell !== inspected;
    isLive = isHostNew
      ? await attempt(withLock)
      : await withLock(() => attempt((work) => work(), URGENT_QUALITY));
  }
  return isLive;
}

function makeLive(site: Site, draft: string, before: SiteState, after: SiteState): void {
  const places = site.paths;
  const id = draft.slice(1);
  renameSync(places.release(draft), places.release(id));
  switchLive(site.folder, id);
  site.becameLive(id, after);
  try {
    touchReplacedVersions(site, before.registry, after.registry);
    removeWithdrawnVersions(site, before.registry, after);
    removeUnusedFolders(site, after);
  } catch (error) {
    // Only a warning, because the site is live: the next release tries the cleanup again.
    console.warn(`${site.folder}: old versions could not be removed: ${String(error)}`);
  }
}

async function writeRelease(
  site: Site,
  before: SiteState,
  state: SiteState,
  draft: string,
  quality: number,
): Promise<void> {
  const places = site.paths;
  makeFolder(draft);
  const editions = editionsOf(site, state, before.registry);
  const pages = await writePages(site, editions, join(draft, 'pages'));
  writeRootFiles(site, state, editions, pages, join(draft, 'root'));
  writeJson(join(draft, 'registry.json'), state.registry);
  writeJson(join(draft, 'catalogue.json'), state.catalogue);
  writeJson(join(draft, 'release.json'), {
    history: state.history,
    rolledBack: state.rolledBack,
    builtFrom: builtFromOf(state.builtFrom, (unit, version) =>
      existsSync(places.unit(unit, version)),
    ),
    siteUrl: state.siteUrl,
    contact: state.contact,
  });
  await writeCompressed(draft, { quality, earlier: places.live });
  // The registry is in all pages, so that a page that did not change is rare.
  keepDates(join(draft, 'root'), join(places.live, 'root'));
  letAllRead(draft);
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

/** Writes a new release if the public address or the contact settings have changed since the last one. */
export function followSettings(site: Site, env: Environment): Promise<boolean> {
  const now = { siteUrl: siteAddress(env), contact: contactOf(env) };
  return changeRelease(site, (state) =>
    isDeepStrictEqual({ ...state, ...now }, state) ? null : { ...state, ...now },
  );
}

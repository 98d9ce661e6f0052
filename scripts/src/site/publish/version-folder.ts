import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeInSite } from 'node-shared/build-contents';
import { filesBelow, readJson, writeJson } from 'node-shared/files';
import type { BuiltUnit } from '../../units/built';
import {
  languageFolders,
  manifestFile,
  type RemoteManifest,
  type ShellManifest,
} from '../../units/manifest';
import { damagedFiles } from '../checks/integrity';
import { beginDraft, endDraft } from '../state/drafts';
import { letAllRead, makeFolder } from '../state/readable';
import { EARLIER_ADDRESSES, type Site } from '../state/site';

/** The state of a build's version in the site: missing, the same files, damaged files, or other files. */
export type SiteCopy = 'none' | 'same' | 'damaged' | 'other';

export function siteCopy(site: Site, { unit, version, folder }: BuiltUnit): SiteCopy {
  const place = site.paths.unit(unit, version);
  if (!existsSync(place)) return 'none';
  const file = manifestFile(unit);
  const copy = manifestIn(join(place, file));
  if (!copy) return 'damaged';
  const parts = languageFolders(copy);
  const isWhole = parts.every((part) => {
    const own = join(place, part);
    const manifest = manifestIn(join(own, file));
    return manifest !== null && damagedFiles(manifest, own, own).length === 0;
  });
  if (!isWhole) return 'damaged';
  const isSame = (part: string) => holdsSame(join(folder, part, file), join(place, part, file));
  return parts.every(isSame) ? 'same' : 'other';
}

/** Whether two manifests list the same files, wherever they were built. */
function holdsSame(one: string, other: string): boolean {
  const [built, copy] = [one, other].map((file) => {
    const manifest = manifestIn(file);
    return manifest && JSON.stringify({ ...manifest, mustBeIsolated: undefined });
  });
  return built !== null && built === copy;
}

function manifestIn(file: string): RemoteManifest | ShellManifest | null {
  try {
    return readJson(file);
  } catch {
    return null;
  }
}

/**
 * Copies a build into a draft folder and renames it, so that a version folder is complete or missing. Beside the files
 * it notes which of them browsers have at the address of an `earlier` version. Gives a function that removes the copy
 * again; it does not remove a version that was only repaired.
 */
export function copyVersion(site: Site, built: BuiltUnit, earlier: readonly string[]): () => void {
  const { unit, version, folder } = built;
  const place = site.paths.unit(unit, version);
  const present = siteCopy(site, built);
  if (present === 'same') return () => {};
  makeFolder(dirname(place));
  const name = beginDraft(version);
  const draft = join(dirname(place), name);
  try {
    const manifest = readJson<RemoteManifest | ShellManifest>(join(folder, manifestFile(unit)));
    for (const file of filesBelow(folder)) {
      const target = placeInSite(file, manifest.languages ?? []);
      if (target === null) continue;
      mkdirSync(dirname(join(draft, target)), { recursive: true });
      copyFileSync(join(folder, file), join(draft, target));
    }
    writeJson(join(draft, EARLIER_ADDRESSES), earlierAddresses(site, built, draft, earlier));
    letAllRead(draft);
    if (present === 'damaged') renameSync(place, join(dirname(place), `.${version}-damaged`));
    renameSync(draft, place);
  } catch (error) {
    remove(draft);
    throw error;
  } finally {
    endDraft(name);
  }
  return present === 'damaged' ? () => {} : () => remove(place);
}

/** Only files whose names have the hash of their content: browsers ask for the others each day. */
function earlierAddresses(
  site: Site,
  { unit, version }: BuiltUnit,
  draft: string,
  earlier: readonly string[],
): Record<string, string> {
  const addresses = filesBelow(draft).flatMap((file) => {
    if (!/\.[0-9a-f]{8}\.(?:js|css)$/.test(file)) return [];
    const bytes = readFileSync(join(draft, file));
    const first = earlier
      .map((each) => site.earlierAddresses(unit, each)[file] ?? each)
      .find((each) => {
        const known = join(site.paths.unit(unit, each), file);
        return each !== version && existsSync(known) && readFileSync(known).equals(bytes);
      });
    return first ? [[file, first] as const] : [];
  });
  return Object.fromEntries(addresses);
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

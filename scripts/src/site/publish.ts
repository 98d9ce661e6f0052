import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildUnit, manifestFile, type BuiltUnit } from '../build/build-unit';
import type { RemoteManifest, ShellManifest } from '../build/manifest';
import { readJson } from 'node-shared/files';
import { siteUrl } from '../settings';
import { incompatibleCanaries, withoutIncompatibleFallbacks } from './compatibility';
import { hostOverBudget, overBudget } from './budgets';
import { incompatibilities } from './compatibility';
import { sitePaths } from './site-paths';
import { withSiteLock } from './lock';
import { release } from './release';
import {
  liveVersion,
  pointAt,
  readState,
  remoteManifest,
  shellManifest,
  withRemote,
  withVersion,
} from './state';

export interface Published {
  unit: string;
  version: string;
  /** Whether anything changed: the version may have been live already. */
  changed: boolean;
}

/**
 * Builds the units, checks the site as it would be, and makes it live in one step. Nothing else is
 * built; after a refusal or a crash the site is what it was.
 */
export async function publish(site: string, units: readonly string[]): Promise<Published[]> {
  const built: BuiltUnit[] = [];
  for (const unit of units) built.push(await buildUnit(unit));
  return publishBuilds(site, built);
}

/** Publishes what has been built already. */
export function publishBuilds(site: string, built: BuiltUnit[]): Promise<Published[]> {
  return withSiteLock(site, () => makeLive(site, built));
}

async function makeLive(site: string, built: BuiltUnit[]): Promise<Published[]> {
  const before = readState(site);
  const changed = built.filter(
    (each) => each.version !== liveVersion(before.registry, each.unit) || !isIntact(site, each),
  );
  const newShell = changed.find(({ unit }) => unit === 'shell');
  const newRemotes = changed.filter((each) => each !== newShell);
  if (!newShell && !before.registry.shell) {
    throw new Error('no shell is live in this site yet; run npm run publish:shell first.');
  }

  let after = before;
  if (newShell) {
    const registry = { ...after.registry, shell: newShell.version };
    after = withVersion({ ...after, registry }, 'shell', newShell.version);
  }
  for (const { unit, version, folder } of newRemotes) {
    const manifest = manifestOf<RemoteManifest>(folder, unit);
    const live = before.registry.remotes[unit];
    const previous = live && live.live.version !== version ? live.live : (live?.previous ?? null);
    after = withVersion(withRemote(after, unit, pointAt(after, manifest, previous)), unit, version);
  }

  const shell = newShell
    ? manifestOf<ShellManifest>(newShell.folder, 'shell')
    : shellManifest(site, before.registry.shell);
  const checked = Object.entries(after.registry.remotes)
    .filter(([name]) => newShell || newRemotes.some(({ unit }) => unit === name))
    .map(([name, { live }]) => {
      const fresh = newRemotes.find(({ unit }) => unit === name);
      return fresh
        ? manifestOf<RemoteManifest>(fresh.folder, name)
        : remoteManifest(site, name, live.version);
    });
  const reasons = [
    ...(newShell ? hostOverBudget(shell) : []),
    ...checked.flatMap((manifest) => [
      ...incompatibilities(manifest, shell, after.registry),
      ...overBudget(manifest),
    ]),
    ...incompatibleCanaries(site, after.registry, shell),
  ];
  if (reasons.length > 0) throw new Error([...new Set(reasons)].join('\n'));

  if (changed.length > 0) {
    const undo: (() => void)[] = [];
    try {
      for (const each of changed) undo.push(copyVersion(site, each, shell.version));
      await release(site, withoutIncompatibleFallbacks(site, after, shell, console.warn));
    } catch (error) {
      for (const step of undo) step();
      throw error;
    }
  }
  return built.map((each) => ({
    unit: each.unit,
    version: each.version,
    changed: changed.includes(each),
  }));
}

const manifestOf = <T>(folder: string, unit: string) =>
  readJson<T>(join(folder, manifestFile(unit)));

/** Copies a build beside its place and renames it: a version folder is whole or not there. */
function copyVersion(site: string, built: BuiltUnit, shell: string): () => void {
  const { unit, version, folder } = built;
  const places = sitePaths(site);
  const place = places.unit(unit, version);
  if (isIntact(site, built)) return () => {};
  const isDamaged = existsSync(place);
  mkdirSync(dirname(place), { recursive: true });
  const draft = join(dirname(place), `.${version}-${process.pid}`);
  remove(draft);
  try {
    cpSync(join(folder, 'web'), draft, { recursive: true });
    for (const file of ['server.cjs', manifestFile(unit), 'public']) {
      if (existsSync(join(folder, file))) {
        cpSync(join(folder, file), join(draft, file), { recursive: true });
      }
    }
    if (isDamaged) renameSync(place, join(dirname(place), `.${version}-damaged`));
    renameSync(draft, place);
  } catch (error) {
    remove(draft);
    throw error;
  }
  // What was live before must stay, now that it is sound.
  if (isDamaged) return () => {};
  return () => {
    remove(place);
    remove(
      unit === 'shell'
        ? places.renderedBy(version)
        : places.rendered(shell, unit, version, siteUrl()),
    );
  };
}

/** Whether the site's copy of a build is there, byte for byte. */
function isIntact(site: string, { unit, version, folder }: BuiltUnit): boolean {
  const place = sitePaths(site).unit(unit, version);
  const web = join(folder, 'web');
  const served = readdirSync(web, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(web, join(entry.parentPath, entry.name)));
  return (
    [manifestFile(unit), 'server.cjs'].every((file) =>
      isSame(join(folder, file), join(place, file)),
    ) && served.every((file) => isSame(join(web, file), join(place, file)))
  );
}

const isSame = (file: string, copy: string) =>
  existsSync(copy) && readFileSync(file).equals(readFileSync(copy));

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

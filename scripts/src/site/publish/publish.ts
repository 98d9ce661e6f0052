import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltUnit } from '../../build/build-unit';
import { manifestFile, type RemoteManifest, type ShellManifest } from '../../units/manifest';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { canaryAddress } from 'shared/contract';
import { readJson } from 'node-shared/files';
import { siteUrl } from '../../settings';
import { heavyFiles, hostOverBudget, htmlOverBudget, overBudget } from '../checks/budgets';
import { contractFaults, globalStyles, rootFileConflicts } from '../checks/contract-faults';
import {
  incompatibilities,
  incompatibleCanaries,
  withoutIncompatibleFallbacks,
} from '../checks/compatibility';
import { damagedFiles, wrongChunkHashes } from '../checks/integrity';
import { sitePaths } from '../state/site-paths';
import { withSiteLock } from '../state/lock';
import { htmlBytes, release } from '../release/release';
import { catalogueHash } from '../pages/render';
import {
  canaryVersion,
  liveVersion,
  pointAt,
  readState,
  remoteManifest,
  shellManifest,
  type SiteState,
  withBuiltFrom,
  withRemote,
  withVersion,
} from '../state/state';
import { copyVersion, siteCopy } from './version-folder';

export interface Published extends Pick<BuiltUnit, 'unit' | 'version' | 'revision'> {
  /** False if the same version with the same files was already live. */
  changed: boolean;
}

/** Checks the changed remotes in a release that is not live yet. Throws to refuse it. */
export type Gate = (release: string, changed: readonly RemoteManifest[]) => Promise<void>;

/**
 * Builds the units, checks the resulting site, and makes it live in one step. No other unit is built. After
 * a refusal or a crash the site is unchanged.
 */
export async function publish(
  site: string,
  units: readonly string[],
  gate?: Gate,
): Promise<Published[]> {
  // Loaded only here, because it is slow to load and not needed for existing builds.
  const { buildUnit } = await import('../../build/build-unit');
  const built: BuiltUnit[] = [];
  for (const unit of units) built.push(await buildUnit(unit));
  return publishBuilds(site, built, gate);
}

/**
 * Publishes existing builds. With `asCandidate` they stand beside the live versions, only for browsers that
 * ask for a candidate.
 */
export function publishBuilds(
  site: string,
  built: BuiltUnit[],
  gate: Gate = async () => {},
  asCandidate = false,
): Promise<Published[]> {
  return withSiteLock(site, () => makeLive(site, built, gate, asCandidate));
}

async function makeLive(
  site: string,
  built: BuiltUnit[],
  gate: Gate,
  asCandidate: boolean,
): Promise<Published[]> {
  const before = readState(site);
  const changed = built.filter(
    (each) =>
      each.version !== liveVersion(before.registry, each.unit) || siteCopy(site, each) !== 'same',
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
  for (const { unit, version, folder, revision } of changed) {
    const { packageVersion } = manifestOf<RemoteManifest | ShellManifest>(folder, unit);
    const built = [packageVersion, revision].filter(Boolean).join(' ');
    after = withBuiltFrom(after, unit, version, built);
  }
  for (const { unit, version, folder } of newRemotes) {
    const manifest = manifestOf<RemoteManifest>(folder, unit);
    const live = before.registry.remotes[unit];
    if (asCandidate) {
      if (!live)
        throw new Error(`${unit} has no live version to be a candidate beside; publish it.`);
      after = withRemote(after, unit, {
        ...live,
        canary: canaryVersion(manifest, 0, before.catalogue),
      });
      continue;
    }
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
    ...changed.flatMap((each) => faultsOfBuild(site, each)),
    ...changed.flatMap(({ unit, folder }) => heavyFiles(unit, folder)),
    ...newRemotes.flatMap(({ unit, folder }) => {
      const manifest = manifestOf<RemoteManifest>(folder, unit);
      return [...contractFaults(manifest), ...globalStyles(manifest, join(folder, 'web'))];
    }),
    ...changed.flatMap(({ unit, folder }) =>
      rootFileConflicts(unit, join(folder, 'public'), rootFoldersBeside(site, unit, after, built)),
    ),
    ...(newShell ? hostOverBudget(shell) : []),
    ...checked.flatMap((manifest) => [
      ...incompatibilities(manifest, shell, after.registry),
      ...overBudget(manifest),
    ]),
    // A new candidate is already checked above, and is not in the site yet.
    ...(asCandidate ? [] : incompatibleCanaries(site, after.registry, shell)),
  ];
  if (reasons.length > 0) throw new Error([...new Set(reasons)].join('\n'));

  if (changed.length > 0) {
    const undo: (() => void)[] = [];
    try {
      for (const each of changed) {
        undo.push(copyVersion(site, each));
        undo.push(() => removeRendering(site, each, shell.version, before.catalogue));
      }
      const fitting = withoutIncompatibleFallbacks(site, after, shell, console.warn);
      const inspect = async (draft: string) => {
        const heavy = checked.flatMap((manifest) =>
          htmlOverBudget(manifest, before.catalogue, (path) => {
            const { name, version } = manifest;
            return htmlBytes(draft, asCandidate ? canaryAddress(name, version, path) : path);
          }),
        );
        if (heavy.length > 0) throw new Error(heavy.join('\n'));
        await gate(draft, checked);
      };
      await release(site, fitting, { inspect });
    } catch (error) {
      for (const step of undo) step();
      throw error;
    }
  }
  return built.map((each) => ({
    unit: each.unit,
    version: each.version,
    revision: each.revision,
    changed: changed.includes(each),
  }));
}

/** Faults of the files of a build, one line each: wrong hashes, or a version that exists with other files. */
function faultsOfBuild(site: string, built: BuiltUnit): string[] {
  const { unit, version, folder } = built;
  const manifest = manifestOf<RemoteManifest | ShellManifest>(folder, unit);
  const web = join(folder, 'web');
  const damaged = damagedFiles(manifest, web, folder);
  return [
    ...(damaged.length > 0 ? damaged : wrongChunkHashes(manifest, web)),
    ...(siteCopy(site, built) === 'other'
      ? [
          `${unit} ${version} is in this site with other files: one version is published once. Remove ${unit}/dist and .cache/webpack and build it again, or change its sources.`,
        ]
      : []),
  ];
}

/** The `public` folders of the other units that will be live together with this one. */
function rootFoldersBeside(
  site: string,
  unit: string,
  { registry }: SiteState,
  built: readonly BuiltUnit[],
): { unit: string; folder: string }[] {
  return ['shell', ...Object.keys(registry.remotes)]
    .filter((other) => other !== unit)
    .map((other) => {
      const version = liveVersion(registry, other)!;
      const fresh = built.find((each) => each.unit === other);
      const place = fresh?.folder ?? sitePaths(site).unit(other, version);
      return { unit: other, folder: join(place, 'public') };
    });
}

function removeRendering(
  site: string,
  { unit, version }: BuiltUnit,
  shell: string,
  catalogue: PublicCatalogue,
): void {
  const places = sitePaths(site);
  const rendering =
    unit === 'shell'
      ? places.renderedBy(version)
      : places.rendered(shell, unit, version, siteUrl(), catalogueHash(catalogue));
  rmSync(rendering, { recursive: true, force: true });
}

const manifestOf = <T>(folder: string, unit: string) =>
  readJson<T>(join(folder, manifestFile(unit)));

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import type { CanaryVersion, Offer, Registry, RegistryEntry } from 'shared/contract';
import type { BuiltUnit } from '../../units/built';
import { manifestFile, type RemoteManifest, type ShellManifest } from '../../units/manifest';
import { packageOf, unitFolder } from '../../units/units';
import { readDeploys, whatMadeLive, type Deploy } from '../state/deploy-log';
import { takerOf } from '../checks/routes/taken-routes';
import { liveVersion } from '../state/state';
import { manifestInSite, type Site } from '../state/site';

/** What a version of a remote has beside pages at addresses that were its own from the beginning. */
export interface Declared {
  /** APIs that its pages call. */
  origins: readonly string[];
  /** Paths that it has taken from another section. */
  takes: readonly { path: string; from: string }[];
  widgets: NonNullable<Offer['widgets']>;
  links: NonNullable<Offer['links']>;
}

/** The state of one unit in a site. */
export interface UnitReport {
  unit: string;
  owner: string | null;
  live: string | null;
  /** The commit that the live version was published from, if the log has it. */
  revision: string | null;
  /** ISO time from which the live version has been live. */
  since: string | null;
  previous: string | null;
  /** Versions besides the live one that can be put live again. */
  kept: string[];
  canary: { version: string; percent: number; declared: Declared } | null;
  /** What the live version declares; `null` for the host and without a live version. */
  declared: Declared | null;
  /** Paths of the live version that another section has taken. */
  taken: readonly { path: string; by: string }[];
  enabled: boolean;
  /** Number of reports of browsers; `null` if they could not be read. */
  failuresLastHour: number | null;
  /** In what the build of the sources here differs from the live version; `null` without such a build. */
  stale: string | null;
}

/**
 * The shell first, then every remote that is published or has a folder here. `buildOf` gives the build of the
 * sources of this checkout, if there is one.
 */
export function unitReports(
  site: Site,
  folders: readonly string[],
  buildOf: (unit: string) => Pick<BuiltUnit, 'unit' | 'folder'> | null,
  failures: readonly { remote: string; count: number }[] | null,
): UnitReport[] {
  const state = site.live();
  const { registry, history } = state;
  const deploys = readDeploys(site);
  const units = [...new Set([...Object.keys(registry.remotes), ...folders])].sort();
  return ['shell', ...units].map((unit) => {
    const entry = registry.remotes[unit];
    const live = liveVersion(registry, unit) || null;
    const manifest = live === null ? null : manifestInSite(site, unit, live);
    const candidate = entry?.canary && manifestInSite(site, unit, entry.canary.version);
    const isHere = existsSync(join(unitFolder(unit), 'package.json'));
    return {
      unit,
      owner: (isHere ? packageOf(unit).owner : (manifest ?? candidate)?.owner) ?? null,
      live,
      revision:
        deploys.findLast((each) => each.unit === unit && each.to === live)?.revision ?? null,
      since: live === null ? null : liveSince(site, deploys, unit, live),
      previous: entry?.previous?.version ?? null,
      kept: (history[unit] ?? []).filter((version) => version !== live),
      canary: entry?.canary
        ? {
            version: entry.canary.version,
            percent: entry.canary.percent,
            declared: declaredBy(entry.canary, entry.canary),
          }
        : null,
      declared: entry?.live ? declaredBy(entry, entry.live) : null,
      taken: manifest && 'routes' in manifest ? takenFrom(manifest, registry) : [],
      enabled: entry?.enabled ?? true,
      failuresLastHour: failures && countOf(unit, failures),
      stale: isHere && manifest ? difference(manifest, buildOf(unit)) : null,
    };
  });
}

function declaredBy(
  { routes, links = [], widgets = [] }: Offer & Pick<RegistryEntry, 'routes'>,
  { origins = [] }: Pick<CanaryVersion, 'origins'>,
): Declared {
  const takes = routes.flatMap(({ path, takes: from }) => (from ? [{ path, from }] : []));
  return { origins, takes, widgets, links };
}

const takenFrom = ({ name, routes }: RemoteManifest, registry: Registry): UnitReport['taken'] =>
  routes.flatMap(({ path }) => {
    const by = takerOf(name, path, registry);
    return by ? [{ path, by }] : [];
  });

const countOf = (unit: string, failures: readonly { remote: string; count: number }[]) =>
  failures.filter(({ remote }) => remote === unit).reduce((sum, { count }) => sum + count, 0);

/** The time from the log, or, if the log does not have it, the date of the version's files. */
function liveSince(site: Site, deploys: readonly Deploy[], unit: string, live: string): string {
  const change = whatMadeLive(deploys, unit, live);
  if (change) return change.at;
  const file = join(site.paths.unit(unit, live), manifestFile(unit));
  return statSync(file).mtime.toISOString();
}

/** What a build delivers differently; empty if nothing. The names of most files say what is in them. */
function difference(
  live: RemoteManifest | ShellManifest,
  build: Pick<BuiltUnit, 'unit' | 'folder'> | null,
): string | null {
  if (!build) return null;
  const here = readJson<typeof live>(join(build.folder, manifestFile(build.unit)));
  if (live.version === here.version) return '';
  const files = Object.keys(here.files).filter((file) => !file.endsWith('.map'));
  const differing = files.filter((file) => !live.files[file]).map(withoutHash);
  return `${here.version} differs in ${differing.join(', ') || 'what is rendered or declared'}`;
}

const withoutHash = (file: string) => file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');

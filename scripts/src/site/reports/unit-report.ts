import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, type RemoteManifest, type ShellManifest } from '../../units/manifest';
import type { BuildSettings } from '../../settings';
import { buildInputs, versionOf, type BuildInputs } from '../../units/version';
import { packageOf, unitFolder } from '../../units/units';
import { readDeploys, type Deploy } from '../state/deploy-log';
import { sitePaths } from '../state/site-paths';
import {
  rolledBackVersions,
  liveVersion,
  readState,
  remoteManifest,
  shellManifest,
} from '../state/state';

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
  canary: { version: string; percent: number } | null;
  enabled: boolean;
  /** Number of reports of browsers; `null` if they could not be read. */
  failuresLastHour: number | null;
  /** The reasons why a publish from here would make another version live. Empty if it would not. */
  stale: string[];
}

const reasons: Readonly<Record<keyof BuildInputs, string>> = {
  mode: 'it was built for development',
  settings: 'the settings of the build changed',
  sources: 'own sources changed',
  shared: 'shared changed',
  tools: 'the build tools changed',
  packages: 'the lock file changed',
};

/** The shell first, then every remote that is published or has a folder here. */
export function unitReports(
  site: string,
  folders: readonly string[],
  settings: BuildSettings,
  failures: readonly { remote: string; count: number }[] | null,
): UnitReport[] {
  const state = readState(site);
  const { registry, history } = state;
  const deploys = readDeploys(site);
  const units = [...new Set([...Object.keys(registry.remotes), ...folders])].sort();
  return ['shell', ...units].map((unit) => {
    const entry = registry.remotes[unit];
    const live = liveVersion(registry, unit) || null;
    const manifest = live === null ? null : manifestOf(site, unit, live);
    const isHere = existsSync(join(unitFolder(unit), 'package.json'));
    return {
      unit,
      owner: (isHere ? packageOf(unit).owner : manifest?.owner) ?? null,
      live,
      revision:
        deploys.findLast((each) => each.unit === unit && each.to === live)?.revision ?? null,
      since: live === null ? null : liveSince(site, deploys, unit, live),
      previous: entry?.previous?.version ?? null,
      kept: (history[unit] ?? []).filter((version) => version !== live),
      canary: entry?.canary
        ? { version: entry.canary.version, percent: entry.canary.percent }
        : null,
      enabled: entry?.enabled ?? true,
      failuresLastHour: failures && countOf(unit, failures),
      stale: isHere ? staleReasons(unit, settings, manifest, rolledBackVersions(state, unit)) : [],
    };
  });
}

const manifestOf = (site: string, unit: string, version: string): RemoteManifest | ShellManifest =>
  unit === 'shell' ? shellManifest(site, version) : remoteManifest(site, unit, version);

const countOf = (unit: string, failures: readonly { remote: string; count: number }[]) =>
  failures.filter(({ remote }) => remote === unit).reduce((sum, { count }) => sum + count, 0);

/** The time from the log, or, if the log does not have it, the date of the version's files. */
function liveSince(site: string, deploys: Deploy[], unit: string, live: string): string {
  const last = deploys.filter((each) => each.unit === unit && each.from !== each.to).at(-1);
  if (last?.to === live) return last.at;
  const file = join(sitePaths(site).unit(unit, live), manifestFile(unit));
  return statSync(file).mtime.toISOString();
}

function staleReasons(
  unit: string,
  settings: BuildSettings,
  manifest: RemoteManifest | ShellManifest | null,
  rolledBack: readonly string[],
): string[] {
  if (!manifest) return ['never published'];
  const now = buildInputs(unit, settings);
  const version = versionOf(now);
  if (version === manifest.version) return [];
  if (rolledBack.includes(version)) return [`${version}, which is here, was rolled back from`];
  const { inputs } = manifest;
  // `reasons` has exactly these keys.
  const parts = Object.keys(reasons) as (keyof BuildInputs)[];
  return parts.filter((part) => inputs[part] !== now[part]).map((part) => reasons[part]);
}

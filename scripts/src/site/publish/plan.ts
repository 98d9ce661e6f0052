import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import type { PublishMode } from 'api';
import type { RegistryEntry } from 'shared/contract';
import type { BuiltUnit } from '../../units/built';
import {
  isShell,
  manifestFile,
  type RemoteManifest,
  type ShellManifest,
} from '../../units/manifest';
import {
  canaryVersion,
  liveVersion,
  pointAt,
  type SiteState,
  withBuiltFrom,
  withRemote,
  withVersion,
} from '../state/state';
import { siteCopy } from './version-folder';
import type { Site } from '../state/site';

/** What publishing some builds changes. */
export interface Plan {
  before: SiteState;
  after: SiteState;
  /** The builds that are not live yet with the same files. */
  changed: readonly BuiltUnit[];
  /** The host that will be live. */
  shell: ShellManifest;
  /** The remotes that can fail afterwards: the changed ones, and with a new host all of them. */
  affected: readonly RemoteManifest[];
  mode: PublishMode;
}

/** Plans to make builds live, or to put them beside the live versions as candidates. Changes nothing. */
export function planPublish(
  site: Site,
  before: SiteState,
  builds: readonly BuiltUnit[],
  { mode, siteUrl }: { mode: PublishMode; siteUrl?: string },
): Plan {
  const changed = builds.filter(
    (build) =>
      build.version !== liveVersion(before.registry, build.unit) ||
      siteCopy(site, build) !== 'same',
  );
  const newShell = changed.find(({ unit }) => isShell(unit));
  if (!newShell && !before.registry.shell) {
    throw new Error('no shell is live in this site yet; run npm run publish:shell first.');
  }
  const after = changed.reduce(
    (state, build) => {
      const known = withBuiltFrom(state, build.unit, build.version, builtFrom(build));
      if (isShell(build.unit)) return withShell(known, build.version);
      return mode === 'candidate' ? withCandidate(known, build) : withLive(known, before, build);
    },
    withAddress(before, siteUrl),
  );
  return {
    before,
    after,
    changed,
    shell: newShell ? manifestOf<ShellManifest>(newShell) : site.shell(before.registry.shell),
    affected: Object.entries(after.registry.remotes).flatMap(([name, { live }]) => {
      const build = changed.find(({ unit }) => unit === name);
      if (build) return manifestOf<RemoteManifest>(build);
      return newShell && live ? site.remote(name, live.version) : [];
    }),
    mode,
  };
}

/** The manifest of a build; the caller knows whether it is the host. `part` is the folder of another language. */
export const manifestOf = <T extends RemoteManifest | ShellManifest>(
  { unit, folder }: BuiltUnit,
  part = '',
): T => readJson<T>(join(folder, part, manifestFile(unit)));

function builtFrom(build: BuiltUnit): string {
  const { packageVersion } = manifestOf(build);
  return [packageVersion, build.revision].filter(Boolean).join(' ');
}

/** An empty site has no address yet. */
const withAddress = (state: SiteState, siteUrl: string | undefined): SiteState =>
  siteUrl && !state.registry.shell ? { ...state, siteUrl } : state;

function withShell(state: SiteState, version: string): SiteState {
  const moved = { ...state, registry: { ...state.registry, shell: version } };
  return withVersion(moved, 'shell', version);
}

function withCandidate(state: SiteState, build: BuiltUnit): SiteState {
  const { unit } = build;
  const manifest = manifestOf<RemoteManifest>(build);
  const entry = state.registry.remotes[unit] ?? withoutLive(manifest);
  const canary = canaryVersion(manifest, 0, state.catalogue);
  // The history also names the folders that are cleaned up.
  const history = { ...state.history, [unit]: state.history[unit] ?? [] };
  return withRemote({ ...state, history }, unit, { ...entry, canary });
}

/** The entry of a section that has only a candidate so far. */
const withoutLive = ({ label, userMenu }: RemoteManifest): RegistryEntry => ({
  label,
  userMenu,
  enabled: true,
  live: null,
  previous: null,
  canary: null,
  routes: [],
});

function withLive(state: SiteState, before: SiteState, build: BuiltUnit): SiteState {
  const { unit, version } = build;
  const entry = before.registry.remotes[unit];
  const isNew = entry?.live && entry.live.version !== version;
  const previous = isNew ? entry.live : (entry?.previous ?? null);
  const pointed = pointAt(state, manifestOf<RemoteManifest>(build), previous);
  return withVersion(withRemote(state, unit, pointed), unit, version);
}

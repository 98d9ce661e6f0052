import {
  incompatibilities,
  incompatibleCanaries,
  newestCompatible,
  withoutIncompatibleFallbacks,
} from '../checks/compatibility';
import { damagedFiles } from '../checks/integrity';
import { signatureFaults } from '../checks/signature-faults';
import { changeRelease, URGENT_QUALITY } from './release';
import {
  rolledBackVersions,
  canaryVersion,
  pointAt,
  publishedVersion,
  withRolledBack,
  withRemote,
  withVersion,
  type SiteState,
} from '../state/state';
import type { CanaryVersion, RegistryEntry } from 'shared/contract';
import type { RemoteManifest } from '../../units/manifest';
import { canariesOf, type Site } from '../state/site';

/** For all changes except a promotion: they must be quick, and the next publish compresses better again. */
const urgent = { quality: URGENT_QUALITY };

/** Makes a kept version live again: `wanted`, or the previous one. Gives the version. */
export async function rollbackRemote(site: Site, name: string, wanted?: string): Promise<string> {
  let version = '';
  await changeRelease(
    site,
    async (state) => {
      const { live } = publishedEntry(state, name);
      if (!live) throw new Error(`${name} has only a candidate: nothing to return to.`);
      version = versionBefore(state, name, live.version, wanted);
      const manifest = site.remote(name, version);
      await assertCompatible(site, state, manifest);
      const marked = withReturnTo(state, name, version, live.version);
      const sound = (state.history[name] ?? []).filter(
        (each) => each !== version && !rolledBackVersions(marked, name).includes(each),
      );
      const shell = site.shell(state.registry.shell);
      const fallback = newestCompatible(site, name, sound, shell, state.registry);
      const previous = fallback ? publishedVersion(site.remote(name, fallback)) : null;
      const moved = withRemote(marked, name, pointAt(state, manifest, previous));
      return withVersion(moved, name, version);
    },
    urgent,
  );
  return version;
}

/** The same for the host. Throws unless every live remote and every canary fits the older host. */
export async function rollbackShell(site: Site, wanted?: string): Promise<string> {
  let version = '';
  await changeRelease(
    site,
    async (state) => {
      const { registry } = state;
      if (!registry.shell)
        throw new Error(`no shell is live in this site yet: run npm run publish:shell.`);
      version = versionBefore(state, 'shell', registry.shell, wanted);
      const shell = site.shell(version);
      const folder = site.paths.unit('shell', version);
      const remotes = Object.entries(registry.remotes).flatMap(([name, { live }]) =>
        live ? [site.remote(name, live.version)] : [],
      );
      const reasons = [
        ...damagedFiles(shell, folder, folder),
        ...remotes.flatMap((remote) => incompatibilities(remote, shell, registry)),
        ...incompatibleCanaries(site, registry, shell),
        ...(await signatureFaults(site, [...remotes, ...canariesOf(site, registry)], shell)),
      ];
      if (reasons.length > 0) throw new Error(reasons.join('\n'));
      const marked = withReturnTo(state, 'shell', version, registry.shell);
      const moved = { ...marked, registry: { ...registry, shell: version } };
      const fitting = withoutIncompatibleFallbacks(site, moved, shell, console.warn);
      return withVersion(fitting, 'shell', version);
    },
    urgent,
  );
  return version;
}

/** The kept version that is wanted, or the latest one before the live version that was not rolled back. */
function versionBefore(state: SiteState, unit: string, live: string, wanted?: string): string {
  const kept = state.history[unit] ?? [];
  const version =
    wanted ?? kept.find((each) => each !== live && !rolledBackVersions(state, unit).includes(each));
  if (!version) throw new Error(`${unit} has no version before ${live}.${wayOut(state, unit)}`);
  if (kept.includes(version)) return version;
  throw new Error(`${unit} has no kept version ${version}; there are: ${kept.join(', ')}.`);
}

/** What somebody who wants to return can do where there is nothing to return to. */
function wayOut({ registry }: SiteState, unit: string): string {
  const entry = registry.remotes[unit];
  if (!entry) return '';
  if (entry.canary) return ` End the canary with canary ${entry.canary.version} 0.`;
  return ' Close the section with toggle off, or take it out of the site with unpublish.';
}

/** Marks the live version as rolled back, unless the version to return to is marked itself. */
const withReturnTo = (state: SiteState, unit: string, version: string, live: string): SiteState =>
  rolledBackVersions(state, unit).includes(version) ? state : withRolledBack(state, unit, live);

/** Gives `percent` of the visitors another kept version; 0 ends the canary. */
export async function canaryRemote(
  site: Site,
  name: string,
  version: string,
  percent: number,
): Promise<void> {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new Error('the share is no percentage: give a whole number from 0 to 100.');
  }
  await changeRelease(
    site,
    async (state) => {
      const entry = publishedEntry(state, name);
      if (percent === 0) return entry.live ? withCanary(state, name, null) : without(state, name);
      const candidate = entry.canary ? [entry.canary.version] : [];
      const kept = [...new Set([...candidate, ...(state.history[name] ?? [])])];
      if (!kept.includes(version)) {
        throw new Error(`${name} has no kept version ${version}; there are: ${kept.join(', ')}.`);
      }
      if (!entry.live) throw new Error(`${name} has no live version for the others: promote it.`);
      const manifest = site.remote(name, version);
      await assertCompatible(site, state, manifest);
      return withCanary(state, name, canaryVersion(manifest, percent, state.catalogue));
    },
    urgent,
  );
}

/** Makes the candidate or the canary the live version. Gives the version. */
export async function promoteRemote(site: Site, name: string): Promise<string> {
  let version = '';
  await changeRelease(site, async (state) => {
    const { live, canary } = publishedEntry(state, name);
    if (!canary) throw new Error(`${name} has no candidate and no canary to promote.`);
    version = canary.version;
    const manifest = site.remote(name, version);
    await assertCompatible(site, state, manifest);
    return withVersion(withRemote(state, name, pointAt(state, manifest, live)), name, version);
  });
  return version;
}

/** Opens or closes a section; a closed one shows the maintenance card. */
export async function toggleRemote(site: Site, name: string, enabled: boolean): Promise<void> {
  await changeRelease(
    site,
    (state) => withRemote(state, name, { ...publishedEntry(state, name), enabled }),
    urgent,
  );
}

/** Removes a remote from the site with all its versions. Its addresses become unknown. */
export async function unpublishRemote(site: Site, name: string): Promise<void> {
  await changeRelease(
    site,
    (state) => {
      publishedEntry(state, name);
      return without(state, name);
    },
    urgent,
  );
}

function without(state: SiteState, name: string): SiteState {
  const { [name]: _removed, ...remotes } = state.registry.remotes;
  return {
    ...state,
    registry: { ...state.registry, remotes },
    history: { ...state.history, [name]: [] },
    rolledBack: { ...state.rolledBack, [name]: [] },
  };
}

const withCanary = (state: SiteState, name: string, canary: CanaryVersion | null): SiteState =>
  withRemote(state, name, { ...publishedEntry(state, name), canary });

async function assertCompatible(
  site: Site,
  { registry }: SiteState,
  manifest: RemoteManifest,
): Promise<void> {
  const folder = site.paths.unit(manifest.name, manifest.version);
  const shell = site.shell(registry.shell);
  const reasons = [
    ...damagedFiles(manifest, folder, folder),
    ...incompatibilities(manifest, shell, registry),
    ...(await signatureFaults(site, [manifest], shell)),
  ];
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}

function publishedEntry(state: SiteState, name: string): RegistryEntry {
  const entry = state.registry.remotes[name];
  if (!entry) {
    throw new Error(
      `${name} has not been published in this site yet (SITE_DIR): npm run publish:remote -- ${name}.`,
    );
  }
  return entry;
}

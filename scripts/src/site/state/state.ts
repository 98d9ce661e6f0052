import { existsSync } from 'node:fs';
import {
  ENTRY_FILE,
  entryAddress,
  toRegistryEntry,
  toRouteManifest,
  offerOf,
  type BuiltFrom,
  type CanaryVersion,
  type PublishedVersion,
  type Registry,
  type RegistryEntry,
} from 'shared/contract';
import type { BuiltRoute, RemoteManifest } from '../../units/manifest';
import { readJson } from 'node-shared/files';
import { siteAddress } from 'node-shared/settings';
import {
  detailsAddress,
  isProductList,
  publicCatalogue,
  type PublicCatalogue,
} from 'shared/model/catalogue';
import type { ContactSettings } from 'shared/model/config';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { sitePaths } from './site-paths';

/** The live release and the kept versions. */
export interface SiteState {
  registry: Registry;
  /** The kept versions of each unit, the one that became live last first. */
  history: Record<string, string[]>;
  /** The versions of each unit that were rolled back. */
  rolledBack: Record<string, string[]>;
  /** What each version was built from, if that is known. */
  builtFrom: BuiltFrom;
  /** The public address in the live pages. */
  siteUrl: string;
  /** What the live pages say of the school. */
  contact: ContactSettings;
  /** The catalogue that the live pages show. */
  catalogue: PublicCatalogue;
}

export function readState(site: string): SiteState {
  const { live, releases, liveRegistry, liveRelease, liveCatalogue } = sitePaths(site);
  // Until an admin publishes a catalogue, the pages show the shipped one.
  const catalogue = existsSync(liveCatalogue)
    ? readJson<PublicCatalogue>(liveCatalogue)
    : publicCatalogue(shippedCatalogue);
  if (!existsSync(liveRegistry)) {
    const registry = { shell: '', remotes: {} };
    const nothing = { history: {}, rolledBack: {}, builtFrom: {}, contact: {} };
    return { registry, ...nothing, siteUrl: siteAddress({}), catalogue };
  }
  const hint = `Point ${live} at another folder of ${releases}, or remove ${site} and run npm start.`;
  return {
    registry: readJson<Registry>(liveRegistry, hint),
    ...readJson<Omit<SiteState, 'registry' | 'catalogue'>>(liveRelease, hint),
    catalogue,
  };
}

export function publishedVersion(manifest: RemoteManifest, prefix = ''): PublishedVersion {
  const { name, version, files, origins, languages } = manifest;
  return {
    version,
    entry: entryAddress(name, version, prefix),
    integrity: files[ENTRY_FILE]!.integrity,
    ...(origins && { origins }),
    ...(languages && { languages }),
  };
}

/** The registry entry of a version for a share of the visitors; with 0 per cent it is a candidate. */
export function canaryVersion(
  manifest: RemoteManifest,
  percent: number,
  catalogue: PublicCatalogue,
): CanaryVersion {
  return {
    ...publishedVersion(manifest),
    percent,
    routes: manifest.routes.map(toRouteManifest),
    ...offerOf(manifest),
    pages: manifest.routes.flatMap((route) => renderedPaths(route, catalogue)),
  };
}

/** The registry entry that makes a version live; browsers fall back to `previous`. */
export function pointAt(
  state: Pick<SiteState, 'registry'>,
  manifest: RemoteManifest,
  previous: PublishedVersion | null,
): RegistryEntry {
  const before = state.registry.remotes[manifest.name];
  return {
    ...toRegistryEntry(manifest, publishedVersion(manifest)),
    enabled: before?.enabled ?? true,
    previous,
  };
}

export function withRemote(state: SiteState, name: string, entry: RegistryEntry): SiteState {
  const remotes = { ...state.registry.remotes, [name]: entry };
  return {
    ...state,
    registry: {
      ...state.registry,
      remotes: Object.fromEntries(Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

/** How many versions of a unit are kept; in addition, the same number of versions that were rolled back. */
export const KEPT_VERSIONS = 5;

/**
 * Records that a version has become live: it is now the first in the history, and no longer rolled back. Beyond
 * KEPT_VERSIONS, only the canary and the fallback are kept.
 */
export function withVersion(state: SiteState, unit: string, version: string): SiteState {
  const others = (state.history[unit] ?? []).filter((each) => each !== version);
  const marked = rolledBackVersions(state, unit).filter((each) => each !== version);
  const sound = [version, ...others].filter((each) => !marked.includes(each));
  const rolledBack = others.filter((each) => marked.includes(each)).slice(0, KEPT_VERSIONS);
  const { canary, previous } = state.registry.remotes[unit] ?? {};
  const needed = [
    ...sound.slice(0, KEPT_VERSIONS),
    ...rolledBack,
    canary?.version,
    previous?.version,
  ];
  const kept = [version, ...others].filter((each) => needed.includes(each));
  return {
    ...state,
    history: { ...state.history, [unit]: kept },
    rolledBack: { ...state.rolledBack, [unit]: rolledBack },
  };
}

/** Records what a version was built from; does nothing for an empty text. */
export function withBuiltFrom(
  state: SiteState,
  unit: string,
  version: string,
  built: string,
): SiteState {
  if (!built) return state;
  const ofUnit = { ...state.builtFrom[unit], [version]: built };
  return { ...state, builtFrom: { ...state.builtFrom, [unit]: ofUnit } };
}

export const rolledBackVersions = ({ rolledBack }: SiteState, unit: string): string[] =>
  rolledBack[unit] ?? [];

/** Records that a version was rolled back: nothing returns to it unless it is named. */
export const withRolledBack = (state: SiteState, unit: string, version: string): SiteState => ({
  ...state,
  rolledBack: {
    ...state.rolledBack,
    [unit]: [...new Set([...rolledBackVersions(state, unit), version])],
  },
});

/** The live version of a unit, if any. */
export function liveVersion({ shell, remotes }: Registry, unit: string): string | undefined {
  return unit === 'shell' ? shell : remotes[unit]?.live?.version;
}

/** The entries of the wanted versions; a unit without wanted versions is left out. */
export function builtFromOf(
  builtFrom: BuiltFrom,
  isWanted: (unit: string, version: string) => boolean,
): BuiltFrom {
  const wanted = Object.entries(builtFrom).map(([unit, versions]) => {
    const some = Object.entries(versions).filter(([version]) => isWanted(unit, version));
    return [unit, Object.fromEntries(some)] as const;
  });
  return Object.fromEntries(wanted.filter(([, versions]) => Object.keys(versions).length > 0));
}

/** The prerendered addresses of a route: those that it names, or one for each entry of the list that it is about. */
export function renderedPaths(
  { path, prerender, about }: Pick<BuiltRoute, 'path' | 'prerender' | 'about'>,
  catalogue: PublicCatalogue,
): string[] {
  if (!about || !isProductList(about)) return prerender;
  return catalogue[about].map(({ urlTitle }) => path.replace(':urlTitle', urlTitle));
}

/** The address of the catalogue file for the entry of a prerendered address, if it is about one. */
export function entryFile(
  { path, about }: Pick<BuiltRoute, 'path' | 'about'>,
  rendered: string,
): string | undefined {
  const isListed = about && isProductList(about);
  const urlTitle = isListed ? rendered.slice(path.indexOf(':urlTitle')) : '';
  return about && detailsAddress(about, urlTitle);
}

import type { RemoteModule } from './contract';
import { toRouteManifest, type RouteManifest } from './manifest';

/** One published version of a remote. */
export interface PublishedVersion {
  version: string;
  /** Address of the entry script, see `entryAddress`. */
  entry: string;
  /** Subresource integrity of the entry script. */
  integrity: string;
}

/** A version that only some visitors get, with the routes it has. */
export interface CanaryVersion extends PublishedVersion {
  /** Of all visitors; 0 for a candidate, which only those get who ask for it. */
  percent: number;
  routes: readonly RouteManifest[];
  /** Addresses that are rendered ahead by it, see `canaryAddress`. */
  pages: readonly string[];
}

/** Where the registry points for one remote. */
export interface RegistryEntry {
  /** What the section is called where it has to be named. */
  label: string;
  /** `false` where the header offers the login even to a signed-in user. */
  userMenu: boolean;
  enabled: boolean;
  live: PublishedVersion;
  /** What the host falls back to by itself when the live version cannot be loaded. */
  previous: PublishedVersion | null;
  /** A version besides the live one, which some visitors get. */
  canary: CanaryVersion | null;
  routes: readonly RouteManifest[];
}

/** The entry of a remote of which there is one version, open to all. */
export function toRegistryEntry(
  {
    label,
    userMenu,
    routes,
  }: Pick<RemoteModule, 'label' | 'userMenu'> & {
    routes: readonly Parameters<typeof toRouteManifest>[0][];
  },
  live: PublishedVersion,
): RegistryEntry {
  return {
    label,
    userMenu,
    enabled: true,
    live,
    previous: null,
    canary: null,
    routes: routes.map(toRouteManifest),
  };
}

/**
 * What the versions of a unit were built from: the version of its package and the commit, e.g.
 * `1.0.0 0123456789ab`, with `+` where files differed from the commit.
 */
export type BuiltFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `registry.json`, inlined in every page. */
export interface Registry {
  shell: string;
  remotes: Readonly<Record<string, RegistryEntry>>;
  /** By unit and version, of those that browsers get; a registry of an earlier time has none. */
  builtFrom?: BuiltFrom;
}

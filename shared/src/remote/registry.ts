import type { Access, RouteId } from './index';

/** What the host knows of a route before its remote has been loaded. */
export interface RouteFacts {
  id: RouteId;
  path: string;
  access: Access;
  header: boolean;
  footer: boolean;
  title: string;
  children: readonly { id: RouteId; path: string; title: string }[];
}

/** One published version of a remote. */
export interface PublishedVersion {
  version: string;
  /** Address of the entry script, below `/remotes/NAME/VERSION/`. */
  entry: string;
  /** Subresource integrity of the entry script. */
  integrity: string;
}

/** Where the registry points for one remote. */
export interface RegistryEntry {
  enabled: boolean;
  live: PublishedVersion;
  /** What the host falls back to by itself when the live version cannot be loaded. */
  previous: PublishedVersion | null;
  /** A version that only `percent` of the visitors get. */
  canary: (PublishedVersion & { percent: number }) | null;
  routes: readonly RouteFacts[];
}

/** `registry.json`, inlined in every page. */
export interface Registry {
  shell: string;
  remotes: Readonly<Record<string, RegistryEntry>>;
}

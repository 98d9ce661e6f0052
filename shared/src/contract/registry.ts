import type { RemoteModule } from './contract';
import { toRouteManifest, type RouteManifest } from './manifest';
import type { ListedLink } from '../model/additions';
import type { Origin } from './origins';
import { toWidgetManifest, type WidgetManifest } from './widgets';

/** What a version adds to pages outside its own; left out where it adds nothing. */
export interface Offer {
  links?: readonly ListedLink[];
  widgets?: readonly WidgetManifest[];
}

/** One published version of a remote. */
export interface PublishedVersion {
  version: string;
  /** Address of the entry script, see `entryAddress`. */
  entry: string;
  /** Subresource integrity of the entry script. */
  integrity: string;
  /** What its pages call beside the API of the site; left out if there is nothing. */
  origins?: readonly Origin[];
  /** The languages beside English in which it has the same pages; left out if there are none. */
  languages?: readonly string[];
}

/** A version that only some visitors get, with its routes. */
export interface CanaryVersion extends PublishedVersion, Offer {
  /** Percentage of all visitors; 0 for a candidate, which only visitors who ask for it get. */
  percent: number;
  routes: readonly RouteManifest[];
  /** Addresses of the pages that this version prerenders, see `canaryAddress`. */
  pages: readonly string[];
}

/** The versions and routes of one remote. */
export interface RegistryEntry extends Offer {
  /** Name of the section in messages. */
  label: string;
  /** `false`: the header offers the login even to a signed-in user. */
  userMenu: boolean;
  enabled: boolean;
  /** `null` while the section has only a candidate; then it has no routes either. */
  live: PublishedVersion | null;
  /** The version that the host falls back to when the live version cannot be loaded. */
  previous: PublishedVersion | null;
  /** A version besides the live one that some visitors get. */
  canary: CanaryVersion | null;
  routes: readonly RouteManifest[];
}

/** The entry of an enabled remote that has a single version. */
export function toRegistryEntry(
  {
    label,
    userMenu,
    routes,
    ...offer
  }: Pick<RemoteModule, 'label' | 'userMenu'> &
    Offer & { routes: readonly Parameters<typeof toRouteManifest>[0][] },
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
    ...offerOf(offer),
  };
}

/** The part of a manifest or declaration that is an offer. */
export const offerOf = ({ links = [], widgets = [] }: Offer): Offer => ({
  ...(links.length > 0 && { links }),
  ...(widgets.length > 0 && { widgets: widgets.map(toWidgetManifest) }),
});

/**
 * What the versions of each unit were built from: the version of the package and the commit, e.g.
 * `1.0.0 0123456789ab`; a `+` means that files differed from the commit.
 */
export type BuiltFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `registry.json`, inlined in every page; a page has the part that it needs, see `registryOfPage`. */
export interface Registry {
  shell: string;
  remotes: Readonly<Record<string, RegistryEntry>>;
  /** By unit and version, for the versions that browsers get; an older registry does not have it. */
  builtFrom?: BuiltFrom;
  /** Whether pages for admins or sections are left out: `registry.json` has them. */
  isPartial?: true | undefined;
}

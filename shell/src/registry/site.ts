import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { SubjectAddress } from 'shared/page';
import type { PageManifest, PublishedVersion, Registry, RouteManifest } from 'shared/contract';

/** A remote as this tab uses it: the versions do not change until the next page load. */
export interface SiteRemote {
  name: string;
  label: string;
  userMenu: boolean;
  enabled: boolean;
  use: PublishedVersion;
  /** What to try when `use` cannot be loaded. */
  fallback: PublishedVersion | null;
  /** Whether `use` is a candidate that this browser has asked for. */
  isTried: boolean;
  routes: readonly RouteManifest[];
}

export interface Site {
  shell: string;
  remotes: readonly SiteRemote[];
  /** Whether the registry, or an entry of it, could not be read: then a page may be missing. */
  incomplete: boolean;
  table: readonly RouteObject[];
  /** What a version was built from; `undefined` if the registry does not say. */
  builtFrom: (unit: string, version: string) => string | undefined;
}

export interface FoundRoute {
  remote: SiteRemote;
  route: RouteManifest;
  /** Whether the path has a page; an area also owns the paths below it that have none. */
  isPage: boolean;
  title: string;
  /** The route itself and, in an area, the page below it. */
  pages: readonly PageManifest[];
  /** The path with the names of its parameters, e.g. `/course/:urlTitle`. */
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
}

const CANARY_BUCKET = 'canary-bucket';

/** The visitor's number from 0 to 99, drawn once per browser and then kept. */
export function canaryBucket(storage: Storage): number {
  const stored = Number(storage.getItem(CANARY_BUCKET) || NaN);
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored;
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0]! % 100;
  try {
    storage.setItem(CANARY_BUCKET, String(drawn));
  } catch {
    // A full storage must not stop the site: the number is drawn again on the next page load.
  }
  return drawn;
}

const CANDIDATES = 'candidates';

/** The remotes whose candidate this browser asks for, stored by an address with `?candidate=mf-auth`. */
export function wantedCandidates(storage: Storage): string[] {
  return (storage.getItem(CANDIDATES) ?? '').split(' ').filter(Boolean);
}

export const forgetCandidates = (storage: Storage) => storage.removeItem(CANDIDATES);

/**
 * Chooses the version of each remote for this visitor. `bucket` is 0 to 99; `wanted` names the remotes
 * whose candidate the visitor asks for; `renderedBy` is the `NAME@VERSION` that prerendered the page on
 * screen: that version is used for every visitor, so that the page can be hydrated.
 */
export function chooseVersions(
  registry: Registry,
  bucket: number,
  {
    incomplete = false,
    wanted = [],
    renderedBy = '',
  }: { incomplete?: boolean; wanted?: readonly string[]; renderedBy?: string } = {},
): Site {
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => {
    const { label, userMenu, enabled, live, previous, canary, routes } = entry;
    const isAsked = wanted.includes(name);
    const isSelected = canary !== null && (isAsked || bucket < canary.percent);
    const isRendered = (each: PublishedVersion | null) => renderedBy === `${name}@${each?.version}`;
    const inCanary = isRendered(canary) || (isSelected && !isRendered(live));
    return {
      name,
      label,
      userMenu,
      enabled,
      use: inCanary ? canary! : live,
      fallback: inCanary ? live : previous,
      isTried: inCanary && isAsked,
      routes: inCanary ? canary!.routes : routes,
    };
  });
  return {
    shell: registry.shell,
    remotes,
    incomplete,
    table: routeTable(remotes),
    builtFrom: (unit, version) => registry.builtFrom?.[unit]?.[version],
  };
}

/** The same site with one more remote, e.g. for a page whose registry entry could not be read. */
export function withRemote(site: Site, remote: SiteRemote): Site {
  const remotes = [...site.remotes.filter(({ name }) => name !== remote.name), remote];
  return { ...site, remotes, table: routeTable(remotes) };
}

interface TableHandle {
  remote: SiteRemote;
  route: RouteManifest;
}

interface ChildHandle {
  child: PageManifest;
}

/** The registry's routes in the form that the router matches, so that `findRoute` agrees with it. */
function routeTable(remotes: readonly SiteRemote[]): RouteObject[] {
  return remotes.flatMap((remote) =>
    remote.routes.map((route) => ({
      path: route.path,
      caseSensitive: true,
      handle: { remote, route } satisfies TableHandle,
      children: route.children.length > 0 ? [...route.children.map(child), { path: '*' }] : [],
    })),
  );
}

function child(child: PageManifest): RouteObject {
  const handle = { child } satisfies ChildHandle;
  const { path } = child;
  return path === '' ? { index: true, handle } : { path, caseSensitive: true, handle };
}

const routeCache = new WeakMap<Site, Map<string, FoundRoute | null>>();

/** The route that owns a path, from the registry alone. Cached: each render asks, and matching is slow. */
export function findRoute(site: Site, pathname: string): FoundRoute | null {
  const known = routeCache.get(site) ?? new Map<string, FoundRoute | null>();
  routeCache.set(site, known);
  const found = known.get(pathname);
  if (found !== undefined) return found;
  const matched = matchTable(site, pathname);
  known.set(pathname, matched);
  return matched;
}

function matchTable(site: Site, pathname: string): FoundRoute | null {
  const matches = matchRoutes([...site.table], pathname);
  if (!matches) return null;
  // The router's types do not know this handle; `routeTable` has set it.
  const { remote, route } = matches[0]!.route.handle as TableHandle;
  const page = matches.at(-1)!;
  // `child` has set this handle; the `*` route of an area has none, and the route itself has no `child`.
  const { child } = (page.route.handle ?? {}) as Partial<ChildHandle>;
  return {
    remote,
    route,
    pattern: matches
      .map((match) => match.route.path ?? '')
      .filter(Boolean)
      .join('/'),
    isPage: page.route.path !== '*',
    title: child?.title ?? route.title,
    pages: child ? [route, child] : [route],
    params: page.params,
  };
}

/** The product that a page is about; `undefined` if it is about none. */
export const productOf = ({
  route,
  params,
}: Pick<FoundRoute, 'route' | 'params'>): SubjectAddress | undefined =>
  route.product && { list: route.product, urlTitle: params.urlTitle ?? '' };

import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { SubjectAddress } from 'shared/published-catalogue';
import type { PublishedVersion, Registry, RouteManifest } from 'shared/remote';

/** A remote as this tab uses it: the versions do not change until the next page load. */
export interface SiteRemote {
  name: string;
  label: string;
  userMenu: boolean;
  enabled: boolean;
  use: PublishedVersion;
  /** What to try when `use` cannot be loaded. */
  fallback: PublishedVersion | null;
  /** Whether this browser has asked for the version that it gets. */
  isTried: boolean;
  routes: readonly RouteManifest[];
}

export interface Site {
  shell: string;
  remotes: readonly SiteRemote[];
  /** Whether the registry, or an entry of it, could not be read: then a page may be missing. */
  incomplete: boolean;
  table: readonly RouteObject[];
  /** What a version was built from; none where the registry does not know it. */
  builtFrom: (unit: string, version: string) => string | undefined;
}

export interface FoundRoute {
  remote: SiteRemote;
  route: RouteManifest;
  /** Whether a page answers the path; an area also owns the paths below it that have none. */
  isPage: boolean;
  title: string;
  /** The path with parameters for what differs, e.g. `/course/:urlTitle`. */
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
}

const CANARY_BUCKET = 'canary-bucket';

/** The visitor's sticky number from 0 to 99, drawn once a browser. */
export function canaryBucket(storage: Storage): number {
  const stored = Number(storage.getItem(CANARY_BUCKET) || NaN);
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored;
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0]! % 100;
  try {
    storage.setItem(CANARY_BUCKET, String(drawn));
  } catch {
    // A full storage must not keep the site from starting: drawn anew on the next page load.
  }
  return drawn;
}

const CANDIDATES = 'candidates';

/** The remotes of which this browser asks for the candidate: `?candidate=mf-auth` noted them. */
export function wantedCandidates(storage: Storage): string[] {
  return (storage.getItem(CANDIDATES) ?? '').split(' ').filter(Boolean);
}

export const forgetCandidates = (storage: Storage) => storage.removeItem(CANDIDATES);

/**
 * Settles which version of each remote this visitor gets. `bucket` is 0 to 99; `wanted` names those
 * whose candidate the visitor asks for; `renderedBy` is what the page on screen was rendered by, as
 * `NAME@VERSION`: that version brings it to life, whoever gets it, so that nothing is drawn anew.
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
    const isMeant = canary !== null && (isAsked || bucket < canary.percent);
    const isRendered = (each: PublishedVersion | null) => renderedBy === `${name}@${each?.version}`;
    const inCanary = isRendered(canary) || (isMeant && !isRendered(live));
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

/** The same with one more remote, e.g. for a page whose own entry could not be read. */
export function withRemote(site: Site, remote: SiteRemote): Site {
  const remotes = [...site.remotes.filter(({ name }) => name !== remote.name), remote];
  return { ...site, remotes, table: routeTable(remotes) };
}

interface TableHandle {
  remote: SiteRemote;
  route: RouteManifest;
}

/** The registry's routes as the router matches them, so that both always agree. */
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

function child({ path, title }: RouteManifest['children'][number]): RouteObject {
  const handle = { title };
  return path === '' ? { index: true, handle } : { path, caseSensitive: true, handle };
}

const answers = new WeakMap<Site, Map<string, FoundRoute | null>>();

/** The route that owns a path, by the registry alone. Matching is slow and asked for at each render. */
export function findRoute(site: Site, pathname: string): FoundRoute | null {
  const known = answers.get(site) ?? new Map<string, FoundRoute | null>();
  answers.set(site, known);
  const found = known.get(pathname);
  if (found !== undefined) return found;
  const matched = matchTable(site, pathname);
  known.set(pathname, matched);
  return matched;
}

function matchTable(site: Site, pathname: string): FoundRoute | null {
  const matches = matchRoutes([...site.table], pathname);
  if (!matches) return null;
  // The router does not know what its routes carry; `routeTable` has written it.
  const { remote, route } = matches[0]!.route.handle as TableHandle;
  const page = matches.at(-1)!;
  return {
    remote,
    route,
    pattern: matches
      .map((match) => match.route.path ?? '')
      .filter(Boolean)
      .join('/'),
    isPage: page.route.path !== '*',
    // As above; the rest of a branch has no handle.
    title: (page.route.handle as { title?: string } | undefined)?.title ?? route.title,
    params: page.params,
  };
}

/** The product that a found page is about. */
export const productOf = ({ route, params }: FoundRoute): SubjectAddress | undefined =>
  route.product && { list: route.product, urlTitle: params.urlTitle ?? '' };

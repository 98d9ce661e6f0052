import { matchRoutes, type IndexRouteObject, type NonIndexRouteObject } from 'react-router-dom';
import type { PageManifest, RouteManifest } from 'shared/contract';
import type { EntryAddress } from 'shared/page';
import { readRegistry } from './fetch-registry';
import type { Site, SiteRemote } from './site';

/** What the registry says about a route of the table. */
export interface RouteHandle {
  remote: SiteRemote;
  /** The route that decides about access, header and footer. */
  route: RouteManifest;
  /** The page that is rendered here; `null` for the addresses of an area that have no page. */
  page: PageManifest | null;
}

/** React Router's own type does not know the handle. */
export type TableRoute =
  | (Omit<IndexRouteObject, 'handle'> & { handle: RouteHandle })
  | (Omit<NonIndexRouteObject, 'handle' | 'children'> & {
      handle: RouteHandle;
      children?: TableRoute[];
    });

/** A page of a remote, and the entry of the catalogue that it is about. */
export interface PageAddress {
  remote: string;
  id: string;
  about?: EntryAddress;
}

export interface FoundRoute {
  remote: SiteRemote;
  route: RouteManifest;
  /** Whether the path has a page; an area also owns the paths below it that have none. */
  isPage: boolean;
  title: string;
  /** The routes of the table that lead to it, from the outside in. */
  branch: readonly TableRoute[];
  /** The pages that the path shows: the route itself and, in an area, the page inside it. */
  pages: readonly PageAddress[];
  /** The path with the names of its parameters, e.g. `/course/:urlTitle`. */
  pattern: string;
  params: Params;
}

type Params = Readonly<Record<string, string | undefined>>;

/** The route that owns a path, from the registry alone. */
export function findRoute(site: Site, pathname: string): FoundRoute | null {
  const { table, found } = routesOf(site);
  const known = found.get(pathname);
  if (known !== undefined) return known;
  const matched = match(table, pathname);
  found.set(pathname, matched);
  return matched;
}

/** Adds the pages and sections that the registry in a public page leaves out. Without the server, nothing changes. */
export async function addMissingPages(site: Site): Promise<void> {
  const registry = await readRegistry();
  for (const { name, ...now } of site.choose(registry)) {
    const known = site.remotes.find((each) => each.name === name);
    if (!known) site.remotes.push({ name, ...now });
    else Object.assign(known, { routes: now.routes, offer: known.offer && now.offer });
  }
  site.isPartial = registry.shell === '';
  routesBySite.delete(site);
}

/** The address of a page under the parameters of its path. */
export const addressOf = (
  { remote, route }: Pick<RouteHandle, 'remote' | 'route'>,
  { id }: Pick<PageManifest, 'id'>,
  { urlTitle = '' }: Params,
): PageAddress => ({
  remote: remote.name,
  id,
  ...(route.about ? { about: { list: route.about, urlTitle } } : {}),
});

interface SiteRoutes {
  table: readonly TableRoute[];
  found: Map<string, FoundRoute | null>;
}

/** Cached: each render asks, and matching is slow. */
const routesBySite = new WeakMap<Site, SiteRoutes>();

function routesOf(site: Site): SiteRoutes {
  const known = routesBySite.get(site);
  if (known) return known;
  const routes = { table: site.remotes.flatMap(tableOf), found: new Map() };
  routesBySite.set(site, routes);
  return routes;
}

function tableOf(remote: SiteRemote): TableRoute[] {
  return remote.routes.flatMap((route): TableRoute[] => {
    const { path, children } = route;
    const own = {
      path,
      caseSensitive: true,
      handle: { remote, route, page: route },
      children: children.map((page): TableRoute => {
        const handle = { remote, route, page };
        return page.path === ''
          ? { index: true, handle }
          : { path: page.path, caseSensitive: true, handle };
      }),
    };
    if (children.length === 0) return [own];
    // Beside the area, not inside it: where there is no page, the area is not loaded.
    const rest = { remote, route, page: null };
    return [own, { path: `${path}/*`, caseSensitive: true, handle: rest }];
  });
}

function match(table: readonly TableRoute[], pathname: string): FoundRoute | null {
  const matches = matchRoutes([...table], pathname);
  if (!matches) return null;
  const { params, route: last } = matches.at(-1)!;
  const { remote, route, page } = last.handle;
  return {
    remote,
    route,
    isPage: page !== null,
    title: page?.title ?? route.title,
    branch: matches.map((each) => each.route),
    pages: matches.flatMap((each) =>
      each.route.handle.page ? [addressOf(each.route.handle, each.route.handle.page, params)] : [],
    ),
    pattern: matches.flatMap((each) => each.route.path ?? []).join('/'),
    params,
  };
}

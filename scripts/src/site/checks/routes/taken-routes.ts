import {
  toRouteManifest,
  type Registry,
  type RegistryEntry,
  type RouteManifest,
} from 'shared/contract';
import { renderedPaths, type SiteState } from '../../state/state';
import { shapes } from './route-shapes';
import type { Site } from '../../state/site';

type Taking = Pick<RouteManifest, 'path' | 'takes'>;

/** Whether two patterns are of the same addresses. */
export const isSamePath = (one: string, other: string): boolean =>
  JSON.stringify(shapes(one)) === JSON.stringify(shapes(other));

/** The remote whose live version takes a path from the one that is named; undefined if none does. */
export function takerOf(
  name: string,
  path: string,
  { remotes }: { remotes: Readonly<Record<string, { routes: readonly Taking[] }>> },
): string | undefined {
  const [taker] =
    Object.entries(remotes).find(
      ([other, { routes }]) =>
        other !== name &&
        routes.some((route) => route.takes === name && isSamePath(route.path, path)),
    ) ?? [];
  return taker;
}

/** The registry without the routes whose path the live version of another remote takes. */
export function withoutTaken(registry: Registry): Registry {
  const entries = Object.entries(registry.remotes).map(([name, entry]) => {
    const own = (routes: readonly RouteManifest[]) =>
      routes.filter(({ path }) => takerOf(name, path, registry) === undefined);
    const canary = entry.canary && { ...entry.canary, routes: own(entry.canary.routes) };
    return [name, { ...entry, routes: own(entry.routes), canary }] as const;
  });
  return { ...registry, remotes: Object.fromEntries(entries) };
}

/**
 * The state with each path at one remote: what the manifests of the versions declare, without what the live
 * version of another takes. So a path changes hands, and returns, in the release that changes the version.
 */
export function withPathsGiven(site: Site, state: SiteState): SiteState {
  const entries = Object.entries(state.registry.remotes).map(([name, entry]) => {
    const { live, canary } = entry;
    const routesOf = ({ version }: { version: string }) =>
      site.remote(name, version).routes.map(toRouteManifest);
    const declared: RegistryEntry = {
      ...entry,
      routes: live ? routesOf(live) : [],
      canary: canary && { ...canary, routes: routesOf(canary) },
    };
    return [name, declared] as const;
  });
  const { remotes } = withoutTaken({ ...state.registry, remotes: Object.fromEntries(entries) });
  const settled = Object.entries(remotes).map(([name, entry]): [string, RegistryEntry] => {
    const { canary } = entry;
    if (!canary) return [name, entry];
    const taken = takenPaths(site, state, name, canary);
    const pages = canary.pages.filter((page) => !taken.has(page));
    return [name, { ...entry, canary: { ...canary, pages } }];
  });
  return { ...state, registry: { ...state.registry, remotes: Object.fromEntries(settled) } };
}

/** The prerendered paths of a version that are not among its routes in the registry. */
export function takenPaths(
  site: Site,
  { catalogue }: Pick<SiteState, 'catalogue'>,
  name: string,
  { version, routes }: { version: string; routes: readonly RouteManifest[] },
): ReadonlySet<string> {
  const taken = site
    .remote(name, version)
    .routes.filter(({ id }) => !routes.some((route) => route.id === id));
  return new Set(taken.flatMap((route) => renderedPaths(route, catalogue)));
}

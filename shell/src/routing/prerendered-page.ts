import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageModule } from 'shared/remote';
import type { SessionState } from 'shared/store';
import type { RemoteLoader } from '../remotes/remote-loader';
import { gate } from './gate';
import { toRouteObjects } from './route-objects';
import { findRoute, type Site } from '../site/site';

/** Everything that hydration has to find in place. */
export interface PrerenderedPage {
  routes: RouteObject[];
  loaderData: Record<string, PageModule>;
}

/**
 * Loads what a prerendered page was made with; `null` where another version of its remote, or the
 * gate, decides what this visitor gets. Rejects where the remote does not arrive.
 */
export async function loadPrerenderedPage(
  site: Site,
  remotes: RemoteLoader,
  session: SessionState,
  renderedBy: string,
): Promise<PrerenderedPage | null> {
  const found = findRoute(site, location.pathname);
  if (!found) return renderedBy === 'shell' ? { routes: [], loaderData: {} } : null;
  const { remote, route, params } = found;
  if (!gate(route.access, params.name, session).show) return null;

  const routes = toRouteObjects(await remotes.load(remote.name));
  if (renderedBy !== `${remote.name}@${remotes.versions()[remote.name]}`) return null;
  const loaderData: Record<string, PageModule> = {};
  for (const { route: matched } of matchRoutes(routes, location) ?? []) {
    const load = matched.loader as () => Promise<PageModule>;
    loaderData[matched.id!] = await load();
  }
  return { routes, loaderData };
}

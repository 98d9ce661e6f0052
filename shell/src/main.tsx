import './chrome/toast-style-sheet';
import 'shared/tokens/global.css';
import './shared-scope/provided';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { apiBase } from 'shared/config';
import { createStore, keepInStorage, readStoredState, type AppStore } from 'shared/store';
import { App } from './App';
import { fetchRoutes, reportTo } from './remotes/federation';
import { createRemoteLoader, type RemoteLoader } from './remotes/remote-loader';
import { SectionFailure } from './remotes/section-failure';
import { createDiscovery } from './routing/discover';
import { gate } from './routing/gate';
import { toRouteObjects } from './routing/route-objects';
import { hostRoutes } from './routing/routes';
import { canaryBucket } from './site/canary-bucket';
import { parseRegistry } from './site/registry';
import { chooseVersions, findRoute, type Site } from './site/site';
import { offerRetry } from './site/retry-bar';

declare global {
  interface Window {
    /** The versions this tab uses. */
    __SITE__?: { shell: string; remotes: Record<string, string> };
  }
}

void boot();

async function boot(): Promise<void> {
  const report = reportTo(`${apiBase}/client-errors`);
  const registry = parseRegistry(
    document.getElementById('registry')?.textContent ?? null,
    (remote, reason) => report(new SectionFailure(remote, '', 'contract', reason), null),
  );
  const site = chooseVersions(registry, canaryBucket(localStorage));
  const remotes = createRemoteLoader(site, { fetchRoutes, report });
  window.__SITE__ = {
    shell: site.shell,
    get remotes() {
      return remotes.versions();
    },
  };

  const store = createStore(readStoredState(localStorage));
  keepInStorage(store, window);

  const container = document.getElementById('root')!;
  if (container.dataset.prerendered !== undefined) {
    const routes = await routesOfPage(site, remotes, store, container.dataset.prerendered);
    if (routes === 'keep the page') {
      // What stands there is readable; better without scripts than replaced by an error.
      offerRetry(() => boot());
      return;
    }
    if (routes) {
      start(container, { site, remotes, store, routes, hydrate: true });
      return;
    }
    container.replaceChildren();
  }
  start(container, { site, remotes, store, routes: [], hydrate: false });
}

/**
 * The complete routes of a prerendered page, so that hydration finds everything in place;
 * `null` where the page was rendered by another version than this visitor gets.
 */
async function routesOfPage(
  site: Site,
  remotes: RemoteLoader,
  store: AppStore,
  renderedBy: string,
): Promise<RouteObject[] | 'keep the page' | null> {
  const found = findRoute(site, location.pathname);
  if (!found) return renderedBy === 'shell' ? [] : null;
  const { remote, route, params } = found;
  if (!gate(route.access, params.name, store.getState().session).show) return null;
  try {
    const routes = toRouteObjects(await remotes.load(remote.name));
    if (renderedBy !== `${remote.name}@${remotes.versions()[remote.name]}`) return null;
    for (const { route: matched } of matchRoutes(routes, location) ?? []) await resolve(matched);
    return routes;
  } catch (error) {
    console.error(error);
    return 'keep the page';
  }
}

async function resolve(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

interface Start {
  site: Site;
  remotes: RemoteLoader;
  store: AppStore;
  routes: RouteObject[];
  hydrate: boolean;
}

function start(container: HTMLElement, { site, remotes, store, routes, hydrate }: Start): void {
  const router = createBrowserRouter(hostRoutes(routes), {
    patchRoutesOnNavigation: createDiscovery(site, remotes, store),
    ...(hydrate ? { hydrationData: { loaderData: {} } } : {}),
  });
  const app = (
    <App store={store} services={{ site, remotes }} prerendered={hydrate}>
      <RouterProvider router={router} />
    </App>
  );
  if (hydrate) hydrateRoot(container, app);
  else createRoot(container).render(app);
  document.documentElement.dataset.interactive = '';
}

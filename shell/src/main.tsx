import './start/storage-fallback';
import './chrome/toast-style-sheet';
import 'shared/tokens/global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { apiBase } from 'shared/config';
import { createStore, keepInStorage, readStoredState, type AppStore } from 'shared/store';
import { App } from './App';
import { fetchRoutes } from './remotes/federation';
import { fetchPage } from './remotes/load-page';
import { createRemoteLoader } from './remotes/remote-loader';
import { reportTo } from './remotes/report';
import { SectionFailure } from './remotes/section-failure';
import { createDiscovery } from './routing/discover';
import { hostRoutes } from './routing/routes';
import { replayClick } from './start/click-replay';
import { parseRegistry } from './site/registry';
import { openPrerendered } from './start/open-prerendered';
import { canaryBucket, chooseVersions, findRoute } from './site/site';
import type { SiteServices } from './remotes/SiteContext';

declare global {
  interface Window {
    /** The versions this tab uses. */
    __SITE__?: { shell: string; remotes: Record<string, string> };
  }
}

boot();

function boot(): void {
  const refused: SectionFailure[] = [];
  const registry = parseRegistry(
    document.getElementById('registry')?.textContent ?? null,
    (remote, reason) => refused.push(new SectionFailure(remote, '', 'contract', reason)),
  );
  const site = chooseVersions(registry, canaryBucket(localStorage), refused.length > 0);
  const report = reportTo(
    `${apiBase}/client-errors`,
    () => findRoute(site, location.pathname)?.pattern ?? 'no page',
  );
  for (const failure of refused) report(failure, null);
  const remotes = createRemoteLoader(site, { fetchRoutes, fetchPage, report });
  window.__SITE__ = {
    shell: site.shell,
    get remotes() {
      return remotes.versions();
    },
  };

  const store = createStore(readStoredState(localStorage));
  keepInStorage(store, window);

  const container = document.getElementById('root')!;
  const renderedBy = container.dataset.prerendered;
  const services = { site, remotes, prerendered: null };
  if (renderedBy === undefined) {
    draw(container, store, services);
    return;
  }
  replayClick();
  hydrate(container, store, services, renderedBy);
}

/** Brings a prerendered page to life: the host at once, the page when its section has arrived. */
function hydrate(
  container: HTMLElement,
  store: AppStore,
  services: SiteServices,
  renderedBy: string,
): void {
  const { session } = store.getState();
  const first =
    renderedBy === 'shell' ? null : openPrerendered(services, container, renderedBy, session);
  if (first?.isRefused) {
    draw(container, store, services);
    return;
  }
  const site = first?.site ?? services.site;
  const router = createBrowserRouter(hostRoutes(first?.routes), {
    patchRoutesOnNavigation: createDiscovery(site, services.remotes, store),
    hydrationData: { loaderData: first?.loaderData ?? {} },
  });
  hydrateRoot(
    container,
    <App
      store={store}
      services={{ ...services, site, prerendered: first?.page ?? null }}
      prerendered
    >
      <RouterProvider router={router} />
    </App>,
  );
}

function draw(container: HTMLElement, store: AppStore, services: SiteServices): void {
  const router = createBrowserRouter(hostRoutes(), {
    patchRoutesOnNavigation: createDiscovery(services.site, services.remotes, store),
  });
  container.replaceChildren();
  createRoot(container).render(
    <App store={store} services={services} prerendered={false}>
      <RouterProvider router={router} />
    </App>,
  );
}

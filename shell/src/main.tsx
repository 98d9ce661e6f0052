import './start/storage-fallback';
import './chrome/toast-style-sheet';
import 'shared/tokens/global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { apiBase } from 'shared/config';
import { createStore, keepInStorage, readStoredState, type AppStore } from 'shared/store';
import { App } from './App';
import { fetchRoutes, reportTo } from './remotes/federation';
import { createRemoteLoader } from './remotes/remote-loader';
import { SectionFailure } from './remotes/section-failure';
import { createDiscovery } from './routing/discover';
import { hostRoutes } from './routing/routes';
import { replayClick } from './start/click-replay';
import { parseRegistry } from './site/registry';
import { loadPrerenderedPage } from './routing/prerendered-page';
import { canaryBucket, chooseVersions } from './site/site';
import type { SiteServices } from './remotes/SiteContext';
import { offerRetry } from './start/retry-bar';

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
  const services = { site, remotes };
  const renderedBy = container.dataset.prerendered;
  if (renderedBy === undefined) {
    render(container, store, services);
    return;
  }
  replayClick();
  await hydrate(container, store, services, renderedBy);
}

/** Brings a prerendered page to life, once everything it was made with is there. */
async function hydrate(
  container: HTMLElement,
  store: AppStore,
  services: SiteServices,
  renderedBy: string,
): Promise<void> {
  const { site, remotes } = services;
  try {
    const { session } = store.getState();
    const page = await loadPrerenderedPage(site, remotes, session, renderedBy);
    if (!page) {
      render(container, store, services);
      return;
    }
    const router = createBrowserRouter(hostRoutes(page.routes), {
      patchRoutesOnNavigation: createDiscovery(site, remotes, store),
      hydrationData: { loaderData: page.loaderData },
    });
    hydrateRoot(
      container,
      <App store={store} services={services} prerendered>
        <RouterProvider router={router} />
      </App>,
    );
  } catch (error) {
    // What stands there is readable: better without scripts than replaced by an error.
    console.error(error);
    offerRetry(() => hydrate(container, store, services, renderedBy));
  }
}

function render(container: HTMLElement, store: AppStore, services: SiteServices): void {
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

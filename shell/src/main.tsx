import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadApi } from 'shared/calls';
import { apiBase } from 'shared/config';
import { pageAddress } from 'shared/remote';
import { createStore, keepInStorage, readStoredState, type AppStore } from 'shared/store';
import { App } from './App';
import { fetchRoutes } from './remotes/federation';
import { fetchPage } from './remotes/load-page';
import { createRemoteLoader } from './remotes/remote-loader';
import { retryLateModules } from './shared-scope/late-modules';
import { reportTo, type ReportFault } from './remotes/report';
import { SectionFailure } from './remotes/section-failure';
import { trustPlainTexts } from './remotes/trusted-types';
import { createDiscovery } from './routing/discover';
import { hostRoutes } from './routing/routes';
import { pause } from './in-turn';
import { fetchFormsEarly } from './start/early-forms';
import { askAgainForMissingStyles } from './start/missing-styles';
import { reportFailedCalls, reportUncaught } from './start/uncaught-faults';
import { watchForms } from './site/half-filled';
import { parseRegistry } from './site/registry';
import { openPrerendered } from './start/open-prerendered';
import { canaryBucket, chooseVersions, findRoute, wantedCandidates, type Site } from './site/site';
import type { SiteServices } from './remotes/SiteContext';

declare global {
  interface Window {
    /** The versions this tab uses. */
    __SITE__?: {
      shell: string;
      remotes: Record<string, string>;
      /** Package version and commit of each of them, where they are known. */
      builtFrom: Record<string, string | undefined>;
    };
  }
}

void boot();

/** With pauses, in which the browser draws and answers. */
async function boot(): Promise<void> {
  trustPlainTexts();
  showOwnAddress();
  const container = document.getElementById('root')!;
  const renderedBy = container.dataset.prerendered;
  const store = createStore(readStoredState(localStorage));
  keepInStorage(store, window);
  retryLateModules();
  // Pages ask at once what belongs to who is signed in.
  if (store.getState().session.token) loadApi().catch(() => {});
  fetchFormsEarly();
  const report = reportTo(
    `${apiBase}/client-errors`,
    () => findRoute(services.site, location.pathname)?.pattern ?? 'no page',
    (unit, version) => services.site.builtFrom(unit, version),
  );
  const inlined = document.getElementById('registry')?.textContent ?? null;
  let services = readSite(inlined, report, renderedBy);
  askAgainForMissingStyles(report);
  watchForms();
  reportUncaught(report);
  reportFailedCalls(report, () => services);
  measureVisit(services.site);
  window.__SITE__ = {
    get shell() {
      return services.site.shell;
    },
    get remotes() {
      return services.remotes.versions();
    },
    get builtFrom() {
      const { shell, builtFrom } = services.site;
      const used = Object.entries({ shell, ...services.remotes.versions() });
      return Object.fromEntries(used.map(([unit, version]) => [unit, builtFrom(unit, version)]));
    },
  };

  /** In place of a registry that could not be read: everything starts anew but the store. */
  async function readRegistryAgain(): Promise<boolean> {
    const answer = await fetch('/registry.json', { cache: 'no-store' });
    const fresh = readSite(answer.ok ? await answer.text() : null, report);
    if (fresh.site.incomplete) return false;
    services = fresh;
    stop();
    draw(container, store, services);
    return true;
  }

  const first = services.site.incomplete ? { ...services, readRegistryAgain } : services;
  let stop = () => {};
  if (renderedBy === undefined) {
    stop = draw(container, store, first);
  } else {
    await pause();
    stop = await hydrate(container, store, first, renderedBy);
  }
}

/** One visit of so many is measured; robots and tests are no visits. */
const MEASURED = 10;
const SETTLED_MS = 3000;

/** The script for it comes when the page has settled, and is no loss if it does not come. */
function measureVisit(site: Site): void {
  const found = findRoute(site, location.pathname);
  if (!found || navigator.webdriver || Math.random() * MEASURED >= 1) return;
  const { remote, pattern: route } = found;
  const place = { remote: remote.name, version: remote.use.version, route };
  const { pathname } = location;
  setTimeout(() => {
    if (location.pathname !== pathname) return;
    import(/* webpackChunkName: "web-vitals" */ './start/web-vitals')
      .then(({ watchVitals }) => watchVitals(`${apiBase}/web-vitals`, place))
      .catch(() => {});
  }, SETTLED_MS);
}

/** The address of a page that lies below `/canary` is the one it stands in for. */
function showOwnAddress(): void {
  const { pathname, search, hash } = location;
  const own = pageAddress(pathname);
  if (own !== pathname) history.replaceState(history.state, '', own + search + hash);
}

/** What a registry leads to; what of it cannot be read is reported. */
function readSite(text: string | null, report: ReportFault, renderedBy?: string): SiteServices {
  const refused: SectionFailure[] = [];
  const registry = parseRegistry(text, (remote, reason) =>
    refused.push(new SectionFailure(remote, '', 'contract', reason)),
  );
  const site = chooseVersions(registry, canaryBucket(localStorage), {
    incomplete: refused.length > 0,
    wanted: wantedCandidates(localStorage),
    renderedBy,
  });
  // Once the caller has the site, by which a report names the page.
  queueMicrotask(() => refused.forEach((failure) => report(failure)));
  const remotes = createRemoteLoader(site, { fetchRoutes, fetchPage, report });
  return { site, remotes, prerendered: null };
}

/** Ends what has been started. */
type Stop = () => void;

/** Brings a prerendered page to life: the host at once, the page when its section has arrived. */
async function hydrate(
  container: HTMLElement,
  store: AppStore,
  services: SiteServices,
  renderedBy: string,
): Promise<Stop> {
  const { session } = store.getState();
  const first =
    renderedBy === 'shell' ? null : openPrerendered(services, container, renderedBy, session);
  if (first?.isRefused) return draw(container, store, services);
  const site = first?.site ?? services.site;
  await pause();
  const router = createBrowserRouter(hostRoutes(first?.routes), {
    patchRoutesOnNavigation: createDiscovery(site, services.remotes, store),
    hydrationData: { loaderData: first?.loaderData ?? {} },
  });
  await pause();
  let root!: Root;
  // In a transition React pauses by itself.
  startTransition(() => {
    root = hydrateRoot(
      container,
      <App
        store={store}
        services={{ ...services, site, prerendered: first?.page ?? null }}
        prerendered
      >
        <RouterProvider router={router} />
      </App>,
    );
  });
  return () => end(root, router);
}

function draw(container: HTMLElement, store: AppStore, services: SiteServices): Stop {
  const router = createBrowserRouter(hostRoutes(), {
    patchRoutesOnNavigation: createDiscovery(services.site, services.remotes, store),
  });
  container.replaceChildren();
  const root = createRoot(container);
  root.render(
    <App store={store} services={services} prerendered={false}>
      <RouterProvider router={router} />
    </App>,
  );
  return () => end(root, router);
}

function end(root: Root, router: ReturnType<typeof createBrowserRouter>): void {
  root.unmount();
  router.dispose();
}

import { createBrowserHistory, type History } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { loadApi } from 'shared/calls';
import { apiBase } from 'shared/model/config';
import { pageAddress } from 'shared/contract';
import { createStore, keepInStorage, readStoredState, type AppStore } from 'shared/store';
import { App } from './App';
import { fetchRoutes } from './remotes/federation';
import { fetchPage } from './remotes/load-page';
import { createRemoteLoader } from './remotes/remote-loader';
import { retryLazyModules } from './shared-scope/lazy-modules';
import { reportTo, type ReportFault } from './reports/report';
import { SectionFailure } from './remotes/section-failure';
import { PageSkeleton } from './failures/PageSkeleton';
import { trustPlainTexts } from './remotes/trusted-types';
import { prepare } from './navigation/prepare';
import { SitePages } from './layout/SitePages';
import { SiteRouter } from './navigation/SiteRouter';
import { pause } from './shared-scope/in-turn';
import { retryMissingStyles } from './first-page/missing-styles';
import { reportFailedCalls, reportUncaught } from './reports/uncaught-faults';
import { watchForms } from './failures/unsaved-input';
import { parseRegistry } from './registry/registry';
import { openPrerendered } from './first-page/open-prerendered';
import {
  canaryBucket,
  chooseVersions,
  findRoute,
  wantedCandidates,
  type Site,
} from './registry/site';
import { siteServices, type SiteServices } from './remotes/SiteContext';

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

/** Starts the host, with pauses in which the browser draws and responds to the visitor. */
async function boot(): Promise<void> {
  trustPlainTexts();
  showOwnAddress();
  const container = document.getElementById('root')!;
  const renderedBy = container.dataset.prerendered;
  const store = createStore(readStoredState(localStorage));
  keepInStorage(store, window);
  retryLazyModules();
  // Pages request the data of a signed-in user at once.
  if (store.getState().session.token) loadApi().catch(() => {});
  const report = reportTo(
    `${apiBase}/client-errors`,
    () => findRoute(services.site, location.pathname)?.pattern ?? 'no page',
    (unit, version) => services.site.builtFrom(unit, version),
  );
  const inlined = document.getElementById('registry')?.textContent ?? null;
  let services = readSite(inlined, report, renderedBy);
  retryMissingStyles(report);
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

  /** Retries a registry that could not be read; on success, everything but the store starts again. */
  async function readRegistryAgain(): Promise<boolean> {
    const response = await fetch('/registry.json', { cache: 'no-store' });
    const fresh = readSite(response.ok ? await response.text() : null, report);
    if (fresh.site.incomplete) return false;
    services = fresh;
    stop();
    stop = draw(container, history, store, services);
    return true;
  }

  const first = services.site.incomplete ? { ...services, readRegistryAgain } : services;
  const history = createBrowserHistory();
  let stop = () => {};
  if (renderedBy === undefined) {
    stop = draw(container, history, store, first);
  } else {
    await pause();
    stop = await hydrate(container, history, store, first, renderedBy);
  }
}

/** One visit in this many is measured; robots and tests do not count. */
const VISITS_PER_SAMPLE = 10;
const SETTLED_MS = 3000;

/** Loads the script that measures after the page has settled; a failure to load it is ignored. */
function measureVisit(site: Site): void {
  const found = findRoute(site, location.pathname);
  if (!found || navigator.webdriver || Math.random() * VISITS_PER_SAMPLE >= 1) return;
  const { remote, pattern: route } = found;
  const place = { remote: remote.name, version: remote.use.version, route };
  const { pathname } = location;
  setTimeout(() => {
    if (location.pathname !== pathname) return;
    import(/* webpackChunkName: "web-vitals" */ './reports/web-vitals')
      .then(({ watchVitals }) => watchVitals(`${apiBase}/web-vitals`, place))
      .catch(() => {});
  }, SETTLED_MS);
}

/** Replaces the address of a page below `/canary` by the address of the page it stands in for. */
function showOwnAddress(): void {
  const { pathname, search, hash } = location;
  const own = pageAddress(pathname);
  if (own !== pathname) history.replaceState(history.state, '', own + search + hash);
}

/** The services for a registry; entries that cannot be read are reported. */
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
  // Report after the caller has the site, which a report needs to name the page.
  queueMicrotask(() => refused.forEach((failure) => report(failure)));
  const remotes = createRemoteLoader(site, { fetchRoutes, fetchPage, report });
  return siteServices(site, remotes);
}

/** Removes from the screen what has been drawn. */
type Stop = () => void;

/** Hydrates a prerendered page: the host at once, the page when its section has loaded. */
async function hydrate(
  container: HTMLElement,
  history: History,
  store: AppStore,
  services: SiteServices,
  renderedBy: string,
): Promise<Stop> {
  const { session } = store.getState();
  const first =
    renderedBy === 'shell' ? null : openPrerendered(services, container, renderedBy, session);
  if (first?.isRefused) return draw(container, history, store, services);
  await pause();
  let root: Root | undefined;
  // In a transition, React pauses by itself.
  startTransition(() => {
    root = hydrateRoot(
      container,
      <App store={store} services={{ ...services, ...first?.services }} prerendered>
        <SiteRouter history={history}>
          <SitePages />
        </SiteRouter>
      </App>,
      {
        // React gives up the hydration of a page that the visitor has left: that is no fault.
        onRecoverableError: (error) => {
          if (first?.services.prerendered?.state() !== 'left') reportError(error);
        },
      },
    );
  });
  return () => root?.unmount();
}

/** Draws the site after its page has loaded, so that it appears complete; until then, a skeleton. */
function draw(
  container: HTMLElement,
  history: History,
  store: AppStore,
  services: SiteServices,
): Stop {
  container.replaceChildren();
  const root = createRoot(container);
  let isStopped = false;
  const show = () => {
    if (isStopped) return;
    root.render(
      <App store={store} services={services} prerendered={false}>
        <SiteRouter history={history}>
          <SitePages />
        </SiteRouter>
      </App>,
    );
  };
  const ready = prepare(services, store.getState().session, history.location.pathname);
  if (ready) {
    root.render(<PageSkeleton />);
    void ready.then(show);
  } else {
    show();
  }
  return () => {
    isStopped = true;
    root.unmount();
  };
}

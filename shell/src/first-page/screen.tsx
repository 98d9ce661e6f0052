import type { History } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { selectLogin, type AppStore } from 'shared/store';
import { FilledSlot } from '../additions/FilledSlot';
import { PageSkeleton } from '../failures/PageSkeleton';
import { App } from '../layout/App';
import { SitePages } from '../layout/SitePages';
import { prepare } from '../navigation/prepare';
import { SiteRouter } from '../navigation/SiteRouter';
import { findRoute } from '../registry/routes';
import type { Site } from '../registry/site';
import type { SiteServices } from '../remotes/SiteContext';
import { pause } from '../shared-scope/in-turn';
import { whenInteractive } from './click-replay';
import type { Control } from '../typed-input/fill-control';
import type { EarlyInput } from '../typed-input/early-input';
import { openPrerendered, type OpenedPage } from './open-prerendered';
import { currentPath } from '../registry/language-prefix';

/** The part of the document that shows the site. */
export interface Screen {
  /** Hydrates the prerendered page: the host at once, the page when its section has loaded. */
  hydrate(services: SiteServices, renderedBy: string): Promise<void>;
  /**
   * Renders the site in place of what is on screen, after its page has loaded, so that it appears
   * complete; until then, a skeleton.
   */
  render(services: SiteServices): void;
}

export function createScreen(container: HTMLElement, history: History, store: AppStore): Screen {
  let root: Root | undefined;
  const login = () => selectLogin(store.getState());

  const siteWith = (services: SiteServices, prerendered: boolean) => (
    <App store={store} services={services} prerendered={prerendered} slot={FilledSlot}>
      <SiteRouter history={history}>
        <SitePages />
      </SiteRouter>
    </App>
  );

  function render(services: SiteServices): void {
    root?.unmount();
    container.replaceChildren();
    const own = createRoot(container);
    root = own;
    const { pathname, search } = history.location;
    const ready = prepare(services, login(), pathname, search);
    if (ready) own.render(<PageSkeleton />);
    void Promise.resolve(ready).then(() => {
      // Another registry may have been read meanwhile.
      if (root === own) own.render(siteWith(services, false));
    });
  }

  async function hydrate(services: SiteServices, renderedBy: string): Promise<void> {
    await pause();
    if (isOfOtherPage(services.site, container.dataset.path)) {
      location.reload();
      return;
    }
    let page: OpenedPage | null = null;
    if (renderedBy !== 'shell') {
      const site = await withPage(services.site, container, renderedBy);
      // `withPage` has added a route for this address if there was none.
      const found = findRoute(site, currentPath())!;
      page = openPrerendered({ ...services, site }, found, renderedBy, login());
    }
    if (page?.isRefused) {
      render(services);
      return;
    }
    await pause();
    // React gives up the hydration of a page that the visitor has left: that is no fault.
    const input: EarlyInput = {
      controls: [...container.querySelectorAll<Control>('input,textarea,select')],
      focused: document.activeElement,
    };
    container.addEventListener('focusin', ({ target }) => {
      // Only elements get the focus.
      input.focused = target as Element;
    });
    const restoreInput = () =>
      void import(/* webpackChunkName: "rare" */ '../typed-input/early-input')
        .then((early) => early.restoreInput(container, input))
        .catch(() => {});
    let isReported = false;
    const onRecoverableError = (error: unknown) => {
      if (page?.services.prerendered?.state() === 'left') return;
      restoreInput();
      // A part that was rendered anew may wait for its section.
      whenInteractive(restoreInput);
      // The links of a section whose entry could not be read are missing now: its failure is reported already.
      if (services.site.incomplete) return;
      // The smoke run of a publish reads the console: there, nobody else has changed the page.
      console.error(error);
      // Each part of a page that somebody has changed throws its own error.
      if (isReported) return;
      isReported = true;
      services.remotes.report({
        remote: 'shell',
        version: services.site.shell,
        kind: 'page was changed',
        cause: error,
      });
    };
    const site = siteWith({ ...services, ...page?.services }, true);
    // In a transition, React pauses by itself.
    startTransition(() => {
      root = hydrateRoot(container, site, { onRecoverableError });
    });
  }

  return { hydrate, render };
}

/**
 * Whether the visitor has gone back meanwhile: after a reload, a browser goes back to an address that the site has
 * written without loading its document. Not by the text of the address: one page may have several.
 */
function isOfOtherPage(site: Site, path = ''): boolean {
  const pagesAt = (pathname: string) => findRoute(site, pathname)?.pages;
  const [own, shown] = [pagesAt(path), pagesAt(currentPath())];
  return own !== undefined && shown !== undefined && JSON.stringify(own) !== JSON.stringify(shown);
}

/** The site, with the page on screen if its registry entry could not be read. */
async function withPage(site: Site, container: HTMLElement, renderedBy: string): Promise<Site> {
  if (findRoute(site, currentPath())) return site;
  const { withUnlistedPage } = await import(/* webpackChunkName: "rare" */ './unlisted-page');
  return withUnlistedPage(site, container, renderedBy);
}

import type { SessionState } from 'shared/store';
import { createPrerenderedPage } from './create-prerendered-page';
import type { SiteServices } from '../remotes/SiteContext';
import { gate } from '../navigation/gate';
import { findRoute } from '../registry/routes';
import { withRemote, type Site } from '../registry/site';

/** What hydration needs. */
export interface OpenedPage {
  services: Pick<SiteServices, 'site' | 'prerendered'>;
  /** Whether the gate redirects this visitor. */
  isRefused: boolean;
}

/** Starts to load the section of a prerendered page; until it has loaded, the HTML stays in its place. */
export function openPrerendered(
  { site, remotes, pages }: SiteServices,
  container: HTMLElement,
  renderedBy: string,
  session: SessionState,
): OpenedPage {
  const known = findRoute(site, location.pathname);
  const wholeSite = known ? site : withUnlistedPage(site, container, renderedBy);
  // `withUnlistedPage` has just added a route for this address.
  const { route, pages: shown, params } = known ?? findRoute(wholeSite, location.pathname)!;
  // A prerendered page is in no area, so it is the only one.
  const address = shown[0]!;
  const page = createPrerenderedPage({
    remotes,
    renderedBy,
    loadPage: () => remotes.loadPage(address.remote, address.id, address.about),
    onLeave: (hasArrived) => {
      pages.forget(address);
      // Load the page now, so that the way back to it opens at once.
      if (hasArrived) void pages.load(address);
    },
  });
  const isRefused = !gate(route.access, params.name, session).show;
  if (!isRefused) void page.load();

  // The title is the one the page was rendered with.
  const { title } = document;
  pages.keep(address, { Component: page.Component, meta: () => ({ title, description: '' }) });
  return { services: { site: wholeSite, prerendered: page }, isRefused };
}

/**
 * Adds a remote for a page whose registry entry could not be read. The HTML stays readable and says
 * whether the page has header and footer; its section cannot be loaded.
 */
function withUnlistedPage(site: Site, container: HTMLElement, renderedBy: string): Site {
  const [name = '', version = ''] = renderedBy.split('@');
  return withRemote(site, {
    name,
    label: 'This page',
    userMenu: true,
    enabled: true,
    use: { version, entry: '', integrity: '' },
    fallback: null,
    isCandidate: false,
    origins: [],
    routes: [
      {
        id: 'shell/unlisted',
        path: location.pathname,
        title: document.title,
        access: 'public',
        header: container.querySelector(':scope > header') !== null,
        footer: container.querySelector(':scope > footer') !== null,
        children: [],
      },
    ],
  });
}

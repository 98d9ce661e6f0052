import type { RouteObject } from 'react-router-dom';
import type { PageModule } from 'shared/remote';
import type { SessionState } from 'shared/store';
import { createPrerenderedPage, type PrerenderedPage } from '../remotes/prerendered-page';
import { SectionFailure } from '../remotes/section-failure';
import type { SiteServices } from '../remotes/SiteContext';
import { gate } from '../routing/gate';
import { toRouteObjects } from '../routing/route-objects';
import { findRoute, productOf, withRemote, type Site } from '../site/site';

/** Everything that hydration has to find in place. */
export interface OpenedPage {
  page: PrerenderedPage;
  site: Site;
  routes: RouteObject[];
  loaderData: Record<string, PageModule>;
  /** The gate sends this visitor elsewhere. */
  isRefused: boolean;
}

/** Starts to load what a prerendered page waits for, and makes the routes it is hydrated with. */
export function openPrerendered(
  { site, remotes }: SiteServices,
  container: HTMLElement,
  renderedBy: string,
  session: SessionState,
): OpenedPage {
  const known = findRoute(site, location.pathname);
  const wholeSite = known ? site : withUnlistedPage(site, container, renderedBy);
  // `withUnlistedPage` has just given it one.
  const { remote, route, params } = known ?? findRoute(wholeSite, location.pathname)!;
  const pages = known ? remotes : unlisted;
  const page = createPrerenderedPage({
    remotes,
    renderedBy,
    loadPage: () => pages.loadPage(remote.name, route.id, known ? productOf(known) : undefined),
  });
  const isRefused = !gate(route.access, params.name, session).show;
  if (!isRefused) void page.load();

  // The title is the one the page was rendered with.
  const { title } = document;
  const placeholder = { Component: page.Component, meta: () => ({ title, description: '' }) };
  return {
    page,
    site: wholeSite,
    routes: toRouteObjects({ name: remote.name, routes: [{ ...route, children: [] }] }, pages),
    loaderData: { [route.id]: placeholder },
    isRefused,
  };
}

/**
 * A page whose registry entry could not be read: what stands there is readable, and tells whether
 * header and footer belong to it. Its section cannot be loaded.
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
    isTried: false,
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

const unlisted = {
  loadPage: (name: string) => Promise.reject(new SectionFailure(name, '', 'contract')),
  isCurrent: () => true,
};

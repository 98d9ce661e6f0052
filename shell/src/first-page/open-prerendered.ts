import type { LoginState } from 'shared/store';
import { createPrerenderedPage } from './create-prerendered-page';
import type { SiteServices } from '../remotes/SiteContext';
import { gate } from '../navigation/gate';
import type { FoundRoute } from '../registry/routes';

/** What hydration needs. */
export interface OpenedPage {
  services: Pick<SiteServices, 'site' | 'prerendered'>;
  /** Whether the gate redirects this visitor. */
  isRefused: boolean;
}

/** Starts to load the section of a prerendered page; until it has loaded, the HTML stays in its place. */
export function openPrerendered(
  { site, remotes, pages }: SiteServices,
  found: FoundRoute,
  renderedBy: string,
  login: LoginState,
): OpenedPage {
  const { route, pages: shown, params } = found;
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
  const isRefused = !gate(route.access, params.name, login).show;
  if (!isRefused) void page.load();

  // The title is the one the page was rendered with.
  const { title } = document;
  const meta = () => ({ title, description: '' });
  pages.keep(address, { page: { Component: page.Component, meta } });
  return { services: { site, prerendered: page }, isRefused };
}

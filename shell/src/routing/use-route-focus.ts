import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { siteName } from 'shared/config';
import type { PageModule } from 'shared/remote';
import type { PageHandle } from './route-objects';

/**
 * Title, scroll position and focus of a page that has just been opened; `failure` is the heading of
 * the card that stands in for it, if one does. `interactive` tells whether the page answers.
 */
export function useRouteFocus(failure: string | null, interactive: boolean): void {
  const { pathname } = useLocation();
  const pageTitle = usePageTitle();
  const title = failure ? documentTitle(failure) : pageTitle;
  const focusedAt = useRef(pathname);
  const shownFailure = useRef(failure);

  // For whoever waits until the host, or the page too, answers.
  useEffect(() => {
    document.documentElement.dataset.hostInteractive = '';
  }, []);
  useEffect(() => {
    if (interactive) document.documentElement.dataset.interactive = '';
  }, [interactive]);

  // Before the effects of the page, which may have several views and name the one it shows.
  useLayoutEffect(() => {
    if (title) document.title = title;
  }, [title]);

  useEffect(() => {
    if (focusedAt.current === pathname) return;
    focusedAt.current = pathname;
    window.scrollTo(0, 0);
    focusHeading();
  }, [pathname]);

  // Where a card and its page change places, what had the focus is gone.
  useEffect(() => {
    if (shownFailure.current === failure) return;
    shownFailure.current = failure;
    if (document.activeElement === document.body) focusHeading();
  }, [failure]);
}

/** A page that has put the focus into a field of its own keeps it there. */
function focusHeading(): void {
  if (document.activeElement?.matches('main input')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function usePageTitle(): string | null {
  const page = useMatches().at(-1);
  // The router does not know what its routes carry; `route-objects.tsx` has written it.
  const handle = page?.handle as PageHandle | undefined;
  if (!page || !handle) return null;
  // As above: the loader gives the page's module, or nothing where it failed.
  const { meta } = (page.loaderData ?? {}) as Partial<PageModule>;
  return documentTitle(meta?.(page.params).title ?? handle.title);
}

/** The title of the browser tab: the page's own, with the site's name where it lacks it. */
export function documentTitle(title: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}

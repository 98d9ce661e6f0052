import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useChange, useWindowEvent } from 'shared/ui';
import { useTitle } from '../navigation/use-title';
import { layOutBands } from './lay-out-bands';

/**
 * Sets scroll position and focus when a page is opened. `failure` is the heading of the failure card
 * that replaces the page, `null` without one; it also becomes the title. `interactive` says whether
 * the page is hydrated; then the bands below the screen are laid out too.
 */
export function useRouteFocus(failure: string | null, interactive: boolean): void {
  const { pathname } = useLocation();
  useTitle(failure);

  // Code that waits until the host, or also the page, is interactive observes these attributes.
  useEffect(() => {
    document.documentElement.dataset.hostInteractive = '';
    if (!interactive) return;
    document.documentElement.dataset.interactive = '';
    void layOutBands();
  }, [interactive]);

  // The browser would scroll after the code below when the visitor goes back. A reload keeps its place.
  useEffect(() => {
    // Only a link to a page in a document of its own leaves it so; then the browser does not look at the fragment.
    if (history.scrollRestoration === 'manual')
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    placeBy('manual');
    return () => placeBy('auto');
  }, []);
  useWindowEvent('pageshow', () => placeBy('manual'));
  useWindowEvent('pagehide', () => placeBy('auto'));

  useChange(pathname, () => {
    window.scrollTo(0, 0);
    focusHeading();
  });

  // When a card and its page replace each other, the focused element is gone.
  useChange(failure, () => {
    if (document.activeElement === document.body) focusHeading();
  });
}

const placeBy = (whom: ScrollRestoration): void => {
  history.scrollRestoration = whom;
};

/** Focuses the heading, unless the page has focused an input of its own. */
function focusHeading(): void {
  if (document.activeElement?.matches('main :is(input, textarea, select)')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

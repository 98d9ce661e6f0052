import { useEffect } from 'react';
import { loadForms } from 'shared/forms';
import { useAppSelector, selectSession } from 'shared/store';
import { useSite } from '../remotes/SiteContext';
import { findRoute, productOf } from '../site/site';
import { gate } from './gate';

interface Connection {
  saveData?: boolean;
}

const PREFETCH_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the section behind a link as soon as the visitor shows interest in it. */
export function usePrefetch(): void {
  const { site, remotes } = useSite();
  const session = useAppSelector(selectSession);

  useEffect(() => {
    // Not in every browser, and not in the types.
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData) return;

    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      const found = findRoute(site, link.pathname);
      if (!found?.isPage || !gate(found.route.access, found.params.name, session).show) return;
      const { remote, route } = found;
      const files = [loadForms(), remotes.loadPage(remote.name, route.id, productOf(found))];
      // A click will show what is wrong.
      void Promise.allSettled(files);
    };
    for (const event of PREFETCH_EVENTS) {
      document.addEventListener(event, prefetch, { passive: true });
    }
    return () => {
      for (const event of PREFETCH_EVENTS) document.removeEventListener(event, prefetch);
    };
  }, [site, remotes, session]);
}

import { useEffect } from 'react';
import { useAppSelector, selectSession } from 'shared/store';
import { useSite } from '../site/SiteContext';
import { findRoute } from '../site/site';
import { gate } from './gate';

interface Connection {
  saveData?: boolean;
}

const SIGNS_OF_INTEREST = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the section behind a link as soon as the visitor shows interest in it. */
export function usePrefetch(): void {
  const { site, remotes } = useSite();
  const session = useAppSelector(selectSession);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData) return;

    const prefetch = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      const found = findRoute(site, link.pathname);
      if (!found?.isPage || !gate(found.route.access, found.params.name, session).show) return;
      remotes
        .load(found.remote.name)
        .then((remote) => {
          const route = remote.routes.find((each) => each.id === found.route.id);
          return route?.lazy();
        })
        // A click will show what is wrong.
        .catch(() => {});
    };
    for (const sign of SIGNS_OF_INTEREST) {
      document.addEventListener(sign, prefetch, { passive: true });
    }
    return () => {
      for (const sign of SIGNS_OF_INTEREST) document.removeEventListener(sign, prefetch);
    };
  }, [site, remotes, session]);
}

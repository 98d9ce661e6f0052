import { useEffect } from 'react';
import { useAppSelector, selectSession } from 'shared/store';
import { useSite } from '../remotes/SiteContext';
import { prepare } from './prepare';

interface Connection {
  saveData?: boolean;
}

const PREFETCH_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the section behind a link as soon as the visitor shows interest in it. */
export function usePrefetch(): void {
  const { site, pages } = useSite();
  const session = useAppSelector(selectSession);

  useEffect(() => {
    // Not every browser has `connection`, and the types do not know it.
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData) return;

    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      void prepare({ site, pages }, session, link.pathname);
    };
    for (const event of PREFETCH_EVENTS) {
      document.addEventListener(event, prefetch, { passive: true });
    }
    return () => {
      for (const event of PREFETCH_EVENTS) document.removeEventListener(event, prefetch);
    };
  }, [site, pages, session]);
}

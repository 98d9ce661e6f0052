import { useEffect } from 'react';
import { useAppSelector, selectLogin } from 'shared/store';
import { useSite } from '../remotes/SiteContext';
import { withoutPrefix } from '../registry/language-prefix';
import { prepare } from './prepare';

interface Connection {
  saveData?: boolean;
}

/** False also where an extension that hides the connection throws. */
function savesData(): boolean {
  try {
    // Not every browser has `connection`, and the types do not know it.
    return (navigator as Navigator & { connection?: Connection }).connection?.saveData ?? false;
  } catch {
    return false;
  }
}

const PREFETCH_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the section behind a link as soon as the visitor shows interest in it. */
export function usePrefetch(): void {
  const { site, pages } = useSite();
  const login = useAppSelector(selectLogin);

  useEffect(() => {
    if (savesData()) return;

    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      void prepare({ site, pages }, login, withoutPrefix(link.pathname));
    };
    for (const event of PREFETCH_EVENTS) {
      document.addEventListener(event, prefetch, { passive: true });
    }
    return () => {
      for (const event of PREFETCH_EVENTS) document.removeEventListener(event, prefetch);
    };
  }, [site, pages, login]);
}

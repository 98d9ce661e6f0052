import { useWindowEvent } from 'shared/ui';
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

/** Loads the section behind a link as soon as the visitor shows interest in it. */
export function usePrefetch(): void {
  const { site, pages } = useSite();
  const login = useAppSelector(selectLogin);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (savesData()) return;
    void prepare({ site, pages }, login, withoutPrefix(link.pathname), link.search);
  };
  useWindowEvent('pointerover', prefetch);
  useWindowEvent('focusin', prefetch);
  useWindowEvent('touchstart', prefetch);
}

import type { History } from 'history';
import { useMemo, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { createNavigation, NavigationRouter } from 'shared/navigation';
import { selectLogin, type RootState } from 'shared/store';
import { kindOfMissing } from '../remotes/failure-kind';
import { SectionFailure } from '../remotes/section-failure';
import { useSite } from '../remotes/SiteContext';
import { findRoute } from '../registry/routes';
import { prepare } from './prepare';

/** The next document of this address begins at its top, or at its fragment: it is no page that is loaded again. */
function openAtTop(): void {
  const noPlace = () => (window.history.scrollRestoration = 'manual');
  window.addEventListener('pagehide', noPlace, { once: true });
}

/**
 * The router of the site: a navigation first loads the page that the login may see. The policy of a document
 * says which APIs its pages may call, so a page that may call others is loaded in a document of its own, if the
 * server gives it: otherwise the browser would replace the site by an error page of its own.
 */
export function SiteRouter({ history, children }: { history: History; children: ReactNode }) {
  const { site, pages } = useSite();
  const store = useStore<RootState>();
  const navigation = useMemo(() => {
    const originsAt = (pathname: string) => String(findRoute(site, pathname)?.remote.origins ?? '');
    const own = originsAt(history.location.pathname);
    const isElsewhere = (pathname: string) => originsAt(pathname) !== own;
    // The address that the server did not have when it was asked last.
    let missing = '';
    const ask = async (pathname: string) => {
      const kind = await kindOfMissing(history.createHref(pathname));
      missing = kind === 'corrupt' ? '' : pathname;
      for (const page of (missing && findRoute(site, pathname)?.pages) || []) {
        pages.keep(page, { failure: new SectionFailure(page.remote, '', kind) });
      }
    };
    return createNavigation(
      history,
      (pathname, search) =>
        isElsewhere(pathname)
          ? ask(pathname)
          : prepare({ site, pages }, selectLogin(store.getState()), pathname, search),
      (pathname) => {
        const reloads = isElsewhere(pathname) && pathname !== missing;
        if (reloads) {
          if (history.action !== 'POP') openAtTop();
          location.reload();
        }
        return reloads;
      },
    );
  }, [history, site, pages, store]);
  return <NavigationRouter navigation={navigation}>{children}</NavigationRouter>;
}

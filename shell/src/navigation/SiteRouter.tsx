import type { History } from 'history';
import { useMemo, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { createNavigation, NavigationRouter } from 'shared/navigation';
import { selectSession, type RootState } from 'shared/store';
import { useSite } from '../remotes/SiteContext';
import { findRoute } from '../registry/routes';
import { prepare } from './prepare';

/**
 * The router of the site: a navigation first loads the page that the session may see. The policy of a document
 * says which APIs its pages may call, so a page that may call others is loaded in a document of its own.
 */
export function SiteRouter({ history, children }: { history: History; children: ReactNode }) {
  const { site, pages } = useSite();
  const store = useStore<RootState>();
  const navigation = useMemo(() => {
    const originsAt = (pathname: string) => String(findRoute(site, pathname)?.remote.origins ?? '');
    const own = originsAt(history.location.pathname);
    const reload = (pathname: string) => {
      const isElsewhere = originsAt(pathname) !== own;
      if (isElsewhere) location.reload();
      return isElsewhere;
    };
    return createNavigation(
      history,
      (pathname) => prepare({ site, pages }, selectSession(store.getState()), pathname),
      reload,
    );
  }, [history, site, pages, store]);
  return <NavigationRouter navigation={navigation}>{children}</NavigationRouter>;
}

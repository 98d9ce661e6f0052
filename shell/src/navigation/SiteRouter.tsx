import type { History } from 'history';
import { useMemo, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { createNavigation, NavigationRouter } from 'shared/navigation';
import { selectSession, type RootState } from 'shared/store';
import { useSite } from '../remotes/SiteContext';
import { prepare } from './prepare';

/** The router of the site: a navigation first loads the page that the session may see. */
export function SiteRouter({ history, children }: { history: History; children: ReactNode }) {
  const { site, pages } = useSite();
  const store = useStore<RootState>();
  const navigation = useMemo(
    () =>
      createNavigation(history, (pathname) =>
        prepare({ site, pages }, selectSession(store.getState()), pathname),
      ),
    [history, site, pages, store],
  );
  return <NavigationRouter navigation={navigation}>{children}</NavigationRouter>;
}

import type { History } from 'history';
import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { Router } from 'react-router-dom';
import { selectSession, type RootState } from 'shared/store';
import { useSite } from '../remotes/SiteContext';
import { createNavigation, NavigationProvider } from './navigation';
import { prepare } from './prepare';

/** The router of the site: shows an address once its page has been loaded. */
export function SiteRouter({ history, children }: { history: History; children: ReactNode }) {
  const { site, pages } = useSite();
  const store = useStore<RootState>();
  const [location, show] = useState(history.location);
  const navigation = useMemo(
    () =>
      createNavigation(history, (pathname) =>
        prepare({ site, pages }, selectSession(store.getState()), pathname),
      ),
    [history, site, pages, store],
  );
  useLayoutEffect(
    () => navigation.listen((next) => startTransition(() => show(next))),
    [navigation],
  );
  useLayoutEffect(() => navigation.onShown(), [navigation, location]);

  return (
    <NavigationProvider value={navigation}>
      <Router location={location} navigator={navigation.navigator}>
        {children}
      </Router>
    </NavigationProvider>
  );
}

import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router';
import { NavigationProvider, type Navigation } from './navigation';

interface NavigationRouterProps {
  navigation: Navigation;
  children: ReactNode;
}

/** React Router for its children: shows an address once `navigation` has loaded its page. */
export function NavigationRouter({ navigation, children }: NavigationRouterProps) {
  const [location, show] = useState(navigation.location);
  useLayoutEffect(() => {
    let current = navigation.location();
    return navigation.listen((next) => {
      // What is pressed next starts from the query on the page: a busy device must not show an older one for long.
      const isOtherQuery = next.pathname === current.pathname && next.search !== current.search;
      current = next;
      if (isOtherQuery) show(next);
      else startTransition(() => show(next));
    });
  }, [navigation]);
  useLayoutEffect(() => navigation.onShown(), [navigation, location]);

  return (
    <NavigationProvider value={navigation}>
      <Router location={location} navigator={navigation.navigator}>
        {children}
      </Router>
    </NavigationProvider>
  );
}

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

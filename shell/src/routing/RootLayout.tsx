import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Footer } from '../chrome/Footer';
import { Header } from '../chrome/Header';
import { Notifications } from '../chrome/Notifications';
import { NavigationProgress } from '../chrome/NavigationProgress';
import { findRoute } from '../site/site';
import { useSite } from '../site/SiteContext';
import { useArrival } from './use-arrival';
import { useSessionEnd } from './use-session-end';
import { usePrefetch } from './use-prefetch';

/** Header, page, footer and toasts; which of the two frame a page its route says. */
export function RootLayout() {
  const { pathname } = useLocation();
  const { site } = useSite();
  const navigation = useNavigation();
  const found = findRoute(site, pathname);

  useArrival();
  useSessionEnd(found?.route.access ?? 'public');
  usePrefetch();

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <NavigationProgress busy={navigation.state !== 'idle'} />
      {found?.route.header && <Header />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {found?.route.footer && <Footer />}
      <Notifications />
    </>
  );
}

import { useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Footer } from '../chrome/Footer';
import { Header } from '../chrome/Header';
import { Notifications } from '../chrome/Notifications';
import { FailureShown, type ShownFailure } from '../pages/failure-shown';
import { findRoute } from '../site/site';
import { useSite } from '../remotes/SiteContext';
import { useRouteFocus } from './use-route-focus';
import { usePrefetch } from './use-prefetch';
import { useSessionEnd } from './use-session-end';
import styles from './RootLayout.module.css';

/**
 * Header, page, footer and toasts. Which of the two frame a page its route says; a section that
 * could not be loaded is framed by both, so that every other one stays within reach.
 */
export function RootLayout() {
  const { pathname } = useLocation();
  const { site } = useSite();
  const navigation = useNavigation();
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const found = findRoute(site, pathname);
  const route = found?.route;
  const leadsNowhere = failure !== null && !failure.inLayout;

  useRouteFocus(failure?.heading ?? null);
  useSessionEnd(route?.access ?? 'public');
  usePrefetch();

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <div
        className={styles.progress}
        data-busy={navigation.state !== 'idle' || undefined}
        aria-hidden
      />
      {(route?.header || leadsNowhere) && <Header userMenu={found?.remote.userMenu} />}
      <main id="main" tabIndex={-1}>
        <FailureShown value={setFailure}>
          <Outlet />
        </FailureShown>
      </main>
      {(route?.footer || leadsNowhere) && <Footer />}
      <Notifications />
    </>
  );
}

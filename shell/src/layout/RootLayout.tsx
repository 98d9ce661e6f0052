import { Fragment, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CandidateBadge } from './CandidateBadge';
import { Footer } from './Footer';
import { Header } from './Header';
import { NewVersion } from './NewVersion';
import { Notifications } from '../toasts/Notifications';
import { FailureCard } from '../failures/FailureCard';
import { FailureOnScreenProvider, type FailureOnScreen } from '../failures/failure-on-screen';
import { usePrerenderedState } from '../remotes/prerendered-page';
import { SectionFailure } from '../remotes/section-failure';
import { findRoute } from '../registry/routes';
import { useSite } from '../remotes/SiteContext';
import { useIsLoading } from 'shared/navigation';
import {
  useVisitorNumber,
  selectLogin,
  loginEndNoticed,
  useAppDispatch,
  useAppSelector,
} from 'shared/store';
import { useRouteFocus } from './use-route-focus';
import { usePrefetch } from '../navigation/use-prefetch';
import { headerTexts as texts } from './texts';
import styles from './RootLayout.module.css';
import type { Access } from 'shared/contract';
import { accessMessages } from 'shared/model/messages';
import { useToast } from 'shared/toast';
import { useChange } from 'shared/ui';

/**
 * Created once, for the reason given at `shownPage` in `SitePages.tsx`. Header, footer and notices are thus not
 * rendered again with the page.
 */
const outlet = <Outlet />;
// Boundaries of their own: where an extension has changed one of them, React renders only that one anew.
const header = (
  <Suspense>
    <Header />
  </Suspense>
);
const plainHeader = (
  <Suspense>
    <Header userMenu={false} />
  </Suspense>
);
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);
const notices = (
  <>
    <Notifications />
    <NewVersion />
    <CandidateBadge />
  </>
);

/**
 * Header, page, footer and toasts. A page's route says whether it has the header and the footer; a
 * section that could not be loaded has both, so that all other sections can be reached.
 */
export function RootLayout() {
  const { pathname } = useLocation();
  const { site, prerendered } = useSite();
  const prerenderedState = usePrerenderedState(prerendered);
  const isLoading = useIsLoading();
  const [failure, setFailure] = useState<FailureOnScreen | null>(null);
  const found = findRoute(site, pathname);
  const route = found?.route;
  const visitor = useVisitorNumber();
  const leadsNowhere = failure !== null && !failure.isInArea;

  const isWaiting = prerenderedState === 'waiting' || prerenderedState === 'arrived';
  useRouteFocus(failure?.heading ?? null, !isWaiting);
  // When the visitor comes back to the prerendered page, it is loaded like any other.
  useChange(pathname, () => prerendered?.leave());
  useLoginEnd(route?.access ?? 'public');
  usePrefetch();

  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skipToPage}
      </a>
      <div className={styles.progress} data-busy={isLoading || undefined} aria-hidden />
      {(route?.header || leadsNowhere) && (found?.remote.userMenu === false ? plainHeader : header)}
      <main id="main" tabIndex={-1}>
        <FailureOnScreenProvider value={setFailure}>
          <Fragment key={visitor}>{outlet}</Fragment>
          {prerendered && SectionFailure.is(prerenderedState) && (
            <FailureCard isBelowPage failure={prerenderedState} open={prerendered.load} />
          )}
        </FailureOnScreenProvider>
      </main>
      {(route?.footer || leadsNowhere) && <Fragment key={visitor}>{footer}</Fragment>}
      {notices}
    </>
  );
}

/**
 * Shows one toast when the server has ended the login. The gate redirects the visitor from guarded
 * pages; the reason for the end is cleared as soon as a public page is on screen.
 */
function useLoginEnd(access: Access): void {
  const { ended } = useAppSelector(selectLogin);
  const dispatch = useAppDispatch();
  useToast(ended === 'expired' ? accessMessages.loginEnded : null, 'warning');
  useEffect(() => {
    if (ended && access === 'public') dispatch(loginEndNoticed());
  }, [ended, access, dispatch]);
}

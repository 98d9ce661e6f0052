import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from 'shared/paths';
import { selectSession, useAppSelector } from 'shared/store';
import { PageSkeleton } from '../pages/PageSkeleton';
import { SectionFailed } from '../pages/SectionFailed';
import { findRoute } from '../site/site';
import { SectionFailure } from '../remotes/section-failure';
import { useSite } from '../remotes/SiteContext';
import { useRetry } from '../pages/use-retry';
import { gate } from './gate';
import { GateRedirect } from './Guarded';

/**
 * What every path without a loaded route ends on: the gate said no, the remote could not be loaded,
 * or there is no such page.
 */
export function CatchAll() {
  const { pathname } = useLocation();
  const { site, remotes } = useSite();
  const session = useAppSelector(selectSession);
  const found = findRoute(site, pathname);
  if (!found) {
    if (!site.incomplete) return <Navigate to={paths.error()} replace />;
    // It may be a page of the section whose registry entry could not be read.
    return <SectionFailed failure={new SectionFailure('registry', '', 'contract')} />;
  }

  const decision = gate(found.route.access, found.params.name, session);
  if (!decision.show) return <GateRedirect decision={decision} />;

  const failure = remotes.failure(found.remote.name);
  if (failure) return <SectionFailed failure={failure} />;
  // Let in only now, e.g. by a sign-in in another tab: discover once more.
  return found.isPage ? <Rediscover key={pathname} /> : <Navigate to={paths.error()} replace />;
}

function Rediscover() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const retry = useRetry();
  useEffect(() => void retry(), [retry]);
  // Still here after that: the version in use lacks a page that the registry announces.
  return key === firstKey ? <PageSkeleton /> : <Navigate to={paths.error()} replace />;
}

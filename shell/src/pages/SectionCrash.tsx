import { useEffect, useMemo } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { SectionFailure } from '../remotes/section-failure';
import { useSite } from '../remotes/SiteContext';
import { findRoute } from '../site/site';
import { SectionFailed } from './SectionFailed';
import { useRetry } from './use-retry';

/** A section threw, or its files did not arrive: the rest of the site lives on. */
export function SectionCrash() {
  return <Crash place="page" />;
}

/** The same of a page inside its section's layout, which lives on too. */
export function PageCrash() {
  return <Crash place="layout" />;
}

function Crash({ place }: { place: 'page' | 'layout' }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { site, remotes } = useSite();
  const retry = useRetry();
  const failure = useMemo(() => {
    if (SectionFailure.is(error)) return error;
    const name = findRoute(site, pathname)?.remote.name ?? 'shell';
    return new SectionFailure(
      name,
      remotes.versions()[name] ?? site.shell,
      'threw in render',
      error,
    );
    // One failure for each error, however often the card is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);

  useEffect(() => {
    // What failed while it was loaded has been dealt with by the loader.
    if (failure !== error && remotes.fallBack(failure)) void retry();
    // Once for each error: `retry` changes with the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  return <SectionFailed failure={failure} place={place} />;
}

import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { SectionFailure, type FailureKind } from '../remotes/section-failure';
import { findRoute } from '../site/site';
import { useSite } from '../remotes/SiteContext';
import { SectionFailed } from './SectionFailed';

/** A section threw, or its files did not arrive: the rest of the site lives on. */
export function SectionCrash() {
  return <Crash inLayout={false} />;
}

/** The same of a page inside its section's layout, which lives on too. */
export function PageCrash() {
  return <Crash inLayout />;
}

function Crash({ inLayout }: { inLayout: boolean }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { site, remotes } = useSite();
  const name = findRoute(site, pathname)?.remote.name ?? 'shell';
  const failure = new SectionFailure(
    name,
    remotes.versions()[name] ?? site.shell,
    kindOf(error),
    error,
  );

  useEffect(() => {
    remotes.report(failure);
    // Reported once per error, however often the card is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);

  return <SectionFailed failure={failure} inLayout={inLayout} />;
}

function kindOf(error: unknown): FailureKind {
  const isChunk = error instanceof Error && /Loading (CSS )?chunk/.test(error.message);
  if (!isChunk) return 'threw in render';
  return navigator.onLine ? 'unreachable' : 'offline';
}

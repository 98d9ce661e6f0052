import { useEffect } from 'react';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { SectionFailure, type FailureStep } from '../remotes/section-failure';
import type { PageHandle } from '../routing/route-objects';
import { findRoute } from '../site/site';
import { useSite } from '../site/SiteContext';
import { SectionFailed } from './SectionFailed';

/** A section threw, or its files did not arrive: the rest of the site lives on. */
export const SectionCrash = () => <Crash inLayout={false} />;

/** The same of a page inside its section's layout, which lives on too. */
export const PageCrash = () => <Crash inLayout />;

function Crash({ inLayout }: { inLayout: boolean }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { site, remotes } = useSite();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const name = findRoute(site, pathname)?.remote.name ?? handle?.remote ?? 'shell';
  const failure = new SectionFailure(
    name,
    remotes.versions()[name] ?? site.shell,
    stepOf(error),
    error,
  );

  useEffect(() => {
    remotes.report(failure);
    // Reported once per error, however often the card is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);

  return <SectionFailed failure={failure} inLayout={inLayout} />;
}

function stepOf(error: unknown): FailureStep {
  const isChunk = error instanceof Error && /Loading (CSS )?chunk/.test(error.message);
  if (!isChunk) return 'threw in render';
  return navigator.onLine ? 'unreachable' : 'offline';
}

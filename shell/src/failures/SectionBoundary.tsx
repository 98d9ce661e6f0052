import { Component, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { SectionFailure } from '../remotes/section-failure';
import { useSite } from '../remotes/SiteContext';
import { useNavigation } from 'shared/navigation';
import { findRoute } from '../registry/routes';
import { restoreTyped } from '../typed-input/unsaved-input';
import { FailureCard } from './FailureCard';

interface Props {
  /** Whether what it shows is a page inside an area, so that the area stays around the card. */
  isInArea?: boolean;
  children: ReactNode;
}

/**
 * Shows a failure card if a section throws or its files do not arrive; the rest of the site keeps
 * working. Every navigation tries again, also one to the same address.
 */
export function SectionBoundary({ isInArea, children }: Props) {
  return (
    <Boundary location={useLocation()} isInArea={isInArea}>
      {children}
    </Boundary>
  );
}

interface State {
  caught: { error: unknown } | null;
  location: Location;
}

class Boundary extends Component<Props & { location: Location }, State> {
  override state: State = { caught: null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: State) {
    return location === state.location ? null : { caught: null, location };
  }

  override componentDidUpdate(_props: unknown, { caught }: State): void {
    if (caught && !this.state.caught) restoreTyped();
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const { children, isInArea } = this.props;
    return caught ? <Crash error={caught.error} isInArea={isInArea} /> : children;
  }
}

function Crash({ error, isInArea }: { error: unknown; isInArea?: boolean }) {
  const { pathname } = useLocation();
  const { site, remotes } = useSite();
  const { revisit } = useNavigation();
  const failure = useMemo(() => {
    if (SectionFailure.is(error)) return error;
    const name = findRoute(site, pathname)?.remote.name ?? 'shell';
    return new SectionFailure(
      name,
      remotes.versions()[name] ?? site.shell,
      'threw in render',
      error,
    );
    // One failure for each error, however often the card is rendered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);

  useEffect(() => {
    // The loader has already handled a failure of loading.
    if (failure !== error && remotes.fallBack(failure)) void revisit();
    // Runs once for each error, although `revisit` can change with the site.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);

  return <FailureCard failure={failure} isInArea={isInArea} />;
}

import {
  Component,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import type { WidgetManifest } from 'shared/contract';
import { AdditionsProvider } from 'shared/ui';
import type { SiteServices } from '../remotes/SiteContext';

/** A widget in a slot of a page. */
export interface PlacedWidget extends WidgetManifest {
  remote: string;
  /** What the slot gives. */
  props: object;
  /** Given to it, so that this script needs no module of the host's. */
  services: SiteServices;
}

interface Props extends PlacedWidget {
  /** The element that the widget fills. */
  place: Element;
}

/**
 * Loads a widget and draws it into its place, instead of what was prerendered there. If it does not load or
 * throws, the place stays empty: the page around it does not notice.
 */
export function Widget({ place, remote, id, props, services: { pages, remotes } }: Props) {
  // React warns of a portal into an element with content that is not its own.
  const [own] = useState(() => document.createElement('div'));
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);

  useEffect(() => {
    let isShown = true;
    void pages.load({ remote, id }).then((outcome) => {
      if (!isShown) return;
      // The loader has reported a failure already.
      if ('failure' in outcome || !outcome.page) leaveGap(place);
      else setLoaded(() => outcome.page!.Component);
    });
    return () => {
      isShown = false;
    };
  }, [pages, place, remote, id]);

  if (!Loaded) return null;
  const onCrash = (cause: unknown) => {
    leaveGap(place);
    const version = remotes.versions()[remote] ?? '';
    remotes.report({ remote, version, kind: 'threw in render', cause });
  };
  return createPortal(
    <GapOnError onCrash={onCrash}>
      <AdditionsProvider value={noAdditions}>
        <Suspense>
          <Instead place={place} own={own} />
          <Loaded {...props} />
        </Suspense>
      </AdditionsProvider>
    </GapOnError>,
    own,
  );
}

/** A widget has no slots: it could be in them itself. */
const noAdditions = { links: () => [], Slot: null };

/** Only the reserved height stays. The smoke run of a publish waits for the sign. */
function leaveGap(place: Element): void {
  place.replaceChildren();
  place.setAttribute('data-settled', '');
}

/** Puts the widget in the place of what was prerendered, at the moment when it is drawn. */
function Instead({ place, own }: { place: Element; own: Element }) {
  useLayoutEffect(() => {
    place.replaceChildren(own);
    place.setAttribute('data-settled', '');
  }, [place, own]);
  return null;
}

class GapOnError extends Component<{ onCrash: (cause: unknown) => void; children: ReactNode }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onCrash(cause);
  }

  override render(): ReactNode {
    return this.state.hasThrown ? null : this.props.children;
  }
}

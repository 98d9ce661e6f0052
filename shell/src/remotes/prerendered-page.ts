import { useSyncExternalStore, type ComponentType } from 'react';
import type { SectionFailure } from './section-failure';

/**
 * `waiting`: the HTML is on screen, its section is loading. `arrived`: the section has loaded, the
 * page is being hydrated. `replaced`: another version of the section has loaded and renders the page
 * again. `live`: the page is hydrated. `left`: the visitor has navigated to another page. A failure:
 * the HTML stays, with a card below it.
 */
export type PrerenderedState =
  | 'waiting'
  | 'arrived'
  | 'replaced'
  | 'live'
  | 'left'
  | SectionFailure;

/** The prerendered page that a visit begins with; it is hydrated later than the host. */
export interface PrerenderedPage {
  /** Takes the place of the page's component; suspends until that has loaded. */
  Component: ComponentType;
  state(): PrerenderedState;
  subscribe(listener: () => void): () => void;
  /** Loads the section; a further call retries after a failure. */
  load(): Promise<void>;
  leave(): void;
}

const noSubscription = () => () => {};

/** `null` if the visit did not begin with a prerendered page, and while prerendering. */
export function usePrerenderedState(page: PrerenderedPage | null): PrerenderedState | null {
  return useSyncExternalStore(
    page?.subscribe ?? noSubscription,
    () => page?.state() ?? null,
    () => (page ? 'waiting' : null),
  );
}

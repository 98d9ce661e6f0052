import {
  createPath,
  parsePath,
  type History,
  type Location,
  type Path,
  type To,
  type Transition,
} from 'history';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Navigator } from 'react-router';

/**
 * Navigation that keeps the current page on screen until the next one has loaded. A navigation that
 * begins while another is loading replaces it.
 */
export interface Navigation {
  navigator: Navigator;
  /** The location in the address bar. */
  location(): Location;
  /** Resolves when the page of the latest navigation is on screen. */
  settled(): Promise<void>;
  /** Navigates to the current address again and loads whatever of it failed. */
  revisit(): Promise<void>;
  /** Whether the next page is loading. */
  isLoading(): boolean;
  /** Calls `listener` whenever `isLoading` has changed; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /**
   * Calls `show` with each location whose page can be rendered; `onShown` is to be called once it is.
   * Returns a function that stops it.
   */
  listen(show: (location: Location) => void): () => void;
  onShown(): void;
  /** Holds back every navigation and passes it to `hold`; returns a function that ends it. */
  block(hold: (held: Transition) => void): () => void;
}

/**
 * Navigates in `history`. `prepare` loads what a path shows, and knows the query; `null` means that everything is loaded
 * already. `reload` loads the page of the address bar anew if this document must not show it, and says
 * whether it does.
 */
export function createNavigation(
  history: History,
  prepare: (pathname: string, search: string) => Promise<unknown> | null,
  reload: (pathname: string) => boolean = () => false,
): Navigation {
  const listeners = new Set<() => void>();
  let latestId = 0;
  let loading = false;
  let settled = Promise.resolve();
  let waitingForRender: (() => void)[] = [];
  /** What `listen` has told, or what was there before it. */
  let known = history.location;

  function setLoading(next: boolean): void {
    if (loading === next) return;
    loading = next;
    for (const listener of listeners) listener();
  }

  function navigate(to: To, commit: () => void): Promise<void> {
    settled = loadAndCommit(typeof to === 'string' ? parsePath(to) : to, commit);
    return settled;
  }

  async function loadAndCommit(to: Partial<Path>, commit: () => void): Promise<void> {
    latestId += 1;
    const id = latestId;
    const ready = prepare(to.pathname ?? history.location.pathname, to.search ?? '');
    if (ready) {
      setLoading(true);
      await ready;
      if (id !== latestId) return settled;
    }
    setLoading(false);
    const rendered = new Promise<void>((resolve) => waitingForRender.push(resolve));
    commit();
    return rendered;
  }

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      go: (delta) => history.go(delta),
      push: (to, state) => void navigate(to, () => history.push(to, state)),
      replace: (to, state) => void navigate(to, () => history.replace(to, state)),
    },
    revisit: () => {
      const { location } = history;
      return navigate(location, () => history.replace(location, location.state));
    },
    settled: () => settled,
    location: () => history.location,
    isLoading: () => loading,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listen: (show) => {
      const arrive = (location: Location) => {
        known = location;
        if (!reload(location.pathname)) show(location);
      };
      // Back and forward change the address first; the page follows once it has loaded.
      const follow = (location: Location) => void navigate(location, () => arrive(location));
      const stop = history.listen(({ action, location }) => {
        if (action === 'POP') follow(location);
        else arrive(location);
      });
      // Whoever goes back while the first page is rendered has nobody who hears it.
      if (createPath(history.location) !== createPath(known)) follow(history.location);
      return () => {
        stop();
        // A navigation that is still loading now ends without effect.
        latestId += 1;
        settled = Promise.resolve();
        setLoading(false);
      };
    },
    onShown: () => {
      const resolvers = waitingForRender;
      waitingForRender = [];
      for (const resolve of resolvers) resolve();
    },
    block: (hold) => history.block(hold),
  };
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

const noSubscription = () => () => {};

/** Whether the next page is loading; `false` without a router, as while prerendering. */
export const useIsLoading = (): boolean => {
  const navigation = useContext(NavigationContext);
  return useSyncExternalStore(
    navigation?.subscribe ?? noSubscription,
    () => navigation?.isLoading() ?? false,
    () => false,
  );
};

/** Stands in without a router, as while prerendering, when nobody navigates. */
const noNavigation = {
  revisit: async () => {},
  settled: async () => {},
  block: () => () => {},
} satisfies Partial<Navigation>;

export const useNavigation = (): Pick<Navigation, keyof typeof noNavigation> =>
  useContext(NavigationContext) ?? noNavigation;

import { render } from '@testing-library/react';
import { createMemoryHistory, type MemoryHistory } from 'history';
import {
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { Provider } from 'react-redux';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router';
import { AdditionsProvider, type Additions } from '../ui';
import { sendEarly } from '../calls';
import type { OpenedWith, RemoteModule } from '../contract';
import { listedLinks } from '../model/additions';
import { createNavigation, NavigationRouter } from '../navigation';
import {
  createStore,
  keepInStorage,
  readStoredState,
  type AppStore,
  type CartItem,
  type StoredUser,
} from '../store';
import { ToastArea } from '../toast/display';

interface Options {
  /** Address to open, e.g. `/login?view=signup`. */
  at: string;
  /** Navigation state of the first entry. */
  state?: unknown;
  token?: string;
  user?: Partial<StoredUser>;
  cart?: CartItem[];
  /** A widget for slots of the pages; all others stay empty. */
  slots?: Readonly<Record<string, FunctionComponent<never>>>;
}

/**
 * Opens an address of a remote as the host would: real store on local storage, the site's navigation
 * and toasts. At addresses of other units, it shows "another unit".
 */
export function renderRemote(
  remote: RemoteModule,
  { at, state, token, user, cart, slots = {} }: Options,
) {
  if (token) localStorage.setItem('token', token);
  if (user) localStorage.setItem('user', JSON.stringify(user));
  if (cart) localStorage.setItem('cart', JSON.stringify(cart));
  const store = createStore(readStoredState());
  keepInStorage(store, window);

  const [pathname = '/', search = ''] = at.split(/(?=\?)/);
  const pages = remote.routes.map(toRouteObject);
  if (!matchRoutes(pages, pathname)) {
    const paths = remote.routes.map(({ path }) => path).join(', ');
    throw new Error(`${remote.name} has no page at ${pathname}. Its paths are ${paths}.`);
  }
  const routes = [...pages, { path: '*', element: <p>another unit</p> }];
  // The key that a browser gives to the first page, also after a reload.
  const first = { pathname, search, state, key: 'default' };
  const history = createMemoryHistory({ initialEntries: [first] });
  const view = render(
    <Provider store={store}>
      <ToastArea />
      <AdditionsProvider value={additionsOf(remote, slots)}>
        <MemoryRouter history={history} prepare={(...at) => loadMatches(store, routes, ...at)}>
          <Pages store={store} routes={routes} />
        </MemoryRouter>
      </AdditionsProvider>
    </Provider>,
  );
  return { ...view, store, history };
}

/** The menus with the links of this remote alone, and the slots with these widgets. */
function additionsOf({ routes }: RemoteModule, slots: NonNullable<Options['slots']>): Additions {
  const links = listedLinks(routes);
  return {
    links: () => links,
    Slot: ({ slot, gives }) => {
      // The check of a publish compares what a slot gives with what a widget takes.
      const Widget = slots[slot.name] as ComponentType<object> | undefined;
      return Widget && <Widget {...gives} />;
    },
  };
}

interface MemoryRouterProps {
  /** Address to open. */
  at?: string;
  /** A history that the test keeps, in place of `at`. */
  history?: MemoryHistory;
  /** Loads what a path shows; by default there is nothing to load. */
  prepare?: Parameters<typeof createNavigation>[1];
  children: ReactNode;
}

/** The site's navigation in memory, for a part of a page. */
export function MemoryRouter({ at = '/', history, prepare, children }: MemoryRouterProps) {
  const [navigation] = useState(() =>
    createNavigation(
      history ?? createMemoryHistory({ initialEntries: [at] }),
      prepare ?? (() => null),
    ),
  );
  return <NavigationRouter navigation={navigation}>{children}</NavigationRouter>;
}

/** Shows the address that a test opens as soon as its pages are loaded. */
function Pages({ store, routes }: { store: AppStore; routes: RouteObject[] }) {
  const [opened] = useState(useLocation());
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void loadMatches(store, routes, opened.pathname, opened.search).then(() => setLoaded(true));
  }, [store, routes, opened]);
  const pages = useRoutes(routes);
  return isLoaded ? pages : null;
}

type Route = Pick<RemoteModule['routes'][number], 'id' | 'lazy' | 'load' | 'children'> & {
  path?: string;
};

function toRouteObject({ id, path, lazy, load: ask, children }: Route): RouteObject {
  let loaded: ComponentType | null = null;
  const load = async (opened?: OpenedWith) => {
    const asked = !loaded && opened && (await ask?.(opened));
    if (asked) sendEarly(asked);
    return (loaded ??= await loadPage(lazy));
  };
  const Page = () => {
    const [Component, show] = useState(() => loaded);
    // Only after a change of the history by the test: the site loads a page before it shows it.
    useEffect(() => void load().then((page) => show(() => page)), []);
    return Component && <Component />;
  };
  const route = { id, caseSensitive: true, handle: load, element: <Page /> };
  return path === undefined
    ? { ...route, index: true }
    : { ...route, path, children: children?.map(toRouteObject) };
}

async function loadPage(lazy: Route['lazy']): Promise<ComponentType> {
  const { Component } = await lazy();
  return Component;
}

/** Loads the pages that an address shows. */
function loadMatches(
  store: AppStore,
  routes: RouteObject[],
  pathname: string,
  query: string,
): Promise<unknown> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const search = new URLSearchParams(query);
  const { user } = store.getState().login;
  return Promise.all(
    matches.map(({ route, params }) =>
      (route.handle as ((opened: OpenedWith) => unknown) | undefined)?.({ params, search, user }),
    ),
  );
}

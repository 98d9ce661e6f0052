import { render } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  matchRoutes,
  Outlet,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createStore, keepInStorage, readStoredState } from '../store';
import type { CartItem, StoredUser } from '../store';
import type { RemoteModule } from '../contract';
import { showToasts } from '../toast';
import { notistackDisplay } from '../toast/display';

interface Options {
  /** Address to open, e.g. `/login?view=signup`. */
  at: string;
  /** Navigation state of the first entry. */
  state?: unknown;
  token?: string;
  user?: Partial<StoredUser>;
  cart?: CartItem[];
}

/**
 * Opens an address of a remote as the host would: real store on local storage, real router, toasts. At
 * addresses of other units, it shows "another unit".
 */
export function renderRemote(remote: RemoteModule, { at, state, token, user, cart }: Options) {
  if (token) localStorage.setItem('token', token);
  if (user) localStorage.setItem('user', JSON.stringify(user));
  if (cart) localStorage.setItem('cart', JSON.stringify(cart));
  const store = createStore(readStoredState(localStorage));
  keepInStorage(store, window);

  const [pathname = '/', search = ''] = at.split(/(?=\?)/);
  const pages = remote.routes.map(toRouteObject);
  if (!matchRoutes(pages, pathname)) {
    const paths = remote.routes.map(({ path }) => path).join(', ');
    throw new Error(`${remote.name} has no page at ${pathname}. Its paths are ${paths}.`);
  }
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        HydrateFallback: () => null,
        children: [...pages, { path: '*', Component: Elsewhere }],
      },
    ],
    { initialEntries: [{ pathname, search, state }] },
  );
  const view = render(
    <Provider store={store}>
      <PlainToasts />
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...view, store, router };
}

/** Shows toasts at once, with notistack's own display. */
export function PlainToasts() {
  useLayoutEffect(() => showToasts(notistackDisplay), []);
  return <SnackbarProvider maxSnack={20} autoHideDuration={4000} disableWindowBlurListener />;
}

function toRouteObject(route: RemoteModule['routes'][number]): RouteObject {
  return {
    id: route.id,
    path: route.path,
    caseSensitive: true,
    lazy: () => load(route.lazy),
    children: route.children?.map((child) => ({
      id: child.id,
      ...(child.path === undefined ? { index: true as const } : { path: child.path }),
      caseSensitive: true,
      lazy: () => load(child.lazy),
    })) as RouteObject[] | undefined,
  };
}

type Lazy = RemoteModule['routes'][number]['lazy'];

async function load(lazy: Lazy) {
  const { Component } = await lazy();
  return { Component };
}

function Elsewhere() {
  return <p>another unit</p>;
}

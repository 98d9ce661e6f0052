import { useLoaderData, type RouteObject } from 'react-router-dom';
import type { Access, PageModule, RemoteModule } from 'shared/remote';
import { PageCrash, SectionCrash } from '../pages/SectionCrash';
import { Guarded } from './Guarded';

/** What the host keeps at each page's route; the page itself is the route's loader data. */
export interface PageHandle {
  remote: string;
  routeId: string;
  title: string;
}

/** A remote's routes as the router takes them; ids keep patching idempotent. */
export function toRouteObjects(remote: RemoteModule): RouteObject[] {
  return remote.routes.map((route) => ({
    ...pageRoute(remote.name, route, route.access),
    path: route.path,
    caseSensitive: true,
    children: route.children?.map((child): RouteObject => {
      const page = { ...pageRoute(remote.name, child, 'public'), ErrorBoundary: PageCrash };
      return child.path === undefined
        ? { ...page, index: true }
        : { ...page, path: child.path, caseSensitive: true };
    }),
  }));
}

interface Page {
  id: string;
  title: string;
  lazy: () => Promise<PageModule>;
}

/**
 * The page's module is loaded by a loader rather than by the router's `lazy`: the router shows
 * nothing where `lazy` failed, and what failed as a loader is tried again by the next navigation.
 */
function pageRoute(remote: string, { id, title, lazy }: Page, access: Access) {
  return {
    id,
    handle: { remote, routeId: id, title } satisfies PageHandle,
    loader: lazy,
    shouldRevalidate: () => false,
    Component: access === 'public' ? LoadedPage : guardedPage(access),
    ErrorBoundary: SectionCrash,
  };
}

function LoadedPage() {
  const { Component } = useLoaderData<PageModule>();
  return <Component />;
}

function guardedPage(access: Access) {
  return function GuardedPage() {
    return (
      <Guarded access={access}>
        <LoadedPage />
      </Guarded>
    );
  };
}

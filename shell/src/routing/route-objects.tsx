import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageMeta, PageModule, RemoteModule, RemoteRoute } from 'shared/remote';
import { Guarded } from './Guarded';
import { SectionCrash } from '../pages/SectionCrash';

/** What the host keeps at each page's route. */
export interface PageHandle {
  remote: string;
  routeId: string;
  title: string;
  meta?: (params: Readonly<Record<string, string | undefined>>) => PageMeta;
}

/** A remote's routes as the router takes them; ids keep patching idempotent. */
export function toRouteObjects(remote: RemoteModule): RouteObject[] {
  return remote.routes.map((route) => ({
    id: route.id,
    path: route.path,
    caseSensitive: true,
    ErrorBoundary: SectionCrash,
    lazy: lazyPage(remote.name, route, guard(route)),
    children: route.children?.map((child): RouteObject => {
      const shared = {
        id: child.id,
        ErrorBoundary: SectionCrash,
        lazy: lazyPage(remote.name, child, (Component) => Component),
      };
      return child.path === undefined
        ? { ...shared, index: true }
        : { ...shared, path: child.path, caseSensitive: true };
    }),
  }));
}

function lazyPage(
  remote: string,
  { id, title, lazy }: { id: string; title: string; lazy: () => Promise<PageModule> },
  wrap: (Component: ComponentType) => ComponentType,
) {
  return async () => {
    const { Component, meta } = await lazy();
    const handle: PageHandle = { remote, routeId: id, title, ...(meta ? { meta } : {}) };
    return { Component: wrap(Component), handle };
  };
}

function guard({ access }: RemoteRoute) {
  return (Component: ComponentType): ComponentType => {
    if (access === 'public') return Component;
    return function GuardedPage() {
      return (
        <Guarded access={access}>
          <Component />
        </Guarded>
      );
    };
  };
}

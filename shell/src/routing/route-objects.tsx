import { Suspense } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { PageSubject } from 'shared/catalogue';
import { loadForms } from 'shared/forms';
import { toRouteManifest, type Access, type PageManifest, type PageModule } from 'shared/remote';
import { PageSkeleton } from '../pages/PageSkeleton';
import { PageCrash, SectionCrash } from '../pages/SectionCrash';
import { inTime } from '../remotes/load-page';
import { usePrerenderedState } from '../remotes/prerendered-page';
import type { RemoteLoader } from '../remotes/remote-loader';
import { useSite } from '../remotes/SiteContext';
import { Guarded } from './Guarded';

/** What the host keeps at each page's route; the page itself is the route's loader data. */
export interface PageHandle {
  remote: string;
  routeId: string;
  title: string;
}

interface RemoteRoutes {
  name: string;
  routes: readonly Parameters<typeof toRouteManifest>[0][];
}

type Pages = Pick<RemoteLoader, 'loadPage' | 'isCurrent'>;

/** A remote's routes as the router takes them; ids keep patching idempotent. */
export function toRouteObjects({ name, routes }: RemoteRoutes, pages: Pages): RouteObject[] {
  return routes.map(toRouteManifest).map((route) => ({
    ...pageRoute(name, route, route.access, pages, route.product),
    path: route.path,
    caseSensitive: true,
    children: route.children.map((child): RouteObject => {
      const page = { ...pageRoute(name, child, 'public', pages), ErrorBoundary: PageCrash };
      return child.path === ''
        ? { ...page, index: true }
        : { ...page, path: child.path, caseSensitive: true };
    }),
  }));
}

/**
 * The page's module is loaded by a loader rather than by the router's `lazy`: the router shows
 * nothing where `lazy` failed, and what failed as a loader is tried again by the next navigation.
 */
function pageRoute(
  remote: string,
  { id, title }: PageManifest,
  access: Access,
  pages: Pages,
  product?: PageSubject,
) {
  return {
    id,
    handle: { remote, routeId: id, title } satisfies PageHandle,
    loader: async ({ params }: LoaderFunctionArgs) => {
      const subject = product && { list: product, urlTitle: params.urlTitle ?? '' };
      const [page] = await Promise.all([
        pages.loadPage(remote, id, subject),
        // A form goes without, and asks for it again when it is sent.
        inTime(loadForms()).catch(() => {}),
      ]);
      return page;
    },
    shouldRevalidate: () => !pages.isCurrent(remote, id),
    Component: access === 'public' ? LoadedPage : guardedPage(access),
    ErrorBoundary: SectionCrash,
  };
}

/**
 * Elements of the module, not of a render: React gives a prerendered page up as soon as what stands
 * around its boundary is rendered anew, and the host does that long before the page has arrived.
 */
const page = (
  <Suspense fallback={<PageSkeleton />}>
    <Page />
  </Suspense>
);
const replacedPage = (
  <Suspense key="replaced" fallback={<PageSkeleton />}>
    <Page />
  </Suspense>
);

function LoadedPage() {
  const { prerendered } = useSite();
  return usePrerenderedState(prerendered) === 'replaced' ? replacedPage : page;
}

function Page() {
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

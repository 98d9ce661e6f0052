import type { RouteObject } from 'react-router-dom';
import { paths } from 'shared/paths';
import { ErrorPage } from '../pages/ErrorPage';
import { PageSkeleton } from '../pages/PageSkeleton';
import { SectionCrash } from '../pages/SectionCrash';
import { RootLayout } from './RootLayout';
import { ROOT_ID } from './discover';
import type { PageHandle } from './route-objects';
import { CatchAll } from './CatchAll';

/** The host's own routes; `remoteRoutes` are those known before the first navigation. */
export function hostRoutes(remoteRoutes: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: ROOT_ID,
      Component: RootLayout,
      ErrorBoundary: SectionCrash,
      HydrateFallback: PageSkeleton,
      children: [
        {
          id: 'shell/error',
          path: paths.error(),
          caseSensitive: true,
          Component: ErrorPage,
          handle: {
            remote: 'shell',
            routeId: 'shell/error',
            title: 'Page Not Found',
          } satisfies PageHandle,
        },
        { id: 'shell/unmatched', path: '*', Component: CatchAll },
        ...remoteRoutes,
      ],
    },
  ];
}

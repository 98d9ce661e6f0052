import { createContext, Suspense, useContext, useEffect, useMemo } from 'react';
import { Navigate, useParams, useRoutes, type RouteObject } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import type { RouteManifest } from 'shared/contract';
import { ErrorPage } from '../failures/ErrorPage';
import { PageSkeleton } from '../failures/PageSkeleton';
import { SectionBoundary } from '../failures/SectionBoundary';
import { SectionFailed } from '../failures/SectionFailed';
import { usePrerenderedState } from '../remotes/prerendered-page';
import { SectionFailure } from '../remotes/section-failure';
import { useSite } from '../remotes/SiteContext';
import type { Site, SiteRemote } from '../registry/site';
import { Guarded } from './Guarded';
import { RootLayout } from './RootLayout';
import { useNavigation } from 'shared/navigation';
import { useTitle } from '../navigation/use-title';

/** All pages of the site, with header, footer and toasts. */
export function SitePages() {
  const { site } = useSite();
  return useRoutes(useMemo(() => siteRoutes(site), [site]));
}

/** The registry's routes; each loads its page when it is rendered, unless the page is loaded already. */
function siteRoutes({ remotes, incomplete }: Site): RouteObject[] {
  return [
    {
      element: (
        <SectionBoundary place="page">
          <RootLayout />
        </SectionBoundary>
      ),
      children: [
        { path: paths.error(), caseSensitive: true, element: <ErrorPage /> },
        ...remotes.flatMap(remoteRoutes),
        { path: '*', element: incomplete ? unreadable : nowhere },
      ],
    },
  ];
}

const nowhere = <Navigate to={paths.error()} replace />;
/** The address may belong to a section whose registry entry could not be read. */
const unreadable = <SectionFailed failure={new SectionFailure('registry', '', 'contract')} />;

interface Place extends Pick<RouteManifest, 'id' | 'title' | 'product'> {
  remote: string;
  place: 'page' | 'layout';
  /** Whether other pages are rendered inside it. */
  isArea: boolean;
}

const PlaceContext = createContext<Place | null>(null);

const pageAt = (place: Place) => (
  <PlaceContext value={place}>
    <SectionBoundary place={place.place}>
      <ShownPage />
    </SectionBoundary>
  </PlaceContext>
);

function remoteRoutes({ name: remote, routes }: SiteRemote): RouteObject[] {
  return routes.flatMap(({ path, access, children, ...route }): RouteObject[] => [
    {
      path,
      caseSensitive: true,
      element: (
        <Guarded access={access}>
          {pageAt({ ...route, remote, place: 'page', isArea: children.length > 0 })}
        </Guarded>
      ),
      children: children.map((child): RouteObject => {
        const element = pageAt({ ...child, remote, place: 'layout', isArea: false });
        return child.path === ''
          ? { index: true, element }
          : { path: child.path, caseSensitive: true, element };
      }),
    },
    // An area owns the addresses below it: where there is no page, the gate decides and nothing is loaded.
    ...(children.length > 0
      ? [
          {
            path: `${path}/*`,
            caseSensitive: true,
            element: <Guarded access={access}>{nowhere}</Guarded>,
          },
        ]
      : []),
  ]);
}

/**
 * Created once by the module, not by each render: React discards a prerendered page when its boundary is
 * rendered again as a new element, and the host renders again long before the page has arrived.
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

function ShownPage() {
  const { prerendered } = useSite();
  return usePrerenderedState(prerendered) === 'replaced' ? replacedPage : page;
}

function Page() {
  const { pages } = useSite();
  // Every route has a `PlaceContext` around its page.
  const { remote, id, title, product, place, isArea } = useContext(PlaceContext)!;
  const params = useParams();
  const outcome = pages.read({
    remote,
    id,
    product: product && { list: product, urlTitle: params.urlTitle ?? '' },
  });
  const loaded = outcome && 'page' in outcome ? outcome.page : null;
  useTitle(loaded && !isArea ? (loaded.meta?.(params).title ?? title) : null);
  if (loaded) return <loaded.Component />;
  if (!outcome) return <Arriving />;
  if (!('failure' in outcome)) return nowhere;
  return <SectionFailed key={remote} failure={outcome.failure} place={place} />;
}

/** The session got access to the page without a navigation, so the page has not been loaded yet. */
function Arriving() {
  const { revisit } = useNavigation();
  useEffect(() => void revisit(), [revisit]);
  return <PageSkeleton />;
}

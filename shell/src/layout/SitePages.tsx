import { createContext, Suspense, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation, useParams, useRoutes, type RouteObject } from 'react-router-dom';
import { FROM_MAIL, paths } from 'shared/model/paths';
import type { PageManifest, Access } from 'shared/contract';
import { useNavigation } from 'shared/navigation';
import { toReturnState } from 'shared/page';
import { selectLogin, useAppSelector } from 'shared/store';
import { useToast } from 'shared/toast';
import { ErrorPage } from '../failures/ErrorPage';
import { PageSkeleton } from '../failures/PageSkeleton';
import { SectionBoundary } from '../failures/SectionBoundary';
import { FailureCard } from '../failures/FailureCard';
import { usePrerenderedState } from '../remotes/prerendered-page';
import { SectionFailure } from '../remotes/section-failure';
import { useSite } from '../remotes/SiteContext';
import {
  addressOf,
  findRoute,
  type FoundRoute,
  type RouteHandle,
  type TableRoute,
} from '../registry/routes';
import type { Site } from '../registry/site';
import { RootLayout } from './RootLayout';
import { useTitle } from '../navigation/use-title';
import { gate, type GateDecision } from '../navigation/gate';

/** All pages of the site, with header, footer and toasts. */
export function SitePages() {
  const { site } = useSite();
  const found = findRoute(site, useLocation().pathname);
  return useRoutes(useMemo(() => siteRoutes(site, found), [site, found]));
}

/** Created once: the router does not render it again with each page. */
const layout = (
  <SectionBoundary>
    <RootLayout />
  </SectionBoundary>
);

/** What the router chooses from: the route that was found, the page of errors, and that of any other address. */
const siteRoutes = (site: Site, found: FoundRoute | null): RouteObject[] => [
  {
    element: layout,
    children: [
      { path: paths.error(), caseSensitive: true, element: <ErrorPage /> },
      ...(found ? [withElements(found.branch)] : []),
      { path: '*', element: site.incomplete || site.isPartial ? unreadable : nowhere },
    ],
  },
];

const nowhere = <Navigate to={paths.error()} replace />;
/** The address may belong to a section whose registry entry could not be read. */
const unreadable = <FailureCard failure={new SectionFailure('registry', '', 'contract')} />;

function withElements([first, ...inner]: readonly TableRoute[]): RouteObject {
  const { handle, children: _all, ...rest } = first!;
  const children = inner.length > 0 ? [withElements(inner)] : undefined;
  // React Router has a type for a route with children and one for an index; a table route is one of them.
  return { ...rest, children, element: elementOf(handle) } as RouteObject;
}

/** Each page is loaded when it is rendered, unless it is loaded already. */
function elementOf({ remote, route, page }: RouteHandle): ReactNode {
  const { access } = route;
  // Here the gate decides and nothing is loaded.
  if (!page) return <Guarded access={access}>{nowhere}</Guarded>;
  const isInArea = page !== route;
  const isArea = !isInArea && route.children.length > 0;
  const element = (
    <OwnPageContext value={{ remote, route, page, isInArea, isArea }}>
      <SectionBoundary isInArea={isInArea}>
        <ShownPage />
      </SectionBoundary>
    </OwnPageContext>
  );
  return isInArea ? element : <Guarded access={access}>{element}</Guarded>;
}

interface OwnPage extends RouteHandle {
  page: PageManifest;
  /** Whether it is rendered inside an area. */
  isInArea: boolean;
  /** Whether other pages are rendered inside it. */
  isArea: boolean;
}

const OwnPageContext = createContext<OwnPage | null>(null);

/**
 * Created once by the module, not by each render: React discards a prerendered page when its boundary is
 * rendered again as a new element, and the host renders again long before the page has arrived.
 */
const shownPage = (
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
  return usePrerenderedState(prerendered) === 'replaced' ? replacedPage : shownPage;
}

function Page() {
  const { pages } = useSite();
  // Every route has a `OwnPageContext` around its page.
  const { remote, route, page, isInArea, isArea } = useContext(OwnPageContext)!;
  const params = useParams();
  const outcome = pages.read(addressOf({ remote, route }, page, params));
  const loaded = outcome && 'page' in outcome ? outcome.page : null;
  useTitle(loaded && !isArea ? (loaded.meta?.(params).title ?? page.title) : null);
  if (loaded) return <loaded.Component />;
  if (!outcome) return <Arriving />;
  if (!('failure' in outcome)) return nowhere;
  return <FailureCard key={remote.name} failure={outcome.failure} isInArea={isInArea} />;
}

/** The login got access to the page without a navigation, so the page has not been loaded yet. */
function Arriving() {
  const { revisit } = useNavigation();
  useEffect(() => void revisit(), [revisit]);
  return <PageSkeleton />;
}

/** Shows a guarded page while the login may see it, and redirects when the login ends. */
function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const { name } = useParams();
  const decision = gate(access, name, useAppSelector(selectLogin));
  return decision.show ? children : <GateRedirect decision={decision} />;
}

/**
 * Redirects as the gate has decided: shows its message, and passes on the refused location if
 * `keepLocation` is set. The login returns to it if the page was open until the login ended, which has no
 * message, or if an e-mail of ours has asked for this page.
 */
function GateRedirect({ decision }: { decision: GateDecision & { show: false } }) {
  const { pathname, search, hash } = useLocation();
  const { to, message, keepLocation } = decision;
  useToast(message, 'error');

  // `Navigate` navigates again for every new state object, which would never end.
  const state = useMemo(() => {
    if (!keepLocation) return undefined;
    return toReturnState({ pathname, search, hash }, message === null || search === FROM_MAIL);
  }, [keepLocation, message, pathname, search, hash]);
  return (
    <>
      <PageSkeleton />
      <Navigate to={to} replace state={state} />
    </>
  );
}

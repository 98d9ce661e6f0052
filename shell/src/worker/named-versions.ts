import { unitAddress, type PageManifest, type Registry, type RouteManifest } from 'shared/contract';

export interface NamedVersion {
  /** Where its files are, those of other languages below it. */
  folder: string;
  /** Whether everybody gets it, not only those in a canary or with a fault of the live one. */
  isLive: boolean;
  routes: readonly RouteManifest[];
}

/** The versions that the registry gives to somebody. A closed section has none. */
export const versionsIn = ({ shell, remotes }: Registry): NamedVersion[] => [
  { folder: unitAddress('shell', shell, ''), isLive: true, routes: [] },
  ...Object.entries(remotes).flatMap(([unit, { enabled, live, previous, canary, routes }]) =>
    [live, previous, canary]
      .flatMap((each) => (enabled && each) || [])
      .map((each) => ({
        folder: unitAddress(unit, each.version, ''),
        isLive: each === live,
        routes: each === canary ? canary.routes : routes,
      })),
  ),
];

/** The pages that a section reads without a network. */
export const offlinePages = (routes: readonly RouteManifest[]): PageManifest[] =>
  routes
    .filter(({ access }) => access === 'student')
    .flatMap((route) => [route, ...route.children])
    .filter(({ offline }) => offline);

/** Whether a call (`GET /orders`) is one of those that a page of an open section reads without a network. */
export function isKeptCall(registry: Registry, method: string, path: string): boolean {
  return versionsIn(registry)
    .flatMap(({ routes }) => offlinePages(routes))
    .flatMap(({ calls = [] }) => calls)
    .some((call) => {
      const [pattern = '', verb = 'GET'] = call.split(' ').reverse();
      const form = pattern.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+');
      return verb === method && new RegExp(`^${form}$`).test(path);
    });
}

import type { PageManifest, Registry, RegistryEntry, RouteManifest } from 'shared/contract';

export interface NamedVersion {
  /** `shell` or the name of a remote. */
  unit: string;
  version: string;
  routes: readonly RouteManifest[];
}

/** The versions that the registry gives to somebody. A closed section has none. */
export const versionsIn = ({ shell, remotes }: Registry): NamedVersion[] => [
  { unit: 'shell', version: shell, routes: [] },
  ...Object.entries(remotes).flatMap(([unit, entry]) => versionsOf(unit, entry)),
];

function versionsOf(unit: string, entry: RegistryEntry): NamedVersion[] {
  const { enabled, live, previous, canary, routes } = entry;
  if (!enabled) return [];
  return [
    ...[live, previous].flatMap((each) => each ?? []).map(({ version }) => ({ version, routes })),
    ...(canary ? [canary] : []),
  ].map(({ version, routes: own }) => ({ unit, version, routes: own }));
}

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

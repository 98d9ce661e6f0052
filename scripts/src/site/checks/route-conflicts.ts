import type { Registry, RouteManifest } from 'shared/contract';
import type { RemoteManifest } from '../../units/manifest';

/** Ids and paths that always belong to the host. */
const hostClaims = [
  'id shell/root',
  'id shell/error',
  'id shell/unmatched',
  'path /error',
  'path /*',
];

/** One line for each id or path of a remote that the host or another remote has, or that occurs twice. */
export function routeConflicts(
  { name, routes }: Pick<RemoteManifest, 'name'> & { routes: readonly Route[] },
  registry: Registry,
): string[] {
  const taken = new Map<string, string>(hostClaims.map((claim) => [claim, 'shell']));
  for (const [other, entry] of Object.entries(registry.remotes)) {
    if (other === name) continue;
    for (const { claims } of entry.routes.flatMap(claimsOf)) {
      for (const claim of claims) taken.set(claim, other);
    }
  }
  return routes.flatMap(claimsOf).flatMap(({ what, claims }) => {
    const owner = claims.map((claim) => taken.get(claim)).find(Boolean);
    for (const claim of claims) taken.set(claim, name);
    return owner ? [`${name} declares ${what}, which belongs to ${owner} already.`] : [];
  });
}

type Route = Pick<RouteManifest, 'id' | 'path'> & {
  children: readonly Pick<RouteManifest, 'id' | 'path'>[];
};

/** The ids and paths of a route and of the pages inside it. */
function claimsOf({ id, path, children }: Route): { what: string; claims: string[] }[] {
  const pages = children.filter((child) => child.path !== '');
  const addresses = [path, ...pages.map((child) => `${path}/${child.path}`)];
  // An area also handles unknown addresses below its path.
  if (children.length > 0) addresses.push(`${path}/*`);
  return [
    ...addresses.map((address) => ({
      what: `path ${address}`,
      claims: shapes(address).map((shape) => `path ${shape}`),
    })),
    ...[id, ...children.map((child) => child.id)].map((each) => ({
      what: `id ${each}`,
      claims: [`id ${each}`],
    })),
  ];
}

/** A pattern with and without its optional segments; parameter names make no difference. */
function shapes(path: string): string[] {
  const found = path
    .split('/')
    .filter(Boolean)
    .reduce<string[]>(
      (starts, segment) => {
        const plain = segment.replace(/\?$/, '').replace(/^:.*/, ':');
        const longer = starts.map((start) => `${start}/${plain}`);
        return segment.endsWith('?') ? [...starts, ...longer] : longer;
      },
      [''],
    );
  return found.map((shape) => shape || '/');
}

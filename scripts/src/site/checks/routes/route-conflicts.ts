import type { Registry, RouteManifest } from 'shared/contract';
import type { RemoteManifest } from '../../../units/manifest';
import { shapes } from './route-shapes';
import { isSamePath, takerOf } from './taken-routes';

/** Ids and paths that always belong to the host. */
const hostClaims: readonly Claim[] = [
  ...['shell/root', 'shell/error', 'shell/unmatched'].map((id) => ({ id })),
  ...['/error', '/*'].map((path) => ({ path })),
];

/**
 * One line for each id of a remote that the host or another remote has, for each path that has an address in
 * common with one of theirs, and for each id or path that occurs twice. A route that the live version of
 * another remote takes counts for nothing, and so does one that this remote takes from it.
 */
export function routeConflicts(
  { name, routes }: Pick<RemoteManifest, 'name'> & { routes: readonly Route[] },
  registry: Registry,
): string[] {
  const taken = [
    ...hostClaims.map((claim) => ({ claim, owner: 'shell' })),
    ...Object.entries(registry.remotes)
      .filter(([other]) => other !== name)
      .flatMap(([owner, entry]) =>
        entry.routes
          .filter(({ path }) => !takes(routes, owner, path))
          .flatMap(claimsOf)
          .map((claim) => ({ claim, owner })),
      ),
  ];
  const own = routes.filter(({ path }) => takerOf(name, path, registry) === undefined);
  const circles = routes.flatMap(({ path, takes: from }) =>
    from !== undefined && takerOf(name, path, registry) === from
      ? [
          `${name} takes ${path} from ${from}, which takes it from ${name}: roll ${from} back, or publish it without that route.`,
        ]
      : [],
  );
  const conflicts = own.flatMap(claimsOf).flatMap((claim) => {
    const owner = taken.find((each) =>
      collide(claim, each.claim, [name, 'shell'].includes(each.owner)),
    )?.owner;
    taken.push({ claim, owner: name });
    const what = claim.id === undefined ? `path ${claim.path}` : `id ${claim.id}`;
    return owner ? [`${name} declares ${what}, which belongs to ${owner} already.`] : [];
  });
  return [...circles, ...conflicts];
}

const takes = (routes: readonly Route[], owner: string, path: string): boolean =>
  routes.some((route) => route.takes === owner && isSamePath(route.path, path));

type Claim = { id: string; path?: undefined } | { id?: undefined; path: string };

/**
 * Within one remote, `/course/new` may stand beside `/course/:name`, because the router takes the more exact one;
 * and every pattern stands beside the host's pattern for unknown addresses.
 */
function collide(claim: Claim, other: Claim, onlyIfEqual: boolean): boolean {
  if (claim.path === undefined) return claim.id === other.id;
  if (other.path === undefined) return false;
  const [mine, theirs] = [shapes(claim.path), shapes(other.path)];
  return mine.some((one) =>
    theirs.some((each) => (onlyIfEqual ? String(one) === String(each) : haveCommon(one, each))),
  );
}

type Route = Pick<RouteManifest, 'id' | 'path' | 'takes'> & {
  children: readonly Pick<RouteManifest, 'id' | 'path'>[];
};

/** The ids and paths of a route and of the pages inside it. */
const claimsOf = (route: Route): Claim[] => [
  ...addressesOf(route).map((path) => ({ path })),
  ...[route, ...route.children].map(({ id }) => ({ id })),
];

/** The patterns of the addresses of a route and of the pages inside it. */
export function addressesOf({ path, children }: Route): string[] {
  const pages = children.filter((child) => child.path !== '');
  const addresses = [path, ...pages.map((child) => `${path}/${child.path}`)];
  // An area also handles unknown addresses below its path.
  return children.length > 0 ? [...addresses, `${path}/*`] : addresses;
}

/** Whether an address exists that both patterns match. */
function haveCommon([one, ...restOfOne]: string[], [other, ...restOfOther]: string[]): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  return (one === ':' || other === ':' || one === other) && haveCommon(restOfOne, restOfOther);
}

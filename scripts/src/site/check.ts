import { satisfies } from 'semver';
import type { Registry, RouteManifest } from 'shared/remote';
import type { RemoteFacts, ShellFacts } from '../build/facts';

/** Every reason why a remote does not fit a host and what else is live; none means it fits. */
export function misfits(remote: RemoteFacts, shell: ShellFacts, registry: Registry): string[] {
  return [
    ...contractMisfits(remote, shell),
    ...singletonMisfits(remote, shell),
    ...routeMisfits(remote, registry),
  ];
}

function contractMisfits({ name, contract }: RemoteFacts, shell: ShellFacts): string[] {
  if (contract === shell.contract) return [];
  return [
    `${name} is built for contract ${contract}, the live shell loads ${shell.contract}; build it against the live contract.`,
  ];
}

function singletonMisfits({ name, requires, imports }: RemoteFacts, shell: ShellFacts): string[] {
  return Object.entries(requires).flatMap(([singleton, range]) => {
    const provided = shell.provides[singleton];
    if (!provided) return [`${name} needs ${singleton}, which the live shell does not provide.`];
    if (!satisfies(provided.version, range)) {
      return [
        `${name} needs ${singleton} ${range}, the live shell provides ${provided.version}; publish the shell first or align the version.`,
      ];
    }
    const missing = (imports[singleton] ?? []).filter(
      (used) => used !== '*' && used !== 'default' && !provided.exports.includes(used),
    );
    return missing.length === 0
      ? []
      : [
          `${name} imports ${missing.join(', ')} from ${singleton}, which the live shell does not provide; publish the shell first${singleton.startsWith('shared/') ? '' : ' with it added to shell/src/shared-scope'}.`,
        ];
  });
}

/** What belongs to the host, whatever the remotes declare. */
const hostClaims = [
  'id shell/root',
  'id shell/error',
  'id shell/unmatched',
  'path /error',
  'path /*',
];

function routeMisfits({ name, routes }: RemoteFacts, registry: Registry): string[] {
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

/** The ids and addresses of a route and of the pages inside it. */
function claimsOf({ id, path, children }: Route): { what: string; claims: string[] }[] {
  const pages = children.filter((child) => child.path !== '');
  const addresses = [path, ...pages.map((child) => `${path}/${child.path}`)];
  // An area also answers for what it does not have.
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

import { satisfies } from 'semver';
import type { Registry } from 'shared/remote';
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

function routeMisfits({ name, routes }: RemoteFacts, registry: Registry): string[] {
  const taken = new Map<string, string>([
    ['id shell/error', 'shell'],
    ['path /error', 'shell'],
  ]);
  for (const [other, entry] of Object.entries(registry.remotes)) {
    if (other === name) continue;
    for (const route of entry.routes) {
      taken.set(`path ${shape(route.path)}`, other);
      for (const { id } of [route, ...route.children]) taken.set(`id ${id}`, other);
    }
  }
  return routes.flatMap((route) => {
    const claims = [
      `path ${shape(route.path)}`,
      ...[route, ...route.children].map(({ id }) => `id ${id}`),
    ];
    return claims.flatMap((claim) => {
      const owner = taken.get(claim);
      taken.set(claim, name);
      return owner ? [`${name} declares ${claim}, which belongs to ${owner} already.`] : [];
    });
  });
}

/** Two patterns that differ in parameter names only match the same addresses. */
const shape = (path: string) => path.replace(/:[^/?]+\??/g, ':').replace(/\/$/, '') || '/';

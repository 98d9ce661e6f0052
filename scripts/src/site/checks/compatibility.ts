import { satisfies } from 'semver';
import type { Registry } from 'shared/contract';
import type { RemoteManifest, ShellManifest } from '../../units/manifest';
import { routeConflicts } from './routes/route-conflicts';
import { withRemote, type SiteState } from '../state/state';
import { canariesOf, type Site } from '../state/site';

/** Every reason why a remote does not fit the host and the other live remotes. Empty if it fits. */
export const incompatibilities = (
  remote: RemoteManifest,
  shell: ShellManifest,
  registry: Registry,
): string[] => [...missingInHost(remote, shell), ...routeConflicts(remote, registry)];

/** Every reason why a remote does not fit the host, beside the types. */
export function missingInHost(
  { name, contract, requires, imports }: RemoteManifest,
  shell: ShellManifest,
): string[] {
  const used = [...new Set([...Object.keys(requires), ...Object.keys(imports)])];
  return [
    ...(contract === shell.contract
      ? []
      : [
          `${name} is built for contract ${contract}, the shell loads ${shell.contract}; build it against the live contract.`,
        ]),
    ...used.flatMap((singleton) => {
      const provided = shell.provides[singleton];
      if (!provided) return [`${name} needs ${singleton}, which the shell does not provide.`];
      const range = requires[singleton];
      if (range && !satisfies(provided.version, range)) {
        return [`${name} needs ${singleton} ${range}, the shell provides ${provided.version}.`];
      }
      const missing = (imports[singleton] ?? []).filter(
        (each) => each !== '*' && each !== 'default' && !provided.exports.includes(each),
      );
      return missing.length === 0
        ? []
        : [
            `${name} imports ${missing.join(', ')} from ${singleton}, which the shell does not provide.`,
          ];
    }),
  ];
}

/** Every reason why a canary or candidate does not fit the host and the other live remotes. */
export function incompatibleCanaries(
  site: Site,
  registry: Registry,
  shell: ShellManifest,
): string[] {
  return canariesOf(site, registry).flatMap((canary) => {
    const { name, version } = canary;
    const reasons = incompatibilities(canary, shell, registry);
    if (reasons.length === 0) return [];
    return [
      `the canary ${version} of ${name} does not fit (${reasons.join(' ')}): end it first, npm run canary:remote -- ${name} ${version} 0.`,
    ];
  });
}

/** The first of these versions that fits: a fallback that does not fit would only fail again. */
export function newestCompatible(
  site: Site,
  name: string,
  versions: readonly string[],
  shell: ShellManifest,
  registry: Registry,
): string | undefined {
  return versions.find(
    (version) => incompatibilities(site.remote(name, version), shell, registry).length === 0,
  );
}

/** Removes the fallbacks that do not fit, and calls `tell` with a warning for each. */
export function withoutIncompatibleFallbacks(
  site: Site,
  state: SiteState,
  shell: ShellManifest,
  tell: (warning: string) => void,
): SiteState {
  return Object.entries(state.registry.remotes).reduce((left, [name, entry]) => {
    const { previous } = entry;
    if (!previous || newestCompatible(site, name, [previous.version], shell, state.registry)) {
      return left;
    }
    tell(
      `${name} has nothing to fall back to from now on: ${previous.version} does not fit shell ${shell.version}.`,
    );
    return withRemote(left, name, { ...entry, previous: null });
  }, state);
}

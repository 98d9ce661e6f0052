import type { Registry } from 'shared/remote';
import type { ShellFacts } from '../build/facts';
import { misfits } from './check';
import { remoteFacts, withRemote, type SiteState } from './state';

/** Why canaries, which some visitors get, would break with a host or with what else is live. */
export function canaryMisfits(site: string, registry: Registry, shell: ShellFacts): string[] {
  return Object.entries(registry.remotes).flatMap(([name, { canary }]) => {
    if (!canary) return [];
    const reasons = misfits(remoteFacts(site, name, canary.version), shell, registry);
    if (reasons.length === 0) return [];
    return [
      `the canary ${canary.version} of ${name} does not fit (${reasons.join(' ')}): end it first, npm run canary:remote -- ${name} ${canary.version} 0.`,
    ];
  });
}

/**
 * The newest of these versions that browsers could fall back to. One that fits no longer would only
 * fail a second time.
 */
export function fittingVersion(
  site: string,
  name: string,
  versions: readonly string[],
  shell: ShellFacts,
  registry: Registry,
): string | undefined {
  return versions.find(
    (version) => misfits(remoteFacts(site, name, version), shell, registry).length === 0,
  );
}

/** Takes away the fallbacks that do not fit; each is told. */
export function withoutUnfitFallbacks(
  site: string,
  state: SiteState,
  shell: ShellFacts,
  tell: (warning: string) => void,
): SiteState {
  return Object.entries(state.registry.remotes).reduce((left, [name, entry]) => {
    const { previous } = entry;
    if (!previous || fittingVersion(site, name, [previous.version], shell, state.registry)) {
      return left;
    }
    tell(
      `${name} has nothing to fall back to from now on: ${previous.version} does not fit shell ${shell.version}.`,
    );
    return withRemote(left, name, { ...entry, previous: null });
  }, state);
}

import { rmSync } from 'node:fs';
import type { BuiltUnit } from '../../build/build-unit';
import { isShell, type RemoteManifest } from '../../units/manifest';
import { withoutIncompatibleFallbacks } from '../checks/compatibility';
import { catalogueHash } from '../pages/render';
import { release } from '../release/release';
import { withSiteLock } from '../state/lock';
import { sitePaths } from '../state/site-paths';
import { checkHtml, checkPlan } from './check-plan';
import { planPublish, type Plan } from './plan';
import { copyVersion } from './version-folder';

export interface Published extends Pick<BuiltUnit, 'unit' | 'version' | 'revision'> {
  /** False if the same version with the same files was already live. */
  changed: boolean;
}

interface Options {
  /** Public address for the first release of a site; later releases keep theirs. */
  siteUrl?: string;
  /** Put the builds beside the live versions, only for browsers that ask for a candidate. */
  candidate?: boolean;
  /** Do everything but make it live. */
  dryRun?: boolean;
  /** Gets the folder of the release before it is live, and the remotes to try in it. Throws to refuse it. */
  inspect?: (release: string, affected: readonly RemoteManifest[]) => Promise<void>;
}

/**
 * Publishes builds: plans the change, checks it, writes the release, and makes it live in one step. After a
 * refusal, a dry run or a crash the site is unchanged.
 */
export function publishBuilds(
  site: string,
  builds: readonly BuiltUnit[],
  { siteUrl, candidate = false, dryRun = false, inspect = async () => {} }: Options = {},
): Promise<Published[]> {
  return withSiteLock(site, async () => {
    const plan = planPublish(site, builds, { candidate, siteUrl });
    checkPlan(site, plan);
    if (plan.changed.length > 0) await carryOut(site, plan, { dryRun, inspect });
    return builds.map((build) => ({
      unit: build.unit,
      version: build.version,
      revision: build.revision,
      changed: plan.changed.includes(build),
    }));
  });
}

async function carryOut(
  site: string,
  plan: Plan,
  { dryRun, inspect }: Required<Pick<Options, 'dryRun' | 'inspect'>>,
): Promise<void> {
  const undo: (() => void)[] = [];
  let isLive = false;
  try {
    for (const build of plan.changed) {
      undo.push(copyVersion(site, build), () => removeRendering(site, build, plan));
    }
    const fitting = withoutIncompatibleFallbacks(site, plan.after, plan.shell, console.warn);
    isLive = await release(site, fitting, {
      dryRun,
      inspect: async (draft) => {
        checkHtml(plan, draft);
        await inspect(draft, plan.affected);
      },
    });
  } finally {
    if (!isLive) for (const step of undo) step();
  }
}

function removeRendering(site: string, { unit, version }: BuiltUnit, plan: Plan): void {
  const places = sitePaths(site);
  const hash = catalogueHash(plan.before.catalogue);
  const rendering = isShell(unit)
    ? places.renderedBy(version)
    : places.rendered(plan.shell.version, unit, version, plan.after.siteUrl, hash);
  rmSync(rendering, { recursive: true, force: true });
}

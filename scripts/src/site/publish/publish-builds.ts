import { rmSync } from 'node:fs';
import type { PublishMode } from 'api';
import type { BuiltUnit } from '../../units/built';
import { isShell, type RemoteManifest } from '../../units/manifest';
import { withoutIncompatibleFallbacks } from '../checks/compatibility';
import type { MayClaim } from '../checks/foreign-claims';
import { renderedFiles } from '../pages/render';
import { changeRelease } from '../release/release';
import { makeSiteFolder } from '../state/lock';
import { liveVersion } from '../state/state';
import { checkHtml, checkPlan } from './check-plan';
import { planPublish, type Plan } from './plan';
import { copyVersion } from './version-folder';
import { writeDeltas } from './write-deltas';
import type { Site } from '../state/site';

export interface Published extends Pick<BuiltUnit, 'unit' | 'version' | 'revision'> {
  /** False if the same version with the same files was already live. */
  changed: boolean;
}

interface Options {
  /** Public address for the first release of a site; later releases keep theirs. */
  siteUrl?: string;
  /** `live` without it. A dry run does everything but make it live. */
  mode?: PublishMode;
  /** What the sender of the builds may claim; without it, everything. */
  mayClaim?: MayClaim;
  /** Gets the folder of the release before it is live, and the remotes to try in it. Throws to refuse it. */
  inspect?: (release: string, affected: readonly RemoteManifest[]) => Promise<void>;
}

/** Plans, checks, writes the release and makes it live in one step; otherwise the site stays unchanged. */
export async function publishBuilds(
  site: Site,
  builds: readonly BuiltUnit[],
  { siteUrl, mode = 'live', mayClaim, inspect = async () => {} }: Options = {},
): Promise<Published[]> {
  makeSiteFolder(site.folder);
  const undo: (() => void)[] = [];
  let plan: Plan | undefined;
  let isLive = false;
  try {
    isLive = await changeRelease(
      site,
      async (state) => {
        plan = planPublish(site, state, builds, { mode, siteUrl });
        await checkPlan(site, plan, mayClaim);
        if (plan.changed.length === 0) return null;
        for (const build of plan.changed) {
          const current = plan;
          const copied = copyVersion(site, build, versionsInBrowsers(plan, build.unit));
          undo.push(copied, () => removeRendering(site, build, current));
        }
        return withoutIncompatibleFallbacks(site, plan.after, plan.shell, console.warn);
      },
      {
        dryRun: mode === 'dry-run',
        inspect: async (draft) => {
          checkHtml(plan!, draft);
          if (mode !== 'dry-run') await writeDeltasOf(site, plan!);
          await inspect(draft, plan!.affected);
        },
      },
    );
  } finally {
    if (!isLive) for (const step of undo) step();
  }
  return builds.map((build) => ({
    unit: build.unit,
    version: build.version,
    revision: build.revision,
    changed: plan!.changed.includes(build),
  }));
}

function removeRendering(site: Site, { unit, version }: BuiltUnit, { shell }: Plan): void {
  const places = site.paths;
  if (isShell(unit)) return rmSync(places.renderedBy(version), { recursive: true, force: true });
  for (const file of renderedFiles(site, shell.version, unit, version))
    rmSync(file, { force: true });
}

/** What is live, and the kept versions. */
function versionsInBrowsers({ before }: Plan, unit: string): string[] {
  const live = liveVersion(before.registry, unit);
  return [...new Set([...(live ? [live] : []), ...(before.history[unit] ?? [])])];
}

async function writeDeltasOf(site: Site, plan: Plan): Promise<void> {
  for (const { unit, version } of plan.changed) {
    try {
      await writeDeltas(site, unit, version, versionsInBrowsers(plan, unit));
    } catch (error) {
      // Without them, visitors of an earlier version load the whole files.
      console.warn(`${unit} ${version} is published without deltas: ${String(error)}`);
    }
  }
}

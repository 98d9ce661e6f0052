import { buildUnit } from '../../build/build-unit';
import type { BuiltUnit } from '../../units/built';
import { assertTypes } from '../../build/type-check';
import { ROLL_OUT_STEPS } from 'node-shared/roll-out-steps';
import { siteAddress, type Environment } from 'node-shared/settings';
import { buildSettings } from '../../settings';
import { isShell } from '../../units/manifest';
import { changeReport } from '../reports/change-report';
import { shareText } from '../release/change-version';
import type { MayClaim } from '../checks/foreign-claims';
import { logged } from '../state/deploy-log';
import { manifestOf } from './plan';
import { publishBuilds } from './publish-builds';
import { smokeCheck } from '../checks/smoke/smoke-check';

interface Options {
  /** Prints what would change, and changes nothing. */
  dryRun: boolean;
  /** Publishes beside the live version, only for browsers that ask for the candidate. */
  candidate: boolean;
  /** Publishes beside the live version, for a growing share of the visitors. */
  gradual: boolean;
  /** What its sender may claim; without it, everything. */
  mayClaim?: MayClaim;
  /** Seconds that building and checking the types has taken. */
  seconds?: number;
  /** Whether a team has sent the build: then it is tried in a browser, unless PUBLISH_NEEDS_BROWSER says no. */
  isUpload?: boolean;
}

type Say = (line: string) => void;

/** Builds a unit, makes all checks, and makes it live. */
export async function buildAndPublish(
  site: string,
  unit: string,
  options: Options,
  env: Environment,
  say: Say,
): Promise<void> {
  const started = Date.now();
  const [build] = await Promise.all([buildUnit(unit, buildSettings(env)), assertTypes(unit, say)]);
  const seconds = (Date.now() - started) / 1000;
  await publishUnit(site, build, { ...options, seconds }, env, say);
}

/** The same for a build that exists: tries its pages in a browser, logs the change, says what has happened. */
export async function publishUnit(
  site: string,
  build: BuiltUnit,
  { dryRun, candidate, gradual, mayClaim, seconds = 0, isUpload = false }: Options,
  env: Environment,
  say: Say,
): Promise<void> {
  const started = Date.now();
  const { unit, version, revision } = build;
  const manifest = manifestOf(build);
  const work = () =>
    publishBuilds(site, [build], {
      candidate,
      gradual,
      dryRun,
      mayClaim,
      siteUrl: siteAddress(env),
      inspect: async (release, affected) => {
        await smokeCheck(site, release, affected, { env, isUpload, isHost: isShell(unit), say });
        if (dryRun) for (const line of changeReport(site, release)) say(line);
      },
    });
  const about = gradual
    ? { action: 'canary' as const, about: `${version} ${ROLL_OUT_STEPS[0]} %` }
    : candidate
      ? { action: 'candidate' as const, about: version }
      : { action: 'publish' as const };
  const [published] = await (dryRun
    ? work()
    : logged(site, { ...about, unit, revision }, work, env, seconds));
  const { changed } = published!;
  if (dryRun && changed) return say(`${unit} ${version} would be live; nothing was changed.`);
  say(`Published in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  if (gradual && changed) return say(shareText(unit, version, ROLL_OUT_STEPS[0], true));
  if (candidate && !gradual) {
    return say(
      `${unit} ${version} is a candidate: open ${siteAddress(env)}/?candidate=${unit} to try it.`,
    );
  }
  const takes = 'routes' in manifest ? manifest.routes.filter((route) => route.takes) : [];
  for (const route of takes) say(`${unit} has ${route.path}, which was ${route.takes}'s.`);
  say(changed ? `${unit} ${version} is live.` : `${unit} ${version} is live already.`);
}

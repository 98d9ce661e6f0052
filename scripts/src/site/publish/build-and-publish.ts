import type { PublishMode } from 'api';
import type { BuiltUnit } from '../../units/built';
import { siteAddress, type Environment } from 'node-shared/settings';
import { buildSettings } from '../../settings';
import { isShell } from '../../units/manifest';
import { changeReport } from '../reports/change-report';
import type { MayClaim } from '../checks/foreign-claims';
import { assertAnswered } from '../checks/live-api';
import { logged } from '../state/deploy-log';
import { manifestOf } from './plan';
import { publishBuilds } from './publish-builds';
import { smokeCheck } from '../checks/smoke/smoke-check';
import type { Site } from '../state/site';

interface Options {
  mode: PublishMode;
  /** What its sender may claim; without it, everything. */
  mayClaim?: MayClaim;
  /** Seconds that building and checking the types has taken. */
  seconds?: number;
  /** Whether a team has sent the build: then it is tried in a browser, unless PUBLISH_NEEDS_BROWSER says no. */
  isUpload?: boolean;
}

/** Builds a unit, makes all checks, and makes it live. */
export async function buildAndPublish(
  site: Site,
  unit: string,
  mode: PublishMode,
  env: Environment,
): Promise<void> {
  const started = Date.now();
  // Not there where only builds of teams are published.
  const { buildUnit } = await import('../../build/build-unit');
  const { assertTypes } = await import('../../build/type-check');
  const [build] = await Promise.all([buildUnit(unit, buildSettings(env)), assertTypes(unit)]);
  const seconds = (Date.now() - started) / 1000;
  await publishUnit(site, build, { mode, seconds }, env);
}

/** The same for a build that exists: tries its pages in a browser, logs the change, says what has happened. */
export async function publishUnit(
  site: Site,
  build: BuiltUnit,
  { mode, mayClaim, seconds = 0, isUpload = false }: Options,
  env: Environment,
): Promise<void> {
  const started = Date.now();
  const { unit, version, revision } = build;
  const manifest = manifestOf(build);
  await assertAnswered(site, [manifest], env);
  const work = () =>
    publishBuilds(site, [build], {
      mode,
      mayClaim,
      siteUrl: siteAddress(env),
      inspect: async (release, affected) => {
        const isCandidate = mode === 'candidate';
        const isHost = isShell(unit);
        await smokeCheck(site, release, affected, { env, isUpload, isHost, isCandidate });
        if (mode === 'dry-run') for (const line of changeReport(site, release)) console.log(line);
      },
    });
  const about =
    mode === 'candidate'
      ? { action: 'candidate' as const, about: version }
      : { action: 'publish' as const };
  const [published] = await (mode === 'dry-run'
    ? work()
    : logged(site, { ...about, unit, revision }, work, env, seconds));
  const { changed } = published!;
  if (mode === 'dry-run' && changed) {
    return console.log(`${unit} ${version} would be live; nothing was changed.`);
  }
  console.log(`Published in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  if (mode === 'candidate') {
    return console.log(
      `${unit} ${version} is a candidate: open ${siteAddress(env)}/?candidate=${unit} to try it.`,
    );
  }
  const takes = 'routes' in manifest ? manifest.routes.filter((route) => route.takes) : [];
  for (const route of takes) console.log(`${unit} has ${route.path}, which was ${route.takes}'s.`);
  console.log(changed ? `${unit} ${version} is live.` : `${unit} ${version} is live already.`);
}

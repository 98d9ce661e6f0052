import { buildAll } from '../../build/build-all';
import { siteAddress, type Environment } from 'node-shared/settings';
import { buildSettings } from '../../settings';
import type { BuiltUnit } from '../../units/built';
import { remoteNames } from '../../units/units';
import { assertAnswered } from '../checks/live-api';
import { noteDeploy, readDeploys, whatMadeLive } from '../state/deploy-log';
import { liveVersion } from '../state/state';
import { manifestOf } from './plan';
import type { Site } from '../state/site';

/** Builds every unit and publishes in one step those that deliver something else than the live version. */
export async function publishStaleUnits(site: Site, env: Environment): Promise<void> {
  const started = Date.now();
  const builds = await buildAll(['shell', ...remoteNames], buildSettings(env));
  await publishNewBuilds(site, builds, env, started);
}

/**
 * Publishes the builds that are not live. A version that somebody has made live by another command stays live: a line
 * names the command that replaces it. The log counts the seconds from `started`.
 */
export async function publishNewBuilds(
  site: Site,
  builds: readonly BuiltUnit[],
  env: Environment,
  started = Date.now(),
): Promise<void> {
  const stale = builds.filter((build) => isToPublish(site, build));
  // The modules that render are slow to load, so they are loaded only when needed.
  if (stale.length > 0) await publishAll(site, stale, env, started);
  const { followSettings } = await import('../release/release');
  await followSettings(site, env);
}

function isToPublish(site: Site, { unit, version }: BuiltUnit): boolean {
  const live = liveVersion(site.live().registry, unit);
  if (live === version) return false;
  const change = live && whatMadeLive(readDeploys(site), unit, live);
  if (!change || change.action === 'start') return true;
  const command = unit === 'shell' ? 'publish:shell' : `publish:remote -- ${unit}`;
  console.log(
    `${unit} ${live} stays live (${change.action} by ${change.who}); npm run ${command} replaces it by ${version}, which is here.`,
  );
  return false;
}

async function publishAll(
  site: Site,
  builds: readonly BuiltUnit[],
  env: Environment,
  started: number,
): Promise<void> {
  const { publishBuilds } = await import('./publish-builds');
  const manifests = builds.map((build) => manifestOf(build));
  await assertAnswered(site, manifests, env);
  console.log(`Publishing ${builds.map(({ unit }) => unit).join(', ')} …`);
  const { registry } = site.live();
  for (const { unit, version, revision } of await publishBuilds(site, builds, {
    siteUrl: siteAddress(env),
  })) {
    const from = liveVersion(registry, unit) || null;
    const seconds = (Date.now() - started) / 1000;
    noteDeploy(site, { action: 'start', unit, from, to: version, seconds, revision }, env);
    console.log(`  ${unit} ${version} is live`);
  }
}

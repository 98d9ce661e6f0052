import type { BuiltUnit } from '../../build/build-unit';
import { unitVersion } from '../../units/version';
import { siteAddress, type Environment } from 'node-shared/settings';
import { buildSettings } from '../../settings';
import { remoteNames } from '../../units/units';
import { noteDeploy } from '../state/deploy-log';
import { rolledBackVersions, liveVersion, readState } from '../state/state';

/** Builds and publishes in one step every unit whose version differs from the live one and was not rolled back. */
export async function publishStaleUnits(
  site: string,
  env: Environment,
  say: (step: string) => void,
): Promise<void> {
  const settings = buildSettings(env);
  const state = readState(site);
  const { registry } = state;
  const stale = ['shell', ...remoteNames].filter((unit) => {
    const version = unitVersion(unit, settings);
    if (version === liveVersion(registry, unit)) return false;
    if (!rolledBackVersions(state, unit).includes(version)) return true;
    say(`${unit} ${version} was rolled back from: ${liveVersion(registry, unit)} stays live.`);
    return false;
  });
  // The modules that build and render are slow to load, so they are loaded only when needed.
  if (stale.length > 0) await buildAndPublishAll(site, stale, env, say);
  const siteUrl = siteAddress(env);
  if (readState(site).siteUrl !== siteUrl) {
    const { followSiteUrl } = await import('../release/release');
    await followSiteUrl(site, siteUrl);
  }
}

async function buildAndPublishAll(
  site: string,
  stale: readonly string[],
  env: Environment,
  say: (step: string) => void,
): Promise<void> {
  const { buildAll } = await import('../../build/build-all');
  const { buildUnit, isBuilt } = await import('../../build/build-unit');
  const { publishBuilds } = await import('./publish-builds');
  const settings = buildSettings(env);
  const unbuilt = stale.filter((unit) => !isBuilt(unit, settings));
  let ready = 0;
  if (unbuilt.length > 0) say(`Building ${unbuilt.join(', ')} …`);
  await buildAll(unbuilt, (unit, seconds) => {
    ready += 1;
    say(`  ${ready}/${unbuilt.length} ${unit} built in ${seconds} s`);
  });
  say(`Publishing ${stale.join(', ')} …`);
  const started = Date.now();
  const { registry } = readState(site);
  const builds: BuiltUnit[] = [];
  for (const unit of stale) builds.push(await buildUnit(unit, settings));
  for (const { unit, version, revision } of await publishBuilds(site, builds, {
    siteUrl: siteAddress(env),
  })) {
    const from = liveVersion(registry, unit) || null;
    const seconds = (Date.now() - started) / 1000;
    noteDeploy(site, { action: 'publish', unit, from, to: version, seconds, revision }, env);
    say(`  ${unit} ${version} is live`);
  }
}

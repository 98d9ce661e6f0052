import type { BuiltUnit } from '../../build/build-unit';
import { unitVersion } from '../../units/version';
import { siteUrl } from '../../settings';
import { remoteNames } from '../../units/units';
import { noteDeploy } from '../state/deploy-log';
import { rolledBackVersions, liveVersion, readState } from '../state/state';

/** Builds and publishes in one step every unit whose version differs from the live one and was not rolled back. */
export async function publishStaleUnits(site: string, say: (step: string) => void): Promise<void> {
  const state = readState(site);
  const { registry } = state;
  const stale = ['shell', ...remoteNames].filter((unit) => {
    const version = unitVersion(unit, 'production');
    if (version === liveVersion(registry, unit)) return false;
    if (!rolledBackVersions(state, unit).includes(version)) return true;
    say(`${unit} ${version} was rolled back from: ${liveVersion(registry, unit)} stays live.`);
    return false;
  });
  // The modules that build and render are slow to load, so they are loaded only when needed.
  if (stale.length > 0) await buildAndPublishAll(site, stale, say);
  if (readState(site).siteUrl !== siteUrl()) {
    const { followSiteUrl } = await import('../release/release');
    await followSiteUrl(site);
  }
}

async function buildAndPublishAll(
  site: string,
  stale: readonly string[],
  say: (step: string) => void,
): Promise<void> {
  const { buildAll } = await import('../../build/build-all');
  const { buildUnit, isBuilt } = await import('../../build/build-unit');
  const { publishBuilds } = await import('./publish-builds');
  const unbuilt = stale.filter((unit) => !isBuilt(unit));
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
  for (const unit of stale) builds.push(await buildUnit(unit));
  for (const { unit, version, revision } of await publishBuilds(site, builds)) {
    const from = liveVersion(registry, unit) || null;
    const seconds = (Date.now() - started) / 1000;
    noteDeploy(site, { action: 'publish', unit, from, to: version, seconds, revision });
    say(`  ${unit} ${version} is live`);
  }
}

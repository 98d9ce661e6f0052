import { buildAll } from '../build/build-all';
import { isBuilt } from '../build/build-unit';
import { unitVersion } from '../build/version';
import { remoteNames } from '../units';
import { liveVersion, publish } from './publish';
import { followSiteUrl } from './release';
import { readState } from './state';

/** Builds and publishes every unit whose sources are newer than what is live. */
export async function bringUpToDate(site: string, say: (step: string) => void): Promise<void> {
  const { registry } = readState(site);
  const stale = ['shell', ...remoteNames].filter(
    (unit) => unitVersion(unit, 'production') !== liveVersion(registry, unit),
  );
  if (stale.length > 0) {
    const unbuilt = stale.filter((unit) => !isBuilt(unit));
    let ready = 0;
    if (unbuilt.length > 0) say(`Building ${unbuilt.join(', ')} …`);
    await buildAll(unbuilt, (unit, seconds) => {
      ready += 1;
      say(`  ${ready}/${unbuilt.length} ${unit} built in ${seconds} s`);
    });
    say(`Publishing ${stale.join(', ')} …`);
    for (const { unit, version } of await publish(site, stale)) say(`  ${unit} ${version} is live`);
  }
  await followSiteUrl(site);
}

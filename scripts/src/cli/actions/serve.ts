import { stopOnSignal } from 'node-shared/process';
import type { Environment } from 'node-shared/settings';
import { publisherClient } from '../../publisher/publisher-client';
import { openSite } from '../../site/change-site';
import { placeholderNotice, sampleNotice } from '../../site/reports/sample-content';

/** Production: all settings are checked, and the live version stays until somebody publishes another. */
export async function serve(env: Environment): Promise<void> {
  // oxlint-disable-next-line syntax/no-restricted-syntax -- React and other packages read it
  process.env.NODE_ENV = 'production';
  const { loadProductionConfig, startServer } = await import('api');
  const config = loadProductionConfig(env);
  const place = openSite(env);
  const { registry, siteUrl } = (await place.current()).live();
  if (!registry.shell)
    throw new Error(`Nothing is published in ${place.folder} yet: run npm run publish:all.`);
  if (siteUrl !== config.siteUrl) {
    console.warn(`The pages of ${place.folder} are for ${siteUrl} until npm run publisher runs.`);
  }
  if (config.trial) {
    console.warn('ALLOW_SANDBOX=yes: no money is moved, and every page says that this is a trial.');
  }
  for (const line of [...sampleNotice(), ...placeholderNotice(env)]) console.warn(line);
  const server = await startServer(config, { ...publisherClient(env), ...place.follower() });
  stopOnSignal(server);
  console.log(`Serving ${config.siteUrl} on ${server.address}. Stop with Ctrl+C.`);
}

import { stopOnSignal } from 'node-shared/process';
import type { Environment } from 'node-shared/settings';
import { publisherClient } from '../../publisher/publisher-client';
import { openSite } from '../../site/change-site';
import { startProblems } from './start-problems';

/** Production: all settings are checked, and the live version stays until somebody publishes another. */
export async function serve(env: Environment): Promise<void> {
  // oxlint-disable-next-line syntax/no-restricted-syntax -- React and other packages read it
  process.env.NODE_ENV = 'production';
  const { loadProductionConfig, startServer } = await import('api');
  const problems = await startProblems(env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const config = loadProductionConfig(env);
  const place = openSite(env);
  const { siteUrl } = (await place.current()).live();
  if (siteUrl !== config.siteUrl) {
    console.warn(`The pages of ${place.folder} are for ${siteUrl} until npm run publisher runs.`);
  }
  if (config.trial) {
    console.warn('ALLOW_SANDBOX=yes: no money is moved, and every page says that this is a trial.');
  }
  const server = await startServer(config, { ...publisherClient(env), ...place.follower() });
  stopOnSignal(server);
  console.log(`Serving ${config.siteUrl} on ${server.address}. Stop with Ctrl+C.`);
}

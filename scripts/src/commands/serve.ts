import { resolve } from 'node:path';
import { stopOnSignal } from 'node-shared/process';
import { root } from '../units';
import { siteDir } from '../settings';
import { publishStaleUnits } from '../site/publish-stale-units';
import { readState } from '../site/state';
import { command } from './command';

/** Production: nothing is taken for granted, and what is live stays until somebody publishes. */
command(async () => {
  process.env.NODE_ENV = 'production';
  process.env.SITE_DIR = siteDir();
  process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
  const { loadConfig, startServer } = await import('api');
  const config = loadConfig(process.env, { production: true });
  const { registry, siteUrl } = readState(siteDir());
  if (!registry.shell) await publishStaleUnits(siteDir(), console.log);
  else if (siteUrl !== config.siteUrl) {
    console.log(`Writing the pages of ${siteDir()} anew for ${config.siteUrl} …`);
    const { followSiteUrl } = await import('../site/release');
    await followSiteUrl(siteDir());
  }
  if (config.payment.provider === 'sandbox') {
    console.warn(
      'PAYMENT_PROVIDER=sandbox moves no money: anyone can mark an order of theirs paid.',
    );
  }
  const server = await startServer(config);
  stopOnSignal(server);
  console.log(`Serving ${config.siteUrl} on ${server.address}. Stop with Ctrl+C.`);
});

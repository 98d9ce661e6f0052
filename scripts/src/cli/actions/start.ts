import { createServer } from 'node:net';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from 'node-shared/folder-lock';
import { stopOnSignal } from 'node-shared/process';
import { setting, type Environment } from 'node-shared/settings';
import { publishStaleUnits } from '../../site/publish/publish-stale-units';
import { publisherClient } from '../../publisher/publisher-client';
import { openSite } from '../../site/change-site';
import { startPublisherBeside } from './publisher';
import { unwritable } from './start-problems';

/** Builds what has changed, publishes it, and serves site and API with sample data. */
export async function start(env: Environment): Promise<void> {
  const started = Date.now();
  const dataDir = resolve(setting(env, 'DATA_DIR'));
  // These checks run first, so that a problem shows before a long build.
  await assertPortIsFree(setting(env, 'HOST'), setting(env, 'PORT'));
  if (!setting(env, 'DATABASE_URL')) await assertDatabaseIsFree(dataDir);
  const site = openSite(env);
  const [problem] = [dataDir, site.folder].flatMap(unwritable);
  if (problem) throw new Error(problem);
  const { loadConfig, startServer } = await import('api');
  const config = loadConfig(env, { sampleData: true });

  await site.prepare((opened) => publishStaleUnits(opened, env));
  console.log('Preparing the database …');
  const publisher = await startPublisherBeside(env);
  const server = await startServer(config, { ...publisherClient(env), ...site.follower() });
  stopOnSignal({
    stop: () => {
      publisher.stop();
      return server.stop();
    },
  });
  const { siteUrl, admin } = config;
  // A SITE_URL can be the address of a proxy that does not run yet, and PORT=0 is no port.
  const address = setting(env, 'SITE_URL') || config.port === 0 ? server.address : siteUrl;
  console.log(`
The site is up after ${((Date.now() - started) / 1000).toFixed(1)} s.

  Site      ${address}
  API       ${address}/api/docs
  Admin     ${address}/admin-login
            ${admin?.email} / ${setting(env, 'ADMIN_PASSWORD') ? 'ADMIN_PASSWORD' : 'admin-password'}
  Student   ${address}/login
            student@example.com / student-password
  Outbox    ${dataDir}/outbox (e-mails and one-time codes)

Stop with Ctrl+C.`);
}

function assertPortIsFree(host: string, port: number): Promise<void> {
  return new Promise((free, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use: stop the other program or set PORT to another number.`
            : `Cannot listen on ${host}:${port} (${error.code}): set HOST and PORT to what is allowed.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

async function assertDatabaseIsFree(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  if (!existsSync(database)) return;
  const unlock = await lockFolder(database, 0, { fileIn: dataDir });
  await unlock();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../units';

export interface DevApi {
  address: string;
  stop: () => Promise<void>;
}

/** Milliseconds that the first start may take: it makes the database and its sample data. */
const START_TIMEOUT = 120_000;

/**
 * The API to develop against: a running one (`API_URL`), or one of its own with sample data, which
 * restarts by itself when one of its files is saved.
 */
export async function openDevApi(siteUrl: string): Promise<DevApi> {
  if (process.env.API_URL) return { address: process.env.API_URL, stop: async () => {} };
  const place = join(root, '.cache/dev');
  for (const folder of ['site/remotes', 'site/shell']) {
    mkdirSync(join(place, folder), { recursive: true });
  }
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--import', 'tsx', join(root, 'api/src/server.ts')],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        LOG_LEVEL: 'warn',
        ...process.env,
        NODE_ENV: 'development',
        SAMPLE_DATA: 'on',
        HOST: '127.0.0.1',
        PORT: String(port),
        SITE_URL: siteUrl,
        SITE_DIR: join(place, 'site'),
        DATA_DIR: join(place, 'data'),
        RATE_LIMITS: 'off',
      },
    },
  );
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return {
    address,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('No port is free for the API.');
  return address.port;
}

/** A server that cannot start has said why; it starts again once its files are mended. */
async function answers(address: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  console.warn('The API does not answer yet: see its messages above.');
}

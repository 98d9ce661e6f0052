import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units';

export interface DevApi {
  address: string;
  stop: () => Promise<void>;
}

/** The API to develop against: a running one (`API_URL`), or one of its own with sample data. */
export async function openDevApi(siteUrl: string): Promise<DevApi> {
  if (process.env.API_URL) return { address: process.env.API_URL, stop: async () => {} };
  const place = join(root, '.cache/dev');
  for (const folder of ['site/remotes', 'site/shell']) {
    mkdirSync(join(place, folder), { recursive: true });
  }
  const { loadConfig, startServer } = await import('api');
  const settings = {
    LOG_LEVEL: 'warn',
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_URL: siteUrl,
    SITE_DIR: join(place, 'site'),
    DATA_DIR: join(place, 'data'),
    RATE_LIMITS: 'off',
  };
  return startServer(loadConfig(settings, { sampleData: true }));
}

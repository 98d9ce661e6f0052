import { existsSync, readdirSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from 'node-shared/settings';
import { loadConfig, type Config } from '../settings/config';
import { atDatabase } from './database-requests';
import { httpAddress } from '../platform/http-address';
import { migrations } from '../platform/database/migrations/migrations';
import { settingProblems } from './setting-problems';

/**
 * The state of this installation, one fact per line, without secrets. Applies no migrations and
 * starts no server. `siteStore` is the state of the site store, if there is one.
 */
export async function doctorReport(env: Environment, siteStore?: string): Promise<string> {
  const config = loadConfig({ ...env, SECRET_KEY: env.SECRET_KEY || 'unused' });
  const problems = settingProblems(env);
  const storeRows: [string, string][] = siteStore ? [['Site store', siteStore]] : [];
  const rows: [string, string][] = [
    ['Node.js', process.versions.node],
    ['Site', `${config.siteUrl}, files in ${config.siteDir}`],
    ...storeRows,
    [
      'Settings for production',
      problems.length === 0 ? 'complete' : `${problems.length} problems, see npm run check`,
    ],
    ['Payments', config.payment.provider],
    ['E-mail, SMS', `${config.mail.provider}, ${config.sms.provider}`],
    ['Pictures', config.uploadStore?.name ?? 'disk'],
    ['Disk', freeSpace(config.dataDir)],
    ...(await databaseRows(config, env)),
    ['Server', await serverState(config)],
    ['Last backup', lastBackup(config.backupDir)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, fact]) => `${name.padEnd(width)}  ${fact}`).join('\n');
}

function freeSpace(folder: string): string {
  if (!existsSync(folder)) return `${folder} does not exist yet`;
  const { bavail, blocks, bsize } = statfsSync(folder);
  const gigabytes = (count: number) => ((count * bsize) / 1e9).toFixed(1);
  return `${gigabytes(bavail)} GB free of ${gigabytes(blocks)} GB at ${folder}`;
}

async function databaseRows(config: Config, env: Environment): Promise<[string, string][]> {
  const kind = config.databaseUrl
    ? `PostgreSQL at ${new URL(config.databaseUrl).host}`
    : `embedded in ${config.dataDir}`;
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database'))) {
    return [['Database', `${kind}, not made yet`]];
  }
  try {
    const { version, size, applied, newer, waiting } = await atDatabase(env, 'facts');
    return [
      ['Database', `${kind}, version ${version}, ${size}`],
      [
        'Migrations',
        `${applied} of ${migrations.length}${newer > 0 ? `, and ${newer} of a newer version` : ''}`,
      ],
      ['Messages that wait', String(waiting)],
    ];
  } catch (error) {
    // The database cannot be reached, or is not ready.
    return [['Database', `${kind}: ${error instanceof Error ? error.message : String(error)}`]];
  }
}

async function serverState(config: Config): Promise<string> {
  const address = httpAddress(config);
  try {
    const response = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) return `${address} answers ${response.status}`;
    // The cast follows the response schema of the route.
    const { site_store: store } = (await response.json()) as { site_store?: 'followed' | 'behind' };
    return `${address} is ready${store === 'behind' ? ', but cannot follow the site store' : ''}`;
  } catch {
    return `nothing answers at ${address}`;
  }
}

function lastBackup(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.(tar\.gz|dump)$/.test(name))
    : [];
  const times = files.map((name) => statSync(join(folder, name)).mtimeMs);
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : `none in ${folder}`;
}

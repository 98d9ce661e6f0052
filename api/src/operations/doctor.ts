import { existsSync, readdirSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from 'node-shared/settings';
import { loadConfig, type Config } from '../settings/config';
import { connectDatabase } from '../platform/database/database';
import { httpAddress } from '../platform/http-address';
import { migrations } from '../platform/database/migrations';
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
    ...(await databaseRows(config)),
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

async function databaseRows(config: Config): Promise<[string, string][]> {
  const kind = config.databaseUrl
    ? `PostgreSQL at ${new URL(config.databaseUrl).host}`
    : `embedded in ${config.dataDir}`;
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database'))) {
    return [['Database', `${kind}, not made yet`]];
  }
  try {
    const connection = await connectDatabase(config, { migrations: false });
    try {
      const [facts] = (
        await connection.pool.query<{
          version: string;
          size: string;
          applied: number;
          newer: number;
          waiting: number;
        }>(
          `
          SELECT current_setting('server_version') AS version,
                 pg_size_pretty(pg_database_size(current_database())) AS size,
                 (SELECT count(*)::integer FROM schema_migrations WHERE name = ANY($1)) AS applied,
                 (SELECT count(*)::integer FROM schema_migrations WHERE name <> ALL($1)) AS newer,
                 (SELECT count(*)::integer FROM outgoing_messages WHERE sent_at IS NULL) AS waiting`,
          [migrations],
        )
      ).rows;
      return [
        ['Database', `${kind}, version ${facts!.version}, ${facts!.size}`],
        [
          'Migrations',
          `${facts!.applied} of ${migrations.length}${facts!.newer > 0 ? `, and ${facts!.newer} of a newer version` : ''}`,
        ],
        ['Messages that wait', String(facts!.waiting)],
      ];
    } finally {
      await connection.close();
    }
  } catch (error) {
    // A running server uses the embedded database, or the database cannot be reached.
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

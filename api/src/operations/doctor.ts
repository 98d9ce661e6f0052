import { existsSync, statfsSync } from 'node:fs';
import type { SQL } from 'drizzle-orm';
import type { Environment } from 'node-shared/settings';
import { forCommand, type Config } from '../settings/config';
import { connectDatabase, databaseProblem } from '../platform/database/database';
import { httpAddress } from '../platform/http-address';
import { outgoingMessages } from '../platform/messages/message-tables';
import { isStillTried, isUndelivered } from '../platform/messages/undelivered';
import { newestBackup } from '../platform/http/metrics';
import { migrations, pendingMigrations } from '../platform/database/migrations/migrations';
import { settingProblems } from './settings/setting-problems';

/**
 * The state of this installation, one fact per line, without secrets. Applies no migrations and
 * starts no server. `siteStore` is the state of the site store, if there is one.
 */
export async function doctorReport(env: Environment, siteStore?: string): Promise<string> {
  const config = forCommand(env);
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
    ['Last backup', await lastBackup(config.backupDir)],
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
  if (!config.databaseUrl) return [['Database', 'DATABASE_URL is not set']];
  const kind = `PostgreSQL at ${new URL(config.databaseUrl).host}`;
  try {
    const { pool, database, close } = await connectDatabase(config, { migrations: false });
    try {
      const { rows } = await pool.query<{ version: string; size: string }>(
        "SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size",
      );
      const pending = await pendingMigrations(pool);
      const count = (which: SQL | undefined) => database.$count(outgoingMessages, which);
      return [
        ['Database', `${kind}, version ${rows[0]!.version}, ${rows[0]!.size}`],
        ['Migrations', `${migrations.length - pending.length} of ${migrations.length}`],
        [
          'Messages that wait',
          `${await count(isStillTried)}, given up ${await count(isUndelivered)}`,
        ],
      ];
    } finally {
      await close();
    }
  } catch (error) {
    return [['Database', databaseProblem(error, config).message]];
  }
}

async function serverState(config: Config): Promise<string> {
  const address = httpAddress(config);
  try {
    const response = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) return `${address} answers ${response.status}`;
    // The cast follows the response schema of the route.
    const { site_store: store } = (await response.json()) as { site_store?: string };
    return `${address} is ready${store === 'behind' ? ', but cannot follow the site store' : ''}`;
  } catch {
    return `nothing answers at ${address}`;
  }
}

async function lastBackup(folder: string): Promise<string> {
  const at = await newestBackup(folder);
  return at === null ? `none in ${folder}` : new Date(at).toISOString();
}

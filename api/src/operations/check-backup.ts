import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { writeFileAtomic } from 'node-shared/files';
import { SettingError, type Environment } from 'node-shared/settings';
import { loadConfig } from '../settings/config';
import { onConnection } from '../platform/database/connections';
import { connectDatabase, databaseProblem } from '../platform/database/database';
import { sqlState } from '../platform/database/failures';
import { restore } from './backup';
import { contentOf, tablesOf } from './move-database';

const run = promisify(execFile);

/** What only grows in a shop: fewer than at the last check means that the backup is not of this shop. */
const GROWING = ['orders', 'payments', 'receipts', 'users'];
const INSUFFICIENT_PRIVILEGE = '42501';

export interface CheckedBackup {
  file: string;
  /** Rows by table. */
  counts: Record<string, number>;
}

/**
 * Restores the newest backup of BACKUP_DIR into a scratch database beside that of DATABASE_URL, or into a
 * temporary folder, and counts its rows. Throws a `SettingError` if it cannot be restored, or has fewer
 * orders, payments, receipts or accounts than the last backup that was checked.
 */
export async function checkBackup(env: Environment): Promise<CheckedBackup> {
  const config = loadConfig({ ...env, SECRET_KEY: env.SECRET_KEY || 'unused' });
  const { backupDir, databaseUrl } = config;
  const file = newestOf(backupDir, databaseUrl ? '.dump' : '.tar.gz');
  const counts = databaseUrl ? await countsOfDump(file, databaseUrl) : await countsOfEmbedded(file);
  const kept = join(backupDir, 'checked.json');
  const text = existsSync(kept) ? readFileSync(kept, 'utf8') : '{}';
  // The file is written below.
  const before = JSON.parse(text) as Record<string, number>;
  for (const table of GROWING) {
    if ((counts[table] ?? 0) < (before[table] ?? 0)) {
      throw new SettingError(
        `${file} has ${counts[table]} rows in ${table}, and the backup that was checked before had ${before[table]}.`,
      );
    }
  }
  writeFileAtomic.sync(kept, JSON.stringify(counts), { mode: 0o600 });
  return { file, counts };
}

function newestOf(folder: string, end: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(end))
        .map((name) => join(folder, name))
    : [];
  const newest = files.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
  if (!newest) throw new SettingError(`There is no backup (*${end}) in ${folder}.`);
  return newest;
}

async function countsOfEmbedded(file: string): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'restore-check-'));
  try {
    await restore(dataDir, file);
    return await countsIn({ databaseUrl: null, dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function countsOfDump(file: string, databaseUrl: string): Promise<Record<string, number>> {
  const name = `restore_check_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: databaseUrl });
  const scratch = new URL(databaseUrl);
  scratch.pathname = `/${name}`;
  try {
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`).catch((error: unknown) => {
      if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
      throw new SettingError(
        `The role of DATABASE_URL may not create the scratch database: run "ALTER ROLE ${client.user} CREATEDB" as an administrator of the server.`,
        { cause: error },
      );
    });
    try {
      await run('pg_restore', [
        ...['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'],
        ...[`--dbname=${scratch.href}`, file],
      ]).catch((error: { stderr?: string }) => {
        throw new SettingError(`${file} cannot be restored: ${error.stderr ?? String(error)}`, {
          cause: error,
        });
      });
      return await countsIn({ databaseUrl: scratch.href, dataDir: '' });
    } finally {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  } catch (error) {
    throw databaseProblem(error, { databaseUrl });
  } finally {
    await client.end();
  }
}

async function countsIn(place: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<Record<string, number>> {
  const connection = await connectDatabase(place, { migrations: false });
  try {
    return await onConnection(connection.pool, async (client) => {
      const counts: Record<string, number> = {};
      for (const table of await tablesOf(client)) {
        counts[table.name] = (await contentOf(client, table)).rows;
      }
      return counts;
    });
  } finally {
    await connection.close();
  }
}

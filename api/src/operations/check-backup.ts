import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { writeFileAtomic } from 'node-shared/files';
import { neededSetting, setting, SettingError, type Environment } from 'node-shared/settings';
import { databaseProblem } from '../platform/database/database';
import { sqlState } from '../platform/database/failures';

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
 * Restores the newest backup of BACKUP_DIR into a scratch database beside that of DATABASE_URL, and counts its
 * rows. Throws a `SettingError` if it cannot be restored, or has fewer
 * orders, payments, receipts or accounts than the last backup that was checked.
 */
export async function checkBackup(env: Environment): Promise<CheckedBackup> {
  const databaseUrl = neededSetting(env, 'DATABASE_URL');
  const backupDir = resolve(setting(env, 'BACKUP_DIR'));
  const file = newestOf(backupDir);
  const counts = await countsOfDump(file, databaseUrl);
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

function newestOf(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.dump'))
        .map((name) => join(folder, name))
    : [];
  const newest = files.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
  if (!newest) throw new SettingError(`There is no backup (*.dump) in ${folder}.`);
  return newest;
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
      return await countsIn(scratch.href);
    } finally {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  } catch (error) {
    throw databaseProblem(error, { databaseUrl });
  } finally {
    await client.end();
  }
}

/** Each table is read whole: a dump whose rows cannot be read is no backup. */
async function countsIn(databaseUrl: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname",
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(${name}.*)::integer AS count FROM ${name}`,
      );
      counts[name] = rows[0]!.count;
    }
    return counts;
  } finally {
    await client.end();
  }
}

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

const INSUFFICIENT_PRIVILEGE = '42501';

export interface CheckedBackup {
  file: string;
  /**
   * What only grows in a shop: less than at the last check means that the backup is not of this shop. An erasure
   * removes accounts, whose numbers are not given again.
   */
  counts: Record<string, number>;
}

/**
 * Restores the newest backup of BACKUP_DIR into a scratch database beside that of DATABASE_URL. Throws a
 * `SettingError` if it cannot be restored, has fewer orders, payments or receipts than the last backup that was
 * checked, or shows uploaded files that the archive beside it lacks.
 */
export async function checkBackup(env: Environment): Promise<CheckedBackup> {
  const databaseUrl = neededSetting(env, 'DATABASE_URL');
  const backupDir = resolve(setting(env, 'BACKUP_DIR'));
  const file = newestOf(backupDir);
  const { counts, shown } = await contentOfDump(file, databaseUrl);
  await refuseMissingUploads(file, shown);
  const kept = join(backupDir, 'checked.json');
  const text = existsSync(kept) ? readFileSync(kept, 'utf8') : '{}';
  // The file is written below.
  const before = JSON.parse(text) as Record<string, number>;
  for (const [what, count] of Object.entries(counts)) {
    if (count < (before[what] ?? 0)) {
      throw new SettingError(
        `${file} has ${count} ${what}, and the backup that was checked before had ${before[what]}.`,
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

/** Each uploaded file that the database shows must be in the archive of the same time. */
async function refuseMissingUploads(file: string, shown: readonly string[]): Promise<void> {
  if (shown.length === 0) return;
  const archive = file.replace(/\.dump$/, '.uploads.tgz');
  const { stdout } = await run('tar', ['-tzf', archive], { maxBuffer: 1e9 }).catch(
    (error: { stderr?: string }) => {
      throw new SettingError(
        `${archive} cannot be read, and ${file} shows ${shown.length} uploaded files: ${error.stderr ?? String(error)}`,
        { cause: error },
      );
    },
  );
  const kept = new Set(stdout.split('\n').map((name) => `/${name}`));
  const missing = shown.filter((url) => !kept.has(url));
  if (missing.length > 0) {
    throw new SettingError(
      `${archive} lacks ${missing.length} of ${shown.length} uploaded files that ${file} shows, one is ${missing[0]}.`,
    );
  }
}

interface Content {
  counts: Record<string, number>;
  /** The addresses of the uploaded files on the disk that something shows. */
  shown: string[];
}

async function contentOfDump(file: string, databaseUrl: string): Promise<Content> {
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
      return await contentOf(scratch.href);
    } finally {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  } catch (error) {
    throw databaseProblem(error, { databaseUrl });
  } finally {
    await client.end();
  }
}

/** A dump whose rows cannot be read is not restored at all. */
async function contentOf(databaseUrl: string): Promise<Content> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: counts } = await client.query<Record<string, number>>(`
      SELECT (SELECT count(*)::integer FROM orders) AS orders,
             (SELECT count(*)::integer FROM payments) AS payments,
             (SELECT count(*)::integer FROM receipts) AS receipts,
             coalesce(pg_sequence_last_value(pg_get_serial_sequence('users', 'id')), 0)::integer AS "accounts with those that were erased"`);
    const { rows: shown } = await client.query<{ url: string }>(
      "SELECT url FROM uploads WHERE unused_since IS NULL AND url LIKE '/uploads/%'",
    );
    return { counts: counts[0]!, shown: shown.map(({ url }) => url) };
  } finally {
    await client.end();
  }
}

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { SettingError } from 'node-shared/settings';
import { inTransaction, onConnection } from './connections';

const ours = join(__dirname, '../../../migrations');
/** The key of the advisory lock: several API processes may start on one database at the same time. */
const LOCK = 7_201_406;

const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** The names of this version's migrations, in the order in which they are applied. */
export const migrations: readonly string[] = namesIn(ours);

function readMigration(folder: string, name: string): { text: string; hash: string } {
  const text = readFileSync(join(folder, name), 'utf8');
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/**
 * Brings the database to this version's schema. A database of a newer version is refused, and
 * so is a migration whose file was changed after it had been applied. Each migration has its own
 * transaction with its own lock, because behind a pooler a lock of the session has no owner.
 */
export async function migrate(pool: Pool, folder = ours): Promise<void> {
  let next: string | undefined;
  do {
    next = await onConnection(pool, (client) =>
      inTransaction(client, () => applyNext(client, folder)),
    );
  } while (next);
}

/** Applies the first migration that this database has not; undefined if it has all. */
async function applyNext(client: PoolClient, folder: string): Promise<string | undefined> {
  // No limits, because another process may hold the lock for a long migration.
  await client.query(
    'SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
  );
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now(), sha256 text NOT NULL)',
  );
  const applied = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM schema_migrations',
  );
  const names = applied.rows.map((row) => row.name);
  const known = namesIn(folder);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) {
    throw new SettingError(
      `The database was made by a newer version of this product (it has ${unknown}): start that version, name another DATA_DIR or DATABASE_URL, or restore an earlier backup with "npm run db:restore -- FILE".`,
    );
  }
  for (const { name, sha256 } of applied.rows) {
    if (sha256 !== readMigration(folder, name).hash) {
      throw new SettingError(
        `api/migrations/${name} was changed after this database had applied it: undo the change, and put it into a new migration.`,
      );
    }
  }
  const next = known.find((name) => !names.includes(name));
  if (!next) return undefined;
  const { text, hash } = readMigration(folder, next);
  await client.query(text);
  await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [next, hash]);
  return next;
}

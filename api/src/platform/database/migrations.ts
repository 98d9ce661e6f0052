import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { SettingError } from 'node-shared/settings';
import { instant } from './columns';

const ours = join(__dirname, '../../../migrations');
/** The key of the advisory lock: several API processes may start on one database at the same time. */
const LOCK = 7_201_406;

/** @public Compared with the migrated database by schema.test.ts, which reads every table. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  appliedAt: instant('applied_at').notNull().defaultNow(),
  /** The hash of the migration's file: an applied migration never changes. */
  sha256: text('sha256').notNull(),
});

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
 * so is a migration whose file was changed after it had been applied.
 */
export async function migrate(pool: Pool, folder = ours): Promise<void> {
  const known = namesIn(folder);
  const client = await pool.connect();
  try {
    // No timeouts, because another process may hold the lock for a long migration.
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now(), sha256 text NOT NULL)',
    );
    const applied = await client.query<{ name: string; sha256: string }>(
      'SELECT name, sha256 FROM schema_migrations',
    );
    const names = applied.rows.map((row) => row.name);
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
    for (const name of known.filter((each) => !names.includes(each))) {
      const { text, hash } = readMigration(folder, name);
      await client.query('BEGIN');
      try {
        await client.query(text);
        await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [
          name,
          hash,
        ]);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await client.query('RESET lock_timeout; RESET statement_timeout').catch(() => undefined);
    client.release();
  }
}

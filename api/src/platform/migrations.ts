import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { SettingError } from 'node-shared/settings';

const folder = join(__dirname, '../../migrations');
/** Any number no one else uses: several API processes may start on one database at once. */
const LOCK = 7_201_406;

/** The names of this version's migrations, in the order in which they are applied. */
export const migrations: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Brings the database to this version's schema. A database of a newer version is refused. */
export async function migrate(pool: Pool, known = migrations): Promise<void> {
  const client = await pool.connect();
  try {
    // Another process may be at work on a long migration.
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
    const names = applied.rows.map((row) => row.name);
    const unknown = names.find((name) => !known.includes(name));
    if (unknown) {
      throw new SettingError(
        `The database was made by a newer version of this product (it has ${unknown}): start that version, name another DATA_DIR or DATABASE_URL, or restore an earlier backup with "npm run db:restore -- FILE".`,
      );
    }
    for (const name of known.filter((each) => !names.includes(each))) {
      await client.query('BEGIN');
      try {
        await client.query(readFileSync(join(folder, name), 'utf8'));
        await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name]);
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

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { SettingError } from 'node-shared/settings';

const folder = join(__dirname, '../../../migrations');
/** The key of the advisory lock: several API processes may start on one database at the same time. */
const LOCK = 7_201_406;

/** The names of this version's migrations, in the order in which they are applied. */
export const migrations: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

function readMigration(name: string): { text: string; hash: string } {
  const text = readFileSync(join(folder, name), 'utf8');
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/**
 * Brings the database to this version's schema. A database of a newer version is refused, and
 * so is a migration whose file was changed after it had been applied.
 */
export async function migrate(pool: Pool, known = migrations): Promise<void> {
  const client = await pool.connect();
  try {
    // No timeouts, because another process may hold the lock for a long migration.
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    await client.query('ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS sha256 text');
    const applied = await client.query<{ name: string; sha256: string | null }>(
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
      const { hash } = readMigration(name);
      if (sha256 !== null && sha256 !== hash) {
        throw new SettingError(
          `api/migrations/${name} was changed after this database had applied it: undo the change, and put it into a new migration.`,
        );
      }
      if (sha256 === null) {
        await client.query('UPDATE schema_migrations SET sha256 = $2 WHERE name = $1', [
          name,
          hash,
        ]);
      }
    }
    for (const name of known.filter((each) => !names.includes(each))) {
      const { text, hash } = readMigration(name);
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

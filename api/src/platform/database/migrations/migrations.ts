import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { SettingError } from 'node-shared/settings';
import { inTransaction, onConnection } from '../connections';
import { concurrentIndexes, expandProblems, statementsOf } from './expand-rules';
import { sqlState } from '../failures';
import type { MigrationKind } from './migration-tables';
import { transactionSettings } from '../connection-settings';

const ours = join(__dirname, '../../../../migrations');
/** The key of the advisory lock: several API processes may start on one database at the same time. */
const LOCK = 7_201_406;

interface Migration {
  name: string;
  kind: MigrationKind;
  text: string;
  hash: string;
}

const FIRST = '0001-start.sql';
/** Named by the time at which it was written, so that two branches never give the same name. */
const namedByTime =
  /^20\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d-[a-z0-9-]+\.sql$/;

const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** The names of this version's migrations, in the order in which they are applied. */
export const migrations: readonly string[] = namesIn(ours);

/** Reads a file. Its first line is `-- expand` or `-- contract`; an expand file keeps the rules. */
function readMigration(folder: string, name: string): Migration {
  if (name !== FIRST && !namedByTime.test(name)) {
    throw refused(name, 'is not named by its time, as YYYYMMDDHHMM-name.sql');
  }
  const text = readFileSync(join(folder, name), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const [, word] = /^-- (expand|contract)\n/.exec(text) ?? [];
  if (!word) throw refused(name, 'begins neither with the line "-- expand" nor "-- contract"');
  const [problem] = word === 'expand' ? expandProblems(text) : [];
  if (problem) throw refused(name, `is no expand migration: ${problem}`);
  // The expression admits only these two words.
  return { name, kind: word as MigrationKind, text, hash };
}

const refused = (name: string, why: string, cause?: unknown): SettingError =>
  new SettingError(`api/migrations/${name} ${why}.`, { cause });

export interface MigrateOptions {
  /** The folder of the migrations. */
  folder?: string;
  /** `expand` stops before the first contract migration, because older servers still run. */
  upTo?: MigrationKind;
  /** Says in one line what happens. */
  log?: (line: string) => void;
  /** How often a migration is tried whose tables are in use. */
  tries?: number;
}

/**
 * Brings the database to this version's schema and returns the names of what was applied. Each
 * migration has its own transaction with its own lock, because behind a pooler a lock of the session
 * has no owner. It waits two seconds for a table: all writes to the table wait behind it meanwhile.
 * Then it lets them pass and tries again.
 */
export async function migrate(
  pool: Pool,
  { folder = ours, upTo = 'contract', log = () => {}, tries = 60 }: MigrateOptions = {},
): Promise<string[]> {
  const done: string[] = [];
  let left = tries;
  for (;;) {
    try {
      // No older server runs on a database that was empty.
      const until = done[0] === FIRST ? 'contract' : upTo;
      const next = await onConnection(pool, (client) => applyNext(client, folder, until, log));
      if (next === null) return done;
      if (next === 'locked') {
        await wait(OTHER_PROCESS_PAUSE_MS);
        continue;
      }
      done.push(next);
      log(`Applied ${next}.`);
      left = tries;
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || left <= 1) throw error;
      left -= 1;
      log(`${error instanceof Error ? error.message : String(error)} It is tried again.`);
      // Long enough for the writes that have waited, not always the same in several processes.
      await wait(500 + 1000 * Math.random());
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
const OTHER_PROCESS_PAUSE_MS = 200;

/**
 * Throws a `SettingError` if this version must not run on the database: it has an unknown contract
 * migration, one whose file was changed, or it lacks one that this version needs. Changes nothing.
 */
export async function refuseForeignSchema(
  pool: Pool,
  { folder = ours, pending = 'refused' }: { folder?: string; pending?: 'refused' | 'allowed' } = {},
): Promise<void> {
  const applied = await onConnection(pool, readApplied);
  compare(applied, folder);
  if (pending === 'allowed') return;
  const missing = missingIn(applied, folder).filter(
    (each) => applied.length === 0 || readMigration(folder, each).kind === 'expand',
  );
  if (missing.length === 0) return;
  throw new SettingError(
    `The database lacks ${missing.join(', ')}: run "npm run migrate", or set MIGRATE_AT_START=yes.`,
  );
}

/** The migrations that the database does not have, e.g. those that `upTo: 'expand'` has left. */
export async function pendingMigrations(pool: Pool, folder = ours): Promise<string[]> {
  return missingIn(await onConnection(pool, readApplied), folder);
}

interface Applied {
  name: string;
  sha256: string;
  kind: MigrationKind;
}

/** Empty for a database without tables. */
async function readApplied(client: PoolClient): Promise<Applied[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('schema_migrations') IS NOT NULL AS exists",
  );
  if (!found[0]!.exists) return [];
  const { rows } = await client.query<Applied>(
    'SELECT name, sha256, kind FROM schema_migrations ORDER BY name',
  );
  return rows;
}

const missingIn = (applied: readonly Applied[], folder: string): string[] =>
  namesIn(folder).filter((name) => !applied.some((each) => each.name === name));

function compare(applied: readonly Applied[], folder: string): void {
  const known = namesIn(folder);
  for (const { name, sha256, kind } of applied) {
    if (known.includes(name)) {
      if (sha256 !== readMigration(folder, name).hash) {
        throw refused(
          name,
          'was changed after this database had applied it: undo the change, and put it into a new migration',
        );
      }
    } else if (kind !== 'expand') {
      throw new SettingError(
        `The database was made by a newer version of this product (it has ${name}, on which this version cannot run): start that version, name another database, or restore an earlier backup.`,
      );
    }
  }
}

/** Applies the first migration that this database has not. Null: it has all; 'locked': another process migrates. */
async function applyNext(
  client: PoolClient,
  folder: string,
  upTo: MigrationKind,
  log: (line: string) => void,
): Promise<string | 'locked' | null> {
  const next = await inTransaction(client, async () => {
    // A statement may take its time once it has its lock.
    await client.query(
      "SET LOCAL lock_timeout = '2s'; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0",
    );
    if (!(await isLocked(client, 'pg_try_advisory_xact_lock'))) return 'locked';
    const found = await nextMigration(client, folder, upTo);
    if (!found || concurrentIndexes(found.text).length > 0) return found;
    log(`Applying ${found.name} (${found.kind}) …`);
    await client.query(found.text).catch(rethrowNaming(found));
    await keepApplied(client, found);
    return found;
  });
  if (!next || next === 'locked') return next;
  if (concurrentIndexes(next.text).length > 0) {
    if (!(await createConcurrently(client, folder, upTo, next, log))) return 'locked';
  }
  return next.name;
}

/**
 * Not a waiting lock: a statement that waits holds a snapshot, and an index that is created
 * concurrently waits for all of them.
 */
async function isLocked(client: PoolClient, call: string): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>(`SELECT ${call}($1) AS ours`, [LOCK]);
  return rows[0]!.ours;
}

async function nextMigration(
  client: PoolClient,
  folder: string,
  upTo: MigrationKind,
): Promise<Migration | null> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now(), sha256 text NOT NULL, kind text NOT NULL)',
  );
  const applied = await readApplied(client);
  compare(applied, folder);
  const [name] = missingIn(applied, folder);
  if (!name) return null;
  const next = readMigration(folder, name);
  const mayContract = upTo === 'contract' || applied.length === 0;
  return next.kind === 'expand' || mayContract ? next : null;
}

const keepApplied = (client: PoolClient, { name, hash, kind }: Migration): Promise<unknown> =>
  client.query('INSERT INTO schema_migrations (name, sha256, kind) VALUES ($1, $2, $3)', [
    name,
    hash,
    kind,
  ]);

/** Indexes that do not stop writes cannot be created in a transaction. False: another process migrates. */
async function createConcurrently(
  client: PoolClient,
  folder: string,
  upTo: MigrationKind,
  migration: Migration,
  log: (line: string) => void,
): Promise<boolean> {
  if (transactionSettings(client)) {
    throw refused(
      migration.name,
      'creates an index concurrently, which a pooler cannot do: name the server itself in MIGRATIONS_DATABASE_URL',
    );
  }
  if (!(await isLocked(client, 'pg_try_advisory_lock'))) return false;
  const { rows: limits } = await client.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('lock_timeout', 'statement_timeout')",
  );
  const setLimit = (name: string, value: string) =>
    client.query('SELECT set_config($1, $2, false)', [name, value]);
  try {
    // Another process may have applied it since the transaction ended.
    const next = await inTransaction(client, () => nextMigration(client, folder, upTo));
    if (next?.name !== migration.name) return true;
    log(`Applying ${migration.name} (${migration.kind}) …`);
    for (const { name } of limits) await setLimit(name, '0');
    for (const index of concurrentIndexes(migration.text)) await dropUnfinished(client, index);
    for (const statement of statementsOf(migration.text)) {
      await client.query(statement).catch(rethrowNaming(migration));
    }
    await inTransaction(client, () => keepApplied(client, migration));
    return true;
  } finally {
    for (const { name, setting } of limits) await setLimit(name, setting);
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

/** A concurrent creation that was interrupted leaves an index that is not used. */
async function dropUnfinished(client: PoolClient, index: string): Promise<void> {
  const { rows } = await client.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [index],
  );
  if (rows.length > 0) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
}

/** Names the migration. A table in use keeps its code, because the migration is tried again. */
const rethrowNaming =
  ({ name }: Migration) =>
  (error: unknown): never => {
    const said = error instanceof Error ? error.message : String(error);
    throw refused(name, `could not be applied, and the database is as before: ${said}`, error);
  };

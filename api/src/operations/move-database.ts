import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { SettingError, type Environment } from 'node-shared/settings';
import { loadConfig } from '../settings/config';
import { inTransaction, onConnection } from '../platform/database/connections';
import { connectDatabase, databaseProblem } from '../platform/database/database';

/** Rows that are read and written at once. */
const BATCH = 1000;
/** Both databases have it from their migrations. */
const MIGRATIONS = 'schema_migrations';

interface Table {
  name: string;
  /** Names and types of the columns, without those that the database computes. */
  columns: { name: string; type: string }[];
}

export interface TableContent {
  table: string;
  rows: number;
  /** The same for the same rows, in any order. */
  checksum: string;
}

/**
 * Copies everything from the embedded database in DATA_DIR into the empty PostgreSQL server of
 * DATABASE_URL, in one transaction, and compares every table before the commit. The embedded database
 * stays as it is. Returns what was copied. Throws a `SettingError` while a server runs on it, or if the
 * PostgreSQL server has rows already.
 */
export async function moveDatabase(
  env: Environment,
  log: (line: string) => void,
): Promise<TableContent[]> {
  const config = loadConfig({ ...env, SECRET_KEY: env.SECRET_KEY || 'unused' });
  if (!config.databaseUrl) throw new SettingError('DATABASE_URL names no PostgreSQL server.');
  if (!existsSync(join(config.dataDir, 'database'))) {
    throw new SettingError(`There is no embedded database in ${config.dataDir}.`);
  }
  const source = await connectDatabase({ databaseUrl: null, dataDir: config.dataDir });
  try {
    const target = await connectDatabase({ ...config, migrateAtStart: true }).catch(
      (error: unknown) => {
        throw databaseProblem(error, config);
      },
    );
    try {
      return await onConnection(source.pool, (from) =>
        onConnection(target.pool, (to) => copyAll(from, to, log)),
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(
  from: PoolClient,
  to: PoolClient,
  log: (line: string) => void,
): Promise<TableContent[]> {
  // Texts of values are compared, so both sessions write them alike.
  await from.query(
    "SET timezone = 'UTC'; SET datestyle = 'ISO, MDY'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex'",
  );
  return inTransaction(to, async () => {
    await to.query(
      'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
    );
    const tables = await tablesOf(from);
    for (const { name } of tables) {
      const { rows } = await to.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
      if (rows.length > 0) {
        throw new SettingError(
          `The database of DATABASE_URL is not empty (${name} has rows): name a new one.`,
        );
      }
    }
    const contents: TableContent[] = [];
    for (const table of tables) {
      await copyTable(from, to, table);
      const [ours, theirs] = [await contentOf(from, table), await contentOf(to, table)];
      if (ours.rows !== theirs.rows || ours.checksum !== theirs.checksum) {
        throw new SettingError(
          `${table.name} differs after it was copied (${ours.rows} and ${theirs.rows} rows); nothing was kept.`,
        );
      }
      log(`${table.name}: ${ours.rows}`);
      contents.push(ours);
    }
    await copySequences(from, to);
    return contents;
  });
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables with those before them to which they refer. */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows: columns } = await client.query<{ table: string; name: string; type: string }>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
      AND NOT a.attisdropped AND a.attgenerated = '' AND c.relname <> '${MIGRATIONS}'
    ORDER BY c.relname, a.attnum`);
  const { rows: references } = await client.query<{ table: string; to: string }>(`
    SELECT c.relname AS table, r.relname AS to
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class r ON r.oid = k.confrelid
    WHERE k.contype = 'f' AND c.oid <> r.oid`);
  const left = new Map<string, Table>();
  for (const { table, name, type } of columns) {
    const known = left.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name, type });
    left.set(table, known);
  }
  const sorted: Table[] = [];
  while (left.size > 0) {
    const next = [...left.values()].filter(
      ({ name }) => !references.some(({ table, to }) => table === name && left.has(to)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of next) left.delete(table.name);
    sorted.push(...next);
  }
  return sorted;
}

/** Each value as its text, which loses nothing: a JSON null stays apart from a missing value. */
async function copyTable(from: PoolClient, to: PoolClient, table: Table): Promise<void> {
  const name = quoted(table.name);
  const columns = table.columns.map((column) => quoted(column.name));
  const texts = columns.map((column, at) => `${column}::text AS c${at}`);
  const values = table.columns.map(({ type }, at) => `c${at}::${type}`);
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`);
  const names = columns.map((_, at) => `c${at}`);
  await from.query(`BEGIN; DECLARE copied CURSOR FOR SELECT ${texts.join(', ')} FROM ${name}`);
  try {
    for (;;) {
      const { rows } = await from.query<Record<string, string | null>>(
        `FETCH ${BATCH} FROM copied`,
      );
      if (rows.length === 0) break;
      await to.query(
        `INSERT INTO ${name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
         SELECT ${values.join(', ')} FROM unnest(${arrays.join(', ')}) AS copied (${names.join(', ')})`,
        names.map((column) => rows.map((row) => row[column])),
      );
    }
  } finally {
    await from.query('ROLLBACK');
  }
}

/** The number of rows of a table and the hash of all. */
export async function contentOf(client: PoolClient, table: Table): Promise<TableContent> {
  const row = `ROW(${table.columns.map(({ name }) => quoted(name)).join(', ')})::text`;
  const { rows } = await client.query<{ rows: number; checksum: string }>(`
    SELECT count(*)::integer AS rows,
           md5(coalesce(string_agg(hash, '' ORDER BY hash COLLATE "C"), '')) AS checksum
    FROM (SELECT md5(${row}) AS hash FROM ${quoted(table.name)}) AS hashes`);
  return { table: table.name, ...rows[0]! };
}

/** Numbers go on where they were, also those of rows that were deleted. */
async function copySequences(from: PoolClient, to: PoolClient): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace",
  );
  for (const { name } of rows) {
    const { rows: places } = await from.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value, is_called FROM ${quoted(name)}`,
    );
    const { last_value: last, is_called: isCalled } = places[0]!;
    await to.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), last, isCalled]);
  }
}

import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { errorCode } from 'node-shared/files';
import { SettingError } from 'node-shared/settings';
import type { Config } from '../../settings/config';
import { inTransaction, isFull, onConnection, openPool } from './connections';
import {
  openEmbeddedDatabase,
  shareEmbeddedDatabase,
  type EmbeddedDatabase,
} from './embedded-database';
import { repeatCollisions } from './failures';
import type { Database, Transaction } from './handles';
import { withLastChanges } from './last-changes';
import { migrate, refuseForeignSchema, type MigrateOptions } from './migrations/migrations';
import { connectionSettings } from './connection-settings';

export type { Database, Transaction } from './handles';

export interface DatabaseConnection {
  database: Database;
  pool: Pool;
  embedded: EmbeddedDatabase | null;
  /**
   * Rejects unless the database answers and, with 'write', a commit reaches its disk. On a
   * PostgreSQL server the probe has its own connection and does not wait for other requests.
   */
  probe: (write?: 'write') => Promise<void>;
  close: () => Promise<void>;
}

interface ConnectOptions {
  /**
   * By default as `config.migrateAtStart` says; false: the schema is neither changed nor compared, and
   * the address of migrations is only tried.
   */
  migrations?: boolean;
  /** Called when this thread is free until the database is ready. */
  launched?: () => void;
}

const CONNECT_TIMEOUT_MS = 5000;
const PROBE_TIMEOUT_MS = 2000;

export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'migrationsUrl' | 'migrateAtStart' | 'poolSize'>>,
  { migrations = true, launched = () => {} }: ConnectOptions = {},
): Promise<DatabaseConnection> {
  const { databaseUrl } = config;
  const embedded = databaseUrl
    ? null
    : migrations
      ? await openEmbeddedDatabase(config.dataDir, { launched })
      : await shareEmbeddedDatabase(config.dataDir);
  const pool = embedded
    ? // One connection: the embedded server has one session.
      openPool({ ...embedded.connection, max: 1, idleTimeoutMillis: 0 })
    : serverPool(databaseUrl!, { max: config.poolSize ?? 20 });
  // On a PostgreSQL server, probes have their own connection; the embedded database has only one.
  const probes = embedded
    ? pool
    : serverPool(databaseUrl!, {
        max: 1,
        connectionTimeoutMillis: PROBE_TIMEOUT_MS,
        query_timeout: PROBE_TIMEOUT_MS,
      });
  const close = async () => {
    await pool.end();
    if (probes !== pool) await probes.end();
    await embedded?.close();
  };
  try {
    if (!embedded) await refuseUnusablePooler(pool);
    // Not before: the time limit of the connection goes on while this thread loads modules.
    if (!embedded) launched();
    const { migrationsUrl = null } = config;
    if (!migrations) await atMigrationsAddress(migrationsUrl, pool, (own) => own.query('SELECT 1'));
    // An embedded database has no other server, and nobody else can open it while one runs.
    else if (databaseUrl && config.migrateAtStart === false) await refuseForeignSchema(pool);
    else await migrateAt(migrationsUrl, pool);
  } catch (error) {
    await close();
    throw error;
  }
  const probe = async (on: Pool, write?: 'write') => {
    if (!write) return void (await on.query('SELECT 1'));
    // A second time, because a session stays read-only although its database may be written again.
    await probeWrite(on).catch(() => probeWrite(on));
  };
  return {
    database: pooledDatabase(pool),
    pool,
    embedded,
    probe: (write) =>
      probe(probes, write).catch((error: unknown) => {
        if (!isFull(error)) throw error;
        // The pool has every connection that the server gives.
        return probe(pool, write);
      }),
    close,
  };
}

/**
 * Why the database cannot be used, in one line with its host and the cause. Never a statement or its
 * values: the outer error of a failed query is its text.
 */
export function databaseProblem(
  error: unknown,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): SettingError {
  if (error instanceof SettingError) return error;
  const isQuery = error instanceof Error && error.message.startsWith('Failed query');
  const cause = isQuery && error.cause instanceof Error ? error.cause : error;
  const said =
    cause instanceof Error && cause.message ? cause.message : (errorCode(cause) ?? String(cause));
  const where = databaseUrl ? `of DATABASE_URL (${new URL(databaseUrl).host})` : 'in DATA_DIR';
  return new SettingError(`The database ${where} cannot be used: ${said.replace(/\n[^]*/, '')}`, {
    cause: error,
  });
}

const serverPool = (connectionString: string, more: PoolConfig): Pool =>
  openPool(
    {
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // The address may name another one.
      fallback_application_name: `education-site ${process.pid}`,
      ...more,
    },
    connectionSettings(connectionString),
  );

/** Writes a record to the log of the database, but no row. */
const probeWrite = (pool: Pool): Promise<void> =>
  onConnection(pool, async (client) => {
    const { rows } = await client.query<{ closed: string }>(
      "SELECT pg_logical_emit_message(true, 'probe', ''), current_setting('transaction_read_only') AS closed",
    );
    // The record above is also written by a read-only session.
    if (rows[0]!.closed === 'on') throw new ReadOnlyError();
  });

/** The database takes no writes: a host has closed it, or it is the old server after a failover. */
class ReadOnlyError extends Error {
  override name = 'ReadOnlyError';
  readonly code = '25006';
  override message = 'The database is read-only.';
}

/**
 * Refuses, with the remedy, a pooler that gives each statement another connection, and one that does
 * not take a parameter of the address.
 */
async function refuseUnusablePooler(pool: Pool): Promise<void> {
  try {
    await onConnection(pool, (client) => client.query('BEGIN; COMMIT'));
  } catch (error) {
    const said = String(error);
    if (/statement pooling/i.test(said)) {
      throw new SettingError(
        'The pooler of DATABASE_URL gives each statement another connection (statement pooling), and this product needs transactions: set its pool_mode to "transaction" or "session", or name the database server itself.',
      );
    }
    const [, parameter] = /unsupported startup parameter: (\w+)/i.exec(said) ?? [];
    if (!parameter) throw error;
    throw new SettingError(
      `The pooler of DATABASE_URL does not take "${parameter}": remove it from the address, or name the database server itself.`,
    );
  }
}

export const migrateAt = (
  migrationsUrl: string | null,
  pool: Pool,
  options: MigrateOptions = {},
): Promise<string[]> => atMigrationsAddress(migrationsUrl, pool, (own) => migrate(own, options));

/** Migrations may have an address of their own, because a pooler may limit long statements. */
async function atMigrationsAddress<Result>(
  migrationsUrl: string | null,
  pool: Pool,
  work: (own: Pool) => Promise<Result>,
): Promise<Result> {
  if (!migrationsUrl) return work(pool);
  const own = serverPool(migrationsUrl, { max: 1 });
  try {
    return await work(own);
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(
      `The database of MIGRATIONS_DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    await own.end();
  }
}

/** To look for the types of parameters, which this driver does not take, is half of the work of writing a statement. */
class UntypedDialect extends PgDialect {
  override prepareTyping = () => 'none' as const;
}

const dialect = new UntypedDialect();

/**
 * What the database refused only because of another transaction is run again from its start, so the callback changes
 * nothing but the database.
 */
function pooledDatabase(pool: Pool): Database {
  const sessionOn = (client: Pool | PoolClient) => new NodePgSession(client, dialect, undefined);
  const transaction: Database['transaction'] = (run, locked) =>
    repeatCollisions(() =>
      onConnection(pool, (client) => {
        const handle = new NodePgTransaction(dialect, sessionOn(client), undefined);
        // The cast: the types of a session name tables of relational queries, which nothing uses.
        const own = handle as unknown as Transaction;
        return inTransaction(client, () => withLastChanges(own, () => run(own)), locked);
      }),
    );
  return Object.assign(new NodePgDatabase(dialect, sessionOn(pool), undefined), { transaction });
}

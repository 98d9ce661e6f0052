import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Config } from '../../settings/config';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database';
import { migrate } from './migrations';

export type Database = NodePgDatabase;
/**
 * The handle inside a transaction. Code in a transaction must use only this handle: the embedded
 * pool has a single connection, so another query would wait without end.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

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
  migrations?: boolean;
  /** Called when this thread is free until the database is ready. */
  launched?: () => void;
}

const LOCK_TIMEOUT_MS = 4000;
const PROBE_TIMEOUT_MS = 2000;

export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { migrations = true, launched = () => {} }: ConnectOptions = {},
): Promise<DatabaseConnection> {
  if (config.databaseUrl) launched();
  const embedded = config.databaseUrl
    ? null
    : await openEmbeddedDatabase(config.dataDir, { launched });
  const pool = embedded
    ? // One connection: named statements of two connections collide in the embedded server.
      new Pool({ ...embedded.connection, max: 1, idleTimeoutMillis: 0 })
    : new Pool({
        connectionString: config.databaseUrl!,
        max: 20,
        connectionTimeoutMillis: 5000,
        statement_timeout: 30_000,
        // A statement that waits for a lock occupies a connection that other requests need.
        lock_timeout: LOCK_TIMEOUT_MS,
      });
  // On a PostgreSQL server, probes have their own connection; the embedded database has only one.
  const probes = embedded
    ? pool
    : new Pool({
        connectionString: config.databaseUrl!,
        max: 1,
        connectionTimeoutMillis: PROBE_TIMEOUT_MS,
        statement_timeout: PROBE_TIMEOUT_MS,
      });
  probes.on('error', () => undefined);
  // The pool replaces a broken connection, and the query that ran on it fails. Without these
  // listeners, a connection that breaks, idle or in use, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Connections of the embedded server share named statements, so a new connection removes them all.
    if (embedded) client.query('DEALLOCATE ALL').catch(() => undefined);
  });
  const close = async () => {
    await pool.end();
    if (probes !== pool) await probes.end();
    await embedded?.close();
  };
  try {
    if (migrations) await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  const probe: DatabaseConnection['probe'] = async (write) => {
    // Writes a record to the log of the database, but no row.
    await probes.query(write ? "SELECT pg_logical_emit_message(true, 'probe', '')" : 'SELECT 1');
  };
  keepConnectionsAfterErrors(pool);
  return { database: pooledDatabase(pool), pool, embedded, probe, close };
}

/**
 * Keeps a connection on which a statement was refused; only a lost connection is replaced. The
 * driver's own `pool.query` closes a connection after each failed statement.
 */
function keepConnectionsAfterErrors(pool: Pool): void {
  const query = async (...given: unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    // The cast: of the driver's many signatures, only those that return a promise are used.
    const send = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    return send(...given).then(
      (result) => {
        client.release();
        return result;
      },
      (error: unknown) => {
        client.release(isConnectionLost(error));
        throw error;
      },
    );
  };
  // The cast: the driver's method has many signatures; the API uses only those that return a promise.
  pool.query = query as typeof pool.query;
}

/**
 * Gives the connection back to the pool in every case. drizzle does so only if the transaction could
 * begin, which fails on a connection that broke while idle. That connection would be missing from
 * the pool for ever, and the embedded pool has no other.
 */
function pooledDatabase(pool: Pool): Database {
  const database = drizzle(pool);
  database.transaction = async (run, config) => {
    const client = await pool.connect();
    let lost = false;
    try {
      return await drizzle(client).transaction(run, config);
    } catch (error) {
      lost = isConnectionLost(error);
      throw error;
    } finally {
      client.release(lost);
    }
  };
  return database;
}

/** The fields that an error of the driver may have. A thrown value need not be an error. */
const readError = (error: unknown): { code?: unknown; cause?: unknown; message?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

/**
 * The SQLSTATE of a failed statement, or the system's code, e.g. ECONNRESET. The error of drizzle has
 * the driver's error as its `cause`.
 */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = readError(error);
  if (typeof code === 'string') return code;
  return cause ? sqlState(cause) : undefined;
}

const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  // The server is up, but the database is closed for maintenance.
  '55000',
  // Another transaction held a lock for too long, or the statement took too long.
  '55P03',
  '57014',
]);

/** Whether the database was not reachable, or too slow; then the client may retry the request. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error);
  if (state && (lostCodes.has(state) || /^(08|57P|53)/.test(state))) return true;
  const { message, cause } = readError(error);
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
      String(message ?? ''),
    )
  ) {
    return true;
  }
  return cause ? isConnectionLost(cause) : false;
}

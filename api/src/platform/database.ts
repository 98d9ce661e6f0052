import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Config } from './config';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database';
import { migrate } from './migrations';

export type Database = NodePgDatabase;
/** The handle inside a transaction. Nothing else may be used there: the embedded pool has size 1. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseConnection {
  database: Database;
  pool: Pool;
  embedded: EmbeddedDatabase | null;
  /**
   * Rejects unless the database answers and, where asked, a commit reaches its disk. On a server it
   * waits behind no request.
   */
  probe: (write?: 'write') => Promise<void>;
  close: () => Promise<void>;
}

interface ConnectOptions {
  migrations?: boolean;
  /** Called once this thread has nothing to do until the database is there. */
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
    ? // Named statements of two connections collide in the embedded server.
      new Pool({ ...embedded.connection, max: 1, idleTimeoutMillis: 0 })
    : new Pool({
        connectionString: config.databaseUrl!,
        max: 20,
        connectionTimeoutMillis: 5000,
        statement_timeout: 30_000,
        // Whoever waits for a lock holds a connection that others need.
        lock_timeout: LOCK_TIMEOUT_MS,
      });
  // Of a server, a connection of its own; the embedded one has a single connection.
  const probes = embedded
    ? pool
    : new Pool({
        connectionString: config.databaseUrl!,
        max: 1,
        connectionTimeoutMillis: PROBE_TIMEOUT_MS,
        statement_timeout: PROBE_TIMEOUT_MS,
      });
  probes.on('error', () => undefined);
  // A connection that breaks is replaced; without a listener it would end the process, be it idle or
  // in use. What was running on it fails for itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Connections of the embedded server share their named statements: a new one begins without any.
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
    // Writes a record to the log, and no row.
    await probes.query(write ? "SELECT pg_logical_emit_message(true, 'probe', '')" : 'SELECT 1');
  };
  keepConnections(pool);
  return { database: pooledDatabase(pool), pool, embedded, probe, close };
}

/**
 * The driver closes a connection whenever a statement fails on it. A refused statement does it no
 * harm, though; only a lost connection is replaced.
 */
function keepConnections(pool: Pool): void {
  const query = async (...given: unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    // Any of the driver's many signatures that gives a promise.
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
  // The driver's method has many signatures; here it is called for a promise only.
  pool.query = query as typeof pool.query;
}

/**
 * drizzle gives a connection back only once its transaction has begun. One that broke while it lay
 * idle fails just there, and would be missing from the pool for ever: the embedded pool has no other.
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

/** What an error of the driver may carry; anything can be thrown. */
const readError = (error: unknown): { code?: unknown; cause?: unknown; message?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

/** The server's five-letter code of a failed statement; drizzle hides it in the cause. */
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
  // Another transaction holds a lock for too long, or the statement itself takes too long.
  '55P03',
  '57014',
]);

/** Whether the database could not be reached, or not in time: the request may be sent again. */
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

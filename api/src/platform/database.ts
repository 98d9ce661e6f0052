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
  close: () => Promise<void>;
}

export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options = { migrations: true },
): Promise<DatabaseConnection> {
  const embedded = config.databaseUrl ? null : await openEmbeddedDatabase(config.dataDir);
  const pool = embedded
    ? // Named statements of two connections collide in the embedded server.
      new Pool({ ...embedded.connection, max: 1, idleTimeoutMillis: 0 })
    : new Pool({
        connectionString: config.databaseUrl!,
        max: 20,
        connectionTimeoutMillis: 5000,
        statement_timeout: 30_000,
      });
  // An idle connection that breaks is replaced at the next query; without a listener it is fatal.
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    await embedded?.close();
  };
  try {
    if (options.migrations) await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { database: drizzle(pool), pool, embedded, close };
}

/** The server's five-letter code of a failed statement; drizzle hides it in the cause. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? sqlState(cause) : undefined;
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  // The server is up, but the database is closed for maintenance.
  '55000',
]);

/** Whether the database could not be reached: the request may be sent again. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error);
  if (state && (lostCodes.has(state) || /^(08|57P|53)/.test(state))) return true;
  const { message, cause } = (error ?? {}) as { message?: string; cause?: unknown };
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
      message ?? '',
    )
  ) {
    return true;
  }
  return cause ? isConnectionLost(cause) : false;
}

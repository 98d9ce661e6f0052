import { Pool, type PoolClient, type PoolConfig } from 'pg';
import {
  isConnectionEnded,
  isConnectionLost,
  isReadOnly,
  repeatCollisions,
  sqlState,
} from './failures';
import {
  endReadOnlyConnection,
  transactionSettings,
  stateSettings,
  type ConnectionSettings,
} from './connection-settings';
import { lockText } from './locks';

/**
 * A pool whose connections state their session. Without settings the session is the embedded
 * database's own. `pool.query` keeps a connection on which a statement was refused; the driver's own
 * closes it.
 */
export function openPool(config: PoolConfig, settings?: ConnectionSettings): Pool {
  const pool = new Pool({
    ...config,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, its types do not say so
    ...(settings && { onConnect: (client) => stateSettings(client, settings) }),
  });
  sizes.set(pool, pool.options.max);
  // The pool replaces a broken connection, and the query that ran on it fails. Without these
  // listeners, a connection that breaks, idle or in use, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    opened.set(client, performance.now());
  });
  const query = (...all: unknown[]): Promise<unknown> => {
    // All connections of the embedded server have one session, so the names of statements would meet in it.
    const given = settings ? all : all.map(withoutName);
    return repeatCollisions(() =>
      onConnection(pool, async (client) => {
        // The cast: of the driver's many signatures, only those that return a promise are used.
        const send = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
        if (!transactionSettings(client)) return send(...given);
        return inTransaction(client, () => send(...given));
      }),
    );
  };
  // The cast: the driver's method has many signatures; the API uses only those that return a promise.
  pool.query = query as typeof pool.query;
  return pool;
}

const withoutName = (given: unknown): unknown =>
  typeof given === 'object' && given && 'name' in given ? { ...given, name: undefined } : given;

/** Runs in a transaction that is read committed and has the session of this product, `locked` with a key. */
export async function inTransaction<Result>(
  client: PoolClient,
  run: () => Promise<Result>,
  locked?: string,
): Promise<Result> {
  const session = transactionSettings(client) ?? '';
  const lock = locked === undefined ? '' : lockText(locked);
  try {
    await client.query(`BEGIN ISOLATION LEVEL READ COMMITTED; ${session}; ${lock}`);
    const result = await run();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => unusable.add(client));
    throw error;
  }
}

/** Connections that the server has ended, or that could not roll back. The driver may learn it only later. */
const unusable = new WeakSet<PoolClient>();
const opened = new WeakMap<PoolClient, number>();
/** When a connection of the pool was last lost: those that are older lead to the same server. */
const lostAt = new WeakMap<Pool, number>();

/** The server, the database or the role has no connection left for this process. */
export const isFull = (error: unknown): boolean => sqlState(error) === '53300';
const FULL_MS = 10_000;
/** How many connections a pool may have. */
const sizes = new WeakMap<Pool, number>();

/** Where the server gives fewer connections than the pool may have, waits for one of those that exist. */
async function connectionOf(pool: Pool): Promise<PoolClient> {
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isFull(error) || pool.totalCount === 0) throw error;
      pool.options.max = Math.min(pool.options.max, pool.totalCount);
      // Then it asks again for more.
      setTimeout(() => (pool.options.max = sizes.get(pool)!), FULL_MS).unref();
    }
  }
}

/**
 * Runs with a connection of the pool, and gives it back in every case. After a failure that means
 * another server, every connection that was opened before is replaced when its turn comes.
 */
export async function onConnection<Result>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  let client = await connectionOf(pool);
  while ((opened.get(client) ?? Infinity) <= (lostAt.get(pool) ?? -Infinity)) {
    client.release(true);
    client = await connectionOf(pool);
  }
  let lost = false;
  try {
    return await run(client);
  } catch (error) {
    lost = isConnectionLost(error);
    if (isConnectionEnded(error)) unusable.add(client);
    if (lost) lostAt.set(pool, performance.now());
    if (isReadOnly(error) && transactionSettings(client)) await endReadOnlyConnection(client);
    throw error;
  } finally {
    client.release(lost || unusable.has(client));
  }
}

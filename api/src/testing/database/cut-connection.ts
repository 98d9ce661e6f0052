import { Client, type Pool } from 'pg';

/**
 * When a server is killed: before the statement after `afterStatements` reaches the database, or
 * before the result of that statement reaches the server.
 */
export interface Cut {
  afterStatements: number;
  lost: 'statement' | 'result';
}

/**
 * Calls `run` as if the server were killed during it: after `afterStatements` statements, every
 * statement fails, and open transactions are rolled back.
 */
export async function whileCut(
  pool: Pool,
  { afterStatements, lost }: Cut,
  run: () => Promise<unknown>,
): Promise<void> {
  // The casts: the driver's methods have many signatures; all return a promise or take a callback.
  const prototype = Client.prototype as unknown as Record<
    'query',
    (...given: unknown[]) => unknown
  >;
  const connecting = pool as unknown as Record<'connect', (...given: unknown[]) => unknown>;
  const { query } = prototype;
  const { connect } = connecting;
  let left = afterStatements;
  let isDead = false;
  const rolledBack = new WeakSet<object>();

  async function breakOff(client: object, given: unknown[]): Promise<never> {
    const isFirst = !isDead;
    isDead = true;
    if (isFirst && lost === 'result') await query.apply(client, given);
    // The database rolls back the transaction of each connection whose client is gone.
    if (!rolledBack.has(client)) {
      rolledBack.add(client);
      await query.apply(client, ['ROLLBACK']);
    }
    throw killed();
  }

  prototype.query = function (this: object, ...given: unknown[]) {
    if (!isDead && left > 0) {
      left -= 1;
      return query.apply(this, given);
    }
    const done = given.at(-1);
    if (typeof done !== 'function') return breakOff(this, given);
    breakOff(this, given.slice(0, -1)).catch((error: unknown) => done(error) as unknown);
    return undefined;
  };
  connecting.connect = (done) => {
    if (!isDead) return connect.call(pool, done);
    if (typeof done !== 'function') return Promise.reject(killed());
    process.nextTick(done, killed());
    return undefined;
  };
  try {
    await run();
  } finally {
    prototype.query = query;
    connecting.connect = connect;
  }
}

const killed = () => new Error('The server was killed.');

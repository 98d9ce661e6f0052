import { Client } from 'pg';
import type { TestServer } from '../test-server';

type Query = (...given: unknown[]) => unknown;

/**
 * Stops `first` before its statement number `statement` (from 0), runs `second` until it is done or
 * waits for a lock, and then lets `first` continue to its end. Returns false, without running
 * `second`, if `first` has fewer statements. The embedded database has a single connection, so there
 * `first` stops only while it holds none: before a single statement or a whole transaction.
 */
export async function interleave(
  server: TestServer,
  statement: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<boolean> {
  const { pool } = server.services;
  // The cast: the driver's methods have many signatures; here all arguments are only passed on.
  const target = (server.connection.embedded ? pool : Client.prototype) as unknown as Record<
    'connect' | 'query',
    Query
  >;
  const method = server.connection.embedded ? 'connect' : 'query';
  const original = target[method];
  let left = statement;
  let goOn: () => void = () => undefined;
  let reached: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (reached = resolve));
  target[method] = function (this: unknown, ...given: unknown[]) {
    if (left > 0) {
      left -= 1;
      return original.apply(this, given);
    }
    target[method] = original;
    reached();
    return new Promise<void>((resolve) => (goOn = resolve)).then(() => original.apply(this, given));
  };
  const running = first();
  try {
    await Promise.race([stopped, running]);
  } finally {
    target[method] = original;
  }
  const came =
    left === 0 && (await Promise.race([stopped.then(() => true), running.then(() => false)]));
  if (came) {
    const other = second();
    await doneOrWaiting(server, other);
    goOn();
    await other;
  }
  await running;
  return came;
}

/** Waits until `other` is done or waits for a lock, which a separate connection checks. */
async function doneOrWaiting(server: TestServer, other: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = () => (isDone = true);
  void other.then(done, done);
  if (!server.config.databaseUrl) {
    await other.catch(() => undefined);
    return;
  }
  const watcher = new Client({ connectionString: server.config.databaseUrl });
  await watcher.connect();
  for (let isWaiting = false; !isDone && !isWaiting;) {
    const { rowCount } = await watcher.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    isWaiting = rowCount !== 0;
  }
  await watcher.end();
}

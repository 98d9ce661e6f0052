import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const named = async () =>
  (await server.connection.pool.query({ name: 'one', text: 'SELECT 1 AS one' })).rows;

test('a connection can be used again after a refused statement', async () => {
  const { pool } = server.connection;
  await named();
  const responses = await Promise.allSettled([pool.query('SELECT nothing'), named(), named()]);
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(await named()).toEqual([{ one: 1 }]);
});

const breakOff = (client: PoolClient) =>
  (
    client as unknown as { connection: { stream: { destroy: () => void } } }
  ).connection.stream.destroy();

/** Repeats the query until it succeeds; it fails while a broken connection is being replaced. */
async function untilAnswered(): Promise<unknown> {
  for (;;) {
    const rows = await named().catch(() => null);
    if (rows) return rows;
  }
}

test.each(['while idle', 'in a transaction', 'while a statement runs'])(
  'a connection that breaks %s is replaced',
  async (when) => {
    const { pool } = server.connection;
    await named();
    const client = await pool.connect();
    if (when !== 'while idle') await client.query('BEGIN');
    const last = when === 'while a statement runs' ? client.query('SELECT pg_sleep(0.01)') : null;
    const ended = last && expect(last).rejects.toThrow();
    breakOff(client);
    await ended;
    client.release(true);
    expect(await untilAnswered()).toEqual([{ one: 1 }]);
  },
);

test('a transaction that cannot begin gives its connection back', async () => {
  const { database, pool } = server.connection;
  for (let round = 0; round < 25; round += 1) {
    const client = await pool.connect();
    client.release();
    // The connection breaks after the pool has last checked it.
    const begun = database.transaction((transaction) => transaction.execute(sql`SELECT 1`));
    breakOff(client);
    await begun.catch(() => undefined);
  }
  expect(await untilAnswered()).toEqual([{ one: 1 }]);
});

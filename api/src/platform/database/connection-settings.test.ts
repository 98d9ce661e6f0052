import { setTimeout } from 'node:timers/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { connectDatabase } from './database';
import { openPool } from './connections';
import { connectionSettings } from './connection-settings';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('on a PostgreSQL server', () => {
  let server: TestServer;
  let url: string;
  let admin: Client;

  const setDefault = (setting: string) =>
    admin.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I ${setting}', current_database()); END $$`,
    );

  beforeEach(async () => {
    server = await openTestServer({ ownDatabase: true });
    url = server.config.databaseUrl!;
    admin = new Client({ connectionString: url });
    await admin.connect();
  });
  afterEach(async () => {
    await admin.end();
    await server.close();
  });

  const others = [
    "SET datestyle = ''SQL, DMY''",
    "SET intervalstyle = ''sql_standard''",
    "SET timezone = ''Asia/Kolkata''",
    "SET default_transaction_isolation = ''serializable''",
    "SET search_path = ''''",
    "SET statement_timeout = ''900ms''",
    "SET lock_timeout = ''1ms''",
    "SET idle_in_transaction_session_timeout = ''1ms''",
    "SET bytea_output = ''escape''",
    'SET standard_conforming_strings = off',
  ];
  const facts = `SELECT '2026-11-25 00:00+00'::timestamptz::text AS at, '25 h'::interval::text AS span,
    'a'::bytea::text AS bytes, '\\'::text AS slash, current_schema() AS schema,
    current_setting('transaction_isolation') AS isolation, current_setting('lock_timeout') AS lock,
    current_setting('statement_timeout') AS statement`;
  const ours = {
    at: '2026-11-25 00:00:00+00',
    span: '25:00:00',
    bytes: '\\x61',
    slash: '\\',
    schema: 'public',
    isolation: 'read committed',
    lock: '4s',
    statement: '30s',
  };

  test('the defaults of a database change nothing, in and outside of transactions', async () => {
    for (const setting of others) await setDefault(setting);
    const connection = await connectDatabase({ databaseUrl: url, dataDir: '' });
    expect((await connection.pool.query(facts)).rows).toEqual([ours]);
    const inside = connection.database.transaction((transaction) =>
      transaction.execute(sql.raw(facts)),
    );
    expect((await inside).rows).toEqual([ours]);
    await connection.probe('write');
    await connection.close();
  });

  /** As a pooler does, it tells its client a process id of its own. */
  class ThroughPooler extends Client {
    get processID() {
      return 7;
    }
    set processID(_ignored: number) {
      // The pooler's own stays.
    }
  }

  test('behind a pooler each statement has the session, and leaves none to others', async () => {
    for (const setting of others) await setDefault(setting);
    const pool: Pool = openPool(
      { connectionString: url, max: 1, Client: ThroughPooler },
      connectionSettings(url),
    );
    expect((await pool.query(facts)).rows).toEqual([ours]);
    await expect(pool.query('SELECT nothing')).rejects.toThrow('nothing');
    const client = await pool.connect();
    const left = await client.query("SELECT current_setting('lock_timeout') AS lock");
    client.release();
    expect(left.rows).toEqual([{ lock: '1ms' }]);
    await pool.end();
  });

  test('a connection that was ended before its rollback is not used again', async () => {
    /** Busy for so long before a rollback that the server has ended the connection meanwhile. */
    class Busy extends ThroughPooler {
      override query = ((...given: [string]) => {
        if (given[0] === 'ROLLBACK')
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
        return super.query(...given);
        // The cast: of the driver's many signatures, the API uses only those that return a promise.
      }) as Client['query'];
    }
    await setDefault("SET idle_in_transaction_session_timeout = ''1ms''");
    const pool: Pool = openPool(
      { connectionString: url, max: 1, Client: Busy },
      connectionSettings(url),
    );
    await expect(pool.query('SELECT nothing')).rejects.toThrow('nothing');
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test('a session that the server ended in a transaction is not used again', async () => {
    const { database, pool } = server.connection;
    const ended = database.transaction(async (transaction) => {
      await transaction.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 1`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      throw new Error('refused');
    });
    await expect(ended).rejects.toThrow();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('behind a pooler a session that stays read-only is ended', async () => {
    const ends: (() => Promise<void>)[] = [];
    /** The session of a pooler outlives the connection of its client. */
    class KeptByPooler extends ThroughPooler {
      override end = (() => {
        ends.push(() => super.end());
        return Promise.resolve();
        // The cast: the pool uses only the signature without a callback.
      }) as Client['end'];
    }
    await setDefault('SET default_transaction_read_only = on');
    const pool: Pool = openPool(
      { connectionString: url, max: 1, Client: KeptByPooler },
      connectionSettings(url),
    );
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const isOpen = async () =>
      (await admin.query('SELECT FROM pg_stat_activity WHERE pid = $1', [rows[0]!.pid])).rowCount;
    expect(await isOpen()).toBe(1);
    await expect(pool.query('CREATE TABLE closed ()')).rejects.toMatchObject({ code: '25006' });
    // PostgreSQL ends a session a moment after it was told to; the test's time limit is the limit for that.
    while ((await isOpen()) !== 0) await setTimeout(20);
    await Promise.all(ends.map((end) => end()));
    await pool.end();
  });

  test('a parameter that a pooler does not take is named with the remedy', async () => {
    const refused = Buffer.from('SERROR\0C08P01\0Munsupported startup parameter: options\0\0');
    const length = Buffer.alloc(4);
    length.writeInt32BE(refused.length + 4);
    const pooler = createServer((socket) => {
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, refused])));
    }).listen(0, '127.0.0.1');
    await once(pooler, 'listening');
    const { port } = pooler.address() as AddressInfo;
    const databaseUrl = `postgres://school@127.0.0.1:${port}/school?options=-cjit%3Doff`;
    await expect(connectDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
      'The pooler of DATABASE_URL does not take "options": remove it from the address',
    );
    pooler.close();
  });

  test('an address of migrations that does not answer is refused, also where none are applied', async () => {
    const config = { databaseUrl: url, dataDir: '', migrationsUrl: `${url}_none` };
    for (const migrations of [true, false]) {
      await expect(connectDatabase(config, { migrations })).rejects.toThrow(
        /^The database of MIGRATIONS_DATABASE_URL cannot be used: .*does not exist/,
      );
    }
    const own = { ...config, migrationsUrl: url };
    await (await connectDatabase(own, { migrations: false })).close();
  });

  test('options in the address of the database have the last word', () => {
    const settings = connectionSettings(`${url}?options=-csearch_path%3Dschool`);
    expect(settings.search_path).toBeUndefined();
    expect(settings.lock_timeout).toBe('4s');
  });

  test('transactions that wait for each other are repeated', async () => {
    const { database, pool } = server.connection;
    await pool.query('CREATE TABLE pair (n integer PRIMARY KEY, hits integer DEFAULT 0)');
    await pool.query('INSERT INTO pair VALUES (1), (2)');
    const hit = (first: number, second: number) =>
      database.transaction(async (transaction) => {
        for (const n of [first, second]) {
          await transaction.execute(sql`UPDATE pair SET hits = hits + 1 WHERE n = ${n}`);
          await transaction.execute(sql`SELECT pg_sleep(0.05)`);
        }
      });
    await Promise.all([hit(1, 2), hit(2, 1), hit(1, 2), hit(2, 1)]);
    const { rows } = await pool.query('SELECT sum(hits)::integer AS hits FROM pair');
    expect(rows).toEqual([{ hits: 8 }]);
  });

  test.each(['40001', '40P01', '25006', '53100', '53300', '57014', '57P01', '57P03', '08006'])(
    'a request that the database refuses with %s gets 503 and may come again',
    async (state) => {
      const { pool } = server.connection;
      await pool.query(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${state}'; END $$`,
      );
      await pool.query(
        'CREATE TRIGGER refuse BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION refuse()',
      );
      const { status, headers } = await server.call('POST', 'book-demo-class', {
        full_name: 'Asha',
        email: 'asha@example.com',
        phone_number: '+919876543210',
        course: 'numerology',
        type: 'book demo class',
      });
      expect([status, headers['retry-after']]).toEqual([503, '2']);
    },
  );

  test('a database that has become read-only is not ready, and its connections are replaced', async () => {
    await setDefault('SET default_transaction_read_only = on');
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const addUser = () =>
      server.addUser().then(
        () => 'works',
        () => 'refused',
      );
    // Several connections at once, each of which stays read-only for its life.
    await Promise.all([addUser(), addUser(), addUser()]);
    expect(await addUser()).toBe('refused');
    expect((await server.call('GET', '/api/ready')).status).toBe(503);
    expect((await server.call('GET', '/api/health')).status).toBe(200);
    await setDefault('RESET default_transaction_read_only');
    await addUser();
    expect(await Promise.all([addUser(), addUser(), addUser()])).toEqual([
      'works',
      'works',
      'works',
    ]);
    expect((await server.call('GET', '/api/ready')).status).toBe(200);
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { users } from '../../modules/accounts/accounts-tables';
import { orderItems, orders } from '../../modules/orders/orders-tables';
import { attempts, payments } from '../../modules/payments/payments-tables';
import { receipts } from '../../modules/receipts/receipts-tables';
import { buy, coursePayload } from '../../testing/payments/orders';
import { type TestServer, openTestServer } from '../../testing/test-server';
import { findRow } from './rows';

describe('connections', () => {
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
});

describe('rows', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await buy(server, coursePayload());
    await server.runTask('deliver messages');
  });
  afterAll(() => server.close());

  test.each([users, orders, orderItems, attempts, payments, receipts])(
    'a row that is read as one value is what is read column by column (table %#)',
    async (table) => {
      const { database } = server.services;
      const [known] = await database.select().from(table).limit(1);
      expect(known).toBeDefined();
      expect(await findRow(database, table, sql`true`)).toEqual(known);
    },
  );
});

describe('tables', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  interface Column {
    table: string;
    name: string;
    type: string;
    required: boolean;
  }

  /** Every table that a source file exports. */
  async function declaredTables(): Promise<PgTable[]> {
    const source = join(__dirname, '../..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.ts') &&
        !name.endsWith('.test.ts') &&
        readFileSync(join(source, name), 'utf8').includes('= pgTable('),
    );
    const modules = await Promise.all(
      files.map((name) => import(join(source, name)) as Promise<Record<string, unknown>>),
    );
    return modules
      .flatMap((module) => Object.values(module))
      .filter((value): value is PgTable => value instanceof PgTable);
  }

  const key = ({ table, name, type, required }: Column) =>
    `${table}.${name} ${type}${required ? ' NOT NULL' : ''}`;

  test('the tables that the code declares match those that the migrations create', async () => {
    const declared = (await declaredTables()).flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => ({
        table: name,
        name: column.name,
        type: column.getSQLType(),
        required: column.notNull || column.primary,
      }));
    });
    const { rows } = await server.services.pool.query<Column>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
           a.attnotnull AS required
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped`);
    expect(declared.map(key).sort()).toEqual(rows.map(key).sort());
  });
});

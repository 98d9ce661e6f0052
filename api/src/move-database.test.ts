import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { moveDatabase } from './operations/move-database';
import { connectDatabase } from './platform/database/database';
import { migrations } from './platform/database/migrations/migrations';
import { loadConfig, startServer } from './server';
import { placeEmptyDatabase } from './testing/database/empty-database';
import { coursePayload } from './testing/payments/orders';

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server ? test : test.skip;

jest.setTimeout(300_000);

const ORDERS = 2_500;
const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
const name = `api_test_${randomBytes(6).toString('hex')}`;
const url = server ? Object.assign(new URL(server), { pathname: `/${name}` }).href : '';
const env = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  DATA_DIR: dataDir,
  SITE_DIR: join(dataDir, 'no-site'),
};

async function admin(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
beforeAll(async () => {
  if (server) await admin(`CREATE DATABASE ${name}`);
});
afterAll(async () => {
  if (server) await admin(`DROP DATABASE ${name} WITH (FORCE)`);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Buys a course on the running server, and pays for it on the page of the sandbox. */
async function buy(address: string, email: string): Promise<void> {
  const created = await fetch(`${address}/api/payment/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(coursePayload({ email, remarks: 'Zoë \'quotes\' \\ "and" ,{NULL}' })),
  });
  // The response of the route.
  const { order_number: number } = (await created.json()) as { order_number: string };
  const paid = await fetch(`${address}/sandbox-pay/${number}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ result: 'paid' }),
  });
  expect(paid.status).toBeLessThan(400);
}

const receiptsOf = async (databaseUrl: string | null) => {
  const connection = await connectDatabase({ databaseUrl, dataDir });
  const { rows } = await connection.pool.query<{ number: string; sequence: number }>(
    "SELECT number, sequence FROM receipts WHERE kind = 'receipt' ORDER BY financial_year, sequence",
  );
  await connection.close();
  return rows;
};

onPostgres('everything moves out of the embedded database, and receipts go on', async () => {
  await placeEmptyDatabase(dataDir);
  const before = await startServer(loadConfig(env, { sampleData: true }));
  await buy(before.address, 'before@example.com');
  await before.stop();
  const embedded = await connectDatabase({ databaseUrl: null, dataDir });
  // All but those that the database computes.
  const columns = (
    await embedded.pool.query<{ names: string }>(
      `SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute
       WHERE attrelid = 'orders'::regclass AND attnum > 0 AND attgenerated = '' AND NOT attisdropped`,
    )
  ).rows[0]!.names;
  await embedded.pool.query(
    `INSERT INTO orders (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns.replace(/\w+/g, 'copied.$&')}
     FROM (SELECT * FROM orders ORDER BY id DESC LIMIT 1) AS o,
       generate_series(1, ${ORDERS}) AS n,
       LATERAL jsonb_populate_record(NULL::orders, to_jsonb(o) || jsonb_build_object(
         'id', 100000 + n, 'order_number', 'NK-COPY-' || n, 'token_hash', 'hash ' || n)) AS copied`,
  );
  await embedded.close();
  const receipts = await receiptsOf(null);

  const lines: string[] = [];
  const moved = await moveDatabase({ ...env, DATABASE_URL: url }, (line) => lines.push(line));
  expect(moved.find(({ table }) => table === 'orders')!.rows).toBeGreaterThan(ORDERS);
  expect(moved.length).toBeGreaterThan(30);
  expect(lines).toHaveLength(moved.length);
  expect(await receiptsOf(url)).toEqual(receipts);

  // A second time would mix two shops.
  await expect(moveDatabase({ ...env, DATABASE_URL: url }, () => {})).rejects.toThrow('not empty');

  const after = await startServer(loadConfig({ ...env, DATABASE_URL: url }));
  await buy(after.address, 'after@example.com');
  await after.stop();
  const later = await receiptsOf(url);
  expect(later).toHaveLength(receipts.length + 1);
  expect(later.at(-1)!.sequence).toBe(receipts.at(-1)!.sequence + 1);
  const connection = await connectDatabase({ databaseUrl: url, dataDir });
  const applied = await connection.pool.query('SELECT 1 FROM schema_migrations');
  expect(applied.rowCount).toBe(migrations.length);
  await connection.close();
});

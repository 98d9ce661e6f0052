import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { coursePayload } from './testing/payments/orders';
import { placeEmptyDatabase } from './testing/database/empty-database';
import { openEmbeddedDatabase } from './platform/database/embedded-database';

/** A few rounds by default; KILL_ROUNDS=50 makes a long run. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const WRITERS = 4;

jest.setTimeout(180_000 + ROUNDS * 60_000);

const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, './server.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      DATA_DIR: dataDir,
      SITE_DIR: join(dataDir, 'no-site'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /Listening on (\S+)/.exec(output);
      if (found) resolve(found[1]!);
    });
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('exit', () => reject(new Error(output)));
  });
  return { child, address };
}

const acknowledged = { leads: [] as string[], orders: [] as string[], paid: [] as string[] };
let written = 0;

/** Writes until the server is killed, and records what the server has acknowledged. */
async function writeOn(address: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  try {
    for (;;) {
      written += 1;
      const email = `writer${written}@example.com`;
      const lead = await post('book-demo-class', {
        full_name: 'Writer',
        email,
        phone_number: '9876543210',
        type: 'request callback',
      });
      if (lead.ok) acknowledged.leads.push(email);
      const order = await post('payment/create', coursePayload({ email }));
      if (!order.ok) continue;
      const { order_number } = (await order.json()) as { order_number: string };
      acknowledged.orders.push(order_number);
      const pressed = await fetch(`${address}/sandbox-pay/${order_number}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'result=paid',
        redirect: 'manual',
      });
      const returned = new URL(pressed.headers.get('location')!);
      const confirmed = await fetch(`${address}/api/payment-success${returned.search}`);
      if (confirmed.ok) acknowledged.paid.push(order_number);
    }
  } catch {
    // The server was killed.
  }
}

test('kill -9 at any moment of mixed writes loses nothing that was acknowledged', async () => {
  await placeEmptyDatabase(dataDir);
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = Date.now();
    const { child, address } = await start();
    slowest = Math.max(slowest, Date.now() - begin);
    const writers = Array.from({ length: WRITERS }, () => writeOn(address));
    await new Promise((next) => setTimeout(next, 200 + Math.random() * 1500));
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([gone, ...writers]);
  }
  console.info(
    `${ROUNDS} kills: ${acknowledged.leads.length} leads, ${acknowledged.orders.length} orders, ${acknowledged.paid.length} payments acknowledged; slowest start ${slowest} ms`,
  );
  const embedded = await openEmbeddedDatabase(dataDir);
  const client = new Client(embedded.connection);
  await client.connect();
  const column = async (statement: string) =>
    new Set((await client.query<{ value: string }>(statement)).rows.map((row) => row.value));
  const leads = await column('SELECT email AS value FROM leads');
  const orders = await column('SELECT order_number AS value FROM orders');
  const paid = await column(`SELECT order_number AS value FROM orders o WHERE status = 'paid'
    AND EXISTS (SELECT 1 FROM enrolments e WHERE e.order_id = o.id OR e.user_id = o.user_id)
    AND EXISTS (SELECT 1 FROM outgoing_messages m WHERE m.message->>'subject' LIKE '%' || o.order_number)`);
  const totals = await client.query(`SELECT
    (SELECT coalesce(sum(transactions), 0)::integer FROM daily_totals) AS counted,
    (SELECT count(*)::integer FROM orders WHERE status = 'paid') AS paid`);
  await client.end();
  await embedded.close();

  expect(acknowledged.leads.filter((email) => !leads.has(email))).toEqual([]);
  expect(acknowledged.orders.filter((number) => !orders.has(number))).toEqual([]);
  expect(acknowledged.paid.filter((number) => !paid.has(number))).toEqual([]);
  expect(totals.rows[0].counted).toBe(totals.rows[0].paid);
  expect(acknowledged.leads.length).toBeGreaterThan(0);
});

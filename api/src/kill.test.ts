import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { coursePayload } from './testing/payments/orders';
import { placeEmptyDatabase } from './testing/database/empty-database';
import { openEmbeddedDatabase } from './platform/database/embedded-database';

const ROUNDS = 2;
const WRITERS = 4;

jest.setTimeout(300_000);

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

const acknowledged = { leads: [] as string[], orders: [] as string[] };
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
    }
  } catch {
    // The server was killed.
  }
}

test('kill -9 of npm start at any moment of mixed writes loses nothing that was acknowledged', async () => {
  await placeEmptyDatabase(dataDir);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, address } = await start();
    const writers = Array.from({ length: WRITERS }, () => writeOn(address));
    const before = acknowledged.orders.length;
    while (acknowledged.orders.length === before) await wait(10);
    await wait(Math.random() * 1000);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([gone, ...writers]);
  }
  const embedded = await openEmbeddedDatabase(dataDir);
  const client = new Client(embedded.connection);
  await client.connect();
  const column = async (statement: string) =>
    new Set((await client.query<{ value: string }>(statement)).rows.map((row) => row.value));
  const leads = await column('SELECT email AS value FROM leads');
  const orders = await column('SELECT order_number AS value FROM orders');
  await client.end();
  await embedded.close();

  expect(acknowledged.leads.filter((email) => !leads.has(email))).toEqual([]);
  expect(acknowledged.orders.filter((number) => !orders.has(number))).toEqual([]);
});

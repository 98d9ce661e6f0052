import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/src/units/units';
import { median, printFigure, type Figure } from '../figure';
import { freePort } from 'node-shared/free-port';
import { killGroup, startProcess } from '../server-process';
import { createDatabase } from './bench-server';

const BUYERS = [1, 4, 16];
const PROCESSES = [1, 2];
/** Paid orders of one measurement. */
const ORDERS = 150;
const ROUNDS = 2;

/**
 * Paid orders a second of the same course with one and two processes on PostgreSQL. With
 * BENCH_BEFORE=FOLDER the API of another checkout is measured too, each time just before, so that both have
 * the same machine.
 */
export async function benchSales(): Promise<Figure[]> {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url) throw new Error('Name a PostgreSQL server in BENCH_DATABASE_URL.');
  const before = process.env.BENCH_BEFORE;
  const shops: Shop[] = [];
  const rates = new Map<string, number[]>();
  try {
    if (before) shops.push(await openShop('before', before, url));
    shops.push(await openShop('now', root, url));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const buyers of BUYERS) {
        for (const count of PROCESSES) {
          for (const { name, addresses } of shops) {
            const key = `${name}: ${buyers} buyers, ${count} processes`;
            const rate = await sell(addresses.slice(0, count), buyers);
            rates.set(key, [...(rates.get(key) ?? []), rate]);
          }
        }
      }
    }
  } finally {
    for (const shop of shops) await shop.close();
  }
  for (const [key, each] of rates) {
    console.log(`       ${key}: ${median(each).toFixed(1)} paid orders a second`);
  }
  const now = (count: number) => median(rates.get(`now: 16 buyers, ${count} processes`)!);
  const figure: Figure = {
    name: 'paid orders a second of one course, 16 buyers, two processes / one',
    measured: now(2) / now(1),
    unit: '',
    bound: 'at least',
    target: 1.5,
    detail: `${now(2).toFixed(0)} / ${now(1).toFixed(0)}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`,
  };
  printFigure(figure);
  return [figure];
}

/** Two processes of one version on a database of their own. */
interface Shop {
  name: string;
  addresses: string[];
  close: () => Promise<void>;
}

async function openShop(name: string, folder: string, serverUrl: string): Promise<Shop> {
  const database = await createDatabase(serverUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const processes: { server: ChildProcess; address: string }[] = [];
  const close = async () => {
    for (const { server } of processes) await killGroup(server);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (const _ of PROCESSES) processes.push(await startApi(folder, database.url, dataDir));
  } catch (error) {
    await close();
    throw error;
  }
  return { name, addresses: processes.map(({ address }) => address), close };
}

/** Orders a second that this number of buyers pays at the same time, on these processes in turn. */
async function sell(addresses: readonly string[], buyers: number): Promise<number> {
  const orders = await placeOrders(addresses);
  const begin = performance.now();
  await inTurn(buyers, orders, (number, index) =>
    pay(addresses[index % addresses.length]!, number),
  );
  return (ORDERS / (performance.now() - begin)) * 1000;
}

async function startApi(folder: string, databaseUrl: string, dataDir: string) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { server } = await startProcess(
    ['--import', 'tsx', join(folder, 'api/src/server.ts')],
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(dataDir, String(port)),
      SITE_DIR: join(dataDir, 'no-site'),
      PORT: String(port),
      SITE_URL: address,
      SECRET_KEY: 'the key of all processes of the bench',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    folder,
  );
  return { server, address };
}

let buyer = 0;

/** Orders of guests, so that each payment also opens an account, as most do. */
async function placeOrders(addresses: readonly string[]): Promise<string[]> {
  const numbers: string[] = [];
  await inTurn(8, Array.from({ length: ORDERS }), async (_, index) => {
    buyer += 1;
    const response = await fetch(`${addresses[index % addresses.length]}/api/payment/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        user_id: '',
        course_id: 101,
        course_name: 'Bench',
        course_startDate: '2025-08-01',
        course_type: 'course',
        total_amount: 9999,
        discount_amount: 0,
        payable_amount: 9999,
        currency: 'INR',
        remarks: '',
        first_name: 'Bench',
        last_name: `Buyer ${buyer}`,
        email: `buyer${buyer}@example.com`,
        phone: '9876543211',
        password: 'bench-password',
        confirm_password: '',
        street_address: '1 MG Road',
        town_city: 'Pune',
        country: 'India',
        postcode: '411001',
      }),
    });
    const { order_number: number, message } = (await response.json()) as Record<string, string>;
    if (!number) throw new Error(`No order: ${response.status} ${message}`);
    numbers.push(number);
  });
  return numbers;
}

async function pay(address: string, number: string): Promise<void> {
  const response = await fetch(`${address}/sandbox-pay/${number}`, {
    method: 'POST',
    body: new URLSearchParams({ result: 'paid' }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`${number} is not paid: ${response.status}`);
}

/** Runs the jobs with this many at the same time. */
async function inTurn<Job>(
  many: number,
  jobs: readonly Job[],
  run: (job: Job, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const index = next;
      next += 1;
      await run(jobs[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: many }, worker));
}

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { root } from '../../../scripts/src/units/units';
import { atLeast, atMost, median, type Figure } from '../figure';
import { freePort } from 'node-shared/free-port';
import { killGroup, startProcess } from '../server-process';
import { createDatabase } from './bench-server';

/** What is sold, by the ids of the courses: one without dates, one with seats in a batch, and three with seats. */
const SOLD = { 'no dates': [102], dated: [101], 'three dated': [101, 103, 104] };
type Sold = keyof typeof SOLD;
const BUYERS = 16;
const PROCESSES = [1, 2];
/** Paid orders of one measurement. */
const ORDERS = 300;
const ROUNDS = 2;
/** Milliseconds of one tick in /proc. */
const TICK = 10;

interface Sale {
  /** Orders a second. */
  rate: number;
  /** Milliseconds that 99 of 100 payments take at most. */
  slowest: number;
  /** Milliseconds of the processor that an order takes: of the server's main thread, and of all its threads. */
  main: number;
  all: number;
  statements: number;
}

/**
 * Orders that are created and paid, with one and two processes on PostgreSQL. With BENCH_BEFORE=FOLDER the API of
 * another checkout is measured too, each time just before, so that both have the same machine.
 */
export async function* benchSales(): AsyncGenerator<Figure[]> {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url) throw new Error('Name a PostgreSQL server in BENCH_DATABASE_URL.');
  const before = process.env.BENCH_BEFORE;
  const shops: Shop[] = [];
  const sales = new Map<string, Sale[]>();
  try {
    if (before) shops.push(await openShop('before', before, url));
    shops.push(await openShop('now', root, url));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const sold of Object.keys(SOLD) as Sold[]) {
        for (const count of PROCESSES) {
          for (const shop of shops) {
            const key = nameOf(shop.name, sold, count);
            const sale = await sell(shop.processes.slice(0, count), SOLD[sold]);
            sales.set(key, [...(sales.get(key) ?? []), sale]);
            console.log(`       ${key}: ${sentenceOf(sale)}`);
          }
        }
      }
    }
  } finally {
    for (const shop of shops) await shop.close();
  }
  const of = (key: string, part: keyof Sale) => median(sales.get(key)!.map((sale) => sale[part]));
  const detail = `${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`;
  yield (['no dates', 'dated'] as const).flatMap((sold): Figure[] => {
    const now = (count: number, part: keyof Sale) => of(nameOf('now', sold, count), part);
    const name = (what: string) => `${what}, ${sold}, ${BUYERS} buyers`;
    const perOrder = (shop: string) => of(nameOf(shop, sold, 1), 'main');
    return [
      atLeast(
        name('paid orders a second, two processes / one'),
        now(2, 'rate') / now(1, 'rate'),
        1.5,
        detail,
      ),
      atMost(name('the slowest of 100 payments'), now(1, 'slowest'), 1000, detail, ' ms'),
      ...(before
        ? [
            atLeast(
              name('main thread of an order, before / now'),
              perOrder('before') / perOrder('now'),
              3,
              detail,
            ),
          ]
        : []),
    ];
  });
}

const sentenceOf = ({ rate, slowest, main, all, statements }: Sale) =>
  `${rate.toFixed(1)} a second, p99 ${slowest.toFixed(0)} ms; an order takes ${main.toFixed(1)} ms of the main ` +
  `thread, ${all.toFixed(1)} of all threads and ${statements.toFixed(1)} statements`;

const nameOf = (shop: string, sold: Sold, count: number) =>
  `${shop}, ${sold}: ${BUYERS} buyers, ${count} processes`;

interface Process {
  server: ChildProcess;
  address: string;
  /** Where the process writes how many statements it has sent. */
  counter: string;
}

/** Two processes of one version on a database of their own, which sells three courses with dates and one without. */
interface Shop {
  name: string;
  processes: Process[];
  close: () => Promise<void>;
}

async function openShop(name: string, folder: string, serverUrl: string): Promise<Shop> {
  const database = await createDatabase(serverUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const processes: Process[] = [];
  const close = async () => {
    for (const { server } of processes) await killGroup(server);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (const _ of PROCESSES) processes.push(await startApi(folder, database.url, dataDir));
    await publishDates(database.url);
  } catch (error) {
    await close();
    throw error;
  }
  return { name, processes, close };
}

async function publishDates(url: string): Promise<void> {
  const [course, ...others] = shippedCatalogue.courses;
  const days = { firstDay: '2099-01-03', lastDay: '2099-01-31', weekdays: [6] };
  const batch = { id: 'next', ...days, time: '10:00', minutes: 90, language: '', seats: 100_000 };
  const dated = [101, 103, 104].map((id) => ({ ...course!, id, batches: [batch] }));
  const rest = others.filter(({ id }) => !dated.some((each) => each.id === id));
  const content = { ...shippedCatalogue, courses: [...dated, ...rest] };
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO catalogue_versions (version, content, published_at, published_by, note)
     SELECT max(version) + 1, $1::json, now(), 'Bench', '' FROM catalogue_versions`,
    [JSON.stringify(content)],
  );
  await client.end();
}

/** Sells on these processes in turn, to all buyers at the same time. */
async function sell(processes: readonly Process[], courses: readonly number[]): Promise<Sale> {
  const before = processes.map(usedBy);
  const orders = await placeOrders(processes, courses);
  const times: number[] = [];
  const begin = performance.now();
  await inTurn(BUYERS, orders, async (number, index) => {
    const from = performance.now();
    await pay(processes[index % processes.length]!.address, number);
    times.push(performance.now() - from);
  });
  const rate = (ORDERS / (performance.now() - begin)) * 1000;
  // Receipts and e-mails follow; they belong to the orders.
  await new Promise((next) => setTimeout(next, 3000));
  const after = processes.map(usedBy);
  const perOrder = (part: keyof ReturnType<typeof usedBy>) =>
    after.reduce((sum, each, index) => sum + each[part] - before[index]![part], 0) / ORDERS;
  return {
    rate,
    slowest: times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)]!,
    main: perOrder('main'),
    all: perOrder('all'),
    statements: perOrder('statements'),
  };
}

function usedBy({ server, counter }: Process) {
  const timeOf = (file: string) => {
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  };
  const folder = `/proc/${server.pid}`;
  return {
    main: timeOf(`${folder}/task/${server.pid}/stat`),
    all: timeOf(`${folder}/stat`),
    statements: Number(readFileSync(counter, 'utf8')),
  };
}

async function startApi(folder: string, databaseUrl: string, dataDir: string): Promise<Process> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const counter = join(dataDir, `statements-${port}`);
  const server = await startProcess(
    [
      '--import',
      'tsx',
      '--require',
      join(__dirname, 'count-statements.cjs'),
      join(folder, 'api/src/server.ts'),
    ],
    {
      COUNT_STATEMENTS: counter,
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
  return { server, address, counter };
}

const priceOf = (id: number): number =>
  (shippedCatalogue.courses.find((each) => each.id === id) ?? shippedCatalogue.courses[0]!)
    .newPrice;

let buyer = 0;

/** Orders of guests, so that each payment also opens an account, as most do. */
async function placeOrders(
  processes: readonly Process[],
  courses: readonly number[],
): Promise<string[]> {
  const numbers: string[] = [];
  await inTurn(8, Array.from({ length: ORDERS }), async (_, index) => {
    buyer += 1;
    const id = courses[index % courses.length]!;
    const price = priceOf(id);
    const response = await fetch(
      `${processes[index % processes.length]!.address}/api/payment/create`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          user_id: '',
          course_id: id,
          course_name: 'Bench',
          course_startDate: '2025-08-01',
          course_type: 'course',
          total_amount: price,
          discount_amount: 0,
          payable_amount: price,
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
      },
    );
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

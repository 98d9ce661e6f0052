import { sql } from 'drizzle-orm';
import { orderCondition } from '../../../api/src/modules/reports/order-list';
import { atMost, median, type Figure } from '../figure';
import { openBenchServer, type BenchServer } from './bench-server';
import { generateOrders } from './generated-orders';

const PER_PAGE = 10;

/** Times of the reports with many orders, compared with the same reports on 1000 orders. */
export async function reportFigures(serverUrl: string | null, many: number): Promise<Figure[]> {
  const small = await serverWith(serverUrl, 1000);
  const large = await serverWith(serverUrl, many);
  try {
    return await compare(small, large, serverUrl ? 'PostgreSQL' : 'embedded', many);
  } finally {
    await small.close();
    await large.close();
  }
}

async function serverWith(serverUrl: string | null, count: number): Promise<BenchServer> {
  const server = await openBenchServer(serverUrl);
  await generateOrders(server.connection.pool, count);
  return server;
}

async function compare(
  small: BenchServer,
  large: BenchServer,
  database: string,
  many: number,
): Promise<Figure[]> {
  const readSmall = await reader(small);
  const read = await reader(large);
  const page = (number: number) => `webinar-orders?page=${number}&per_page=${PER_PAGE}`;
  const last = Math.ceil((await read(page(1))).data.total / PER_PAGE);
  const part = (await read(page(Math.ceil(last / 2)))).data.data[0].first_name.slice(0, 4);
  const times = await medianTimes({
    summaryOfFew: () => readSmall('dashboard-summary'),
    summary: () => read('dashboard-summary'),
    overviewOfFew: () => readSmall('overview?from_date=2026-04-01'),
    overview: () => read('overview?from_date=2026-04-01'),
    firstOfFew: () => readSmall(page(1)),
    first: () => read(page(1)),
    last: () => read(page(last)),
    oldestOfFew: () => readSmall(`${page(1)}&sort=oldest`),
    oldest: () => read(`${page(1)}&sort=oldest`),
    filtered: () => read(`webinar-orders?name=${part}&per_page=${PER_PAGE}`),
    filteredToAll: () => read(`webinar-orders?email=example&per_page=${PER_PAGE}`),
  });
  const { time, ratio } = figuresOn(database);
  return [
    ratio(`dashboard summary, ${many} orders / 1000`, times.summary, times.summaryOfFew, 1.5),
    ratio(`overview of a year, ${many} orders / 1000`, times.overview, times.overviewOfFew, 2),
    ratio(`order list page 1, ${many} orders / 1000`, times.first, times.firstOfFew, 2),
    ratio(`order list oldest first, ${many} orders / 1000`, times.oldest, times.oldestOfFew, 2),
    ratio(`last page / page 1, ${many} orders`, times.last, times.first, 20),
    time(
      `filter by part of a name, ${many} orders`,
      times.filtered,
      50,
      await indexesUsed(large, part),
    ),
    time(
      `filter by a part that every e-mail has, ${many} orders`,
      times.filteredToAll,
      50,
      'ends at the most matches that are counted',
    ),
  ];
}

async function reader(server: BenchServer) {
  const token = await server.login(3);
  return async (path: string) => {
    const response = await server.app.inject({
      url: `/api/admin/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
    return response.json();
  };
}

async function indexesUsed(server: BenchServer, part: string): Promise<string> {
  const condition = orderCondition('webinar', { name: part });
  const plan = await server.services.database.execute<{ 'QUERY PLAN': string }>(
    sql`EXPLAIN SELECT id, created_at FROM orders WHERE ${condition} LIMIT 10001`,
  );
  const lines = plan.rows.map((row) => row['QUERY PLAN']);
  return lines.find((line) => line.includes('Index'))?.trim() ?? `no index: ${lines[0]}`;
}

/**
 * The median times of several calls in milliseconds. The calls take turns, so that other load on
 * the machine affects all of them equally.
 */
async function medianTimes<Name extends string>(
  calls: Record<Name, () => Promise<unknown>>,
  rounds = 101,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls) as Name[];
  const taken = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -10; round < rounds; round += 1) {
    for (const name of names) {
      const begin = performance.now();
      await calls[name]();
      if (round >= 0) taken.get(name)!.push(performance.now() - begin);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name)!)])) as Record<
    Name,
    number
  >;
}

/** Functions that make the figures of one database; times are in milliseconds. */
const figuresOn = (database: string) => ({
  time: (name: string, measured: number, target: number, detail = ''): Figure =>
    atMost(`${name}, ${database}`, measured, target, detail, ' ms'),
  ratio: (name: string, above: number, below: number, target: number): Figure =>
    atMost(
      `${name}, ${database}`,
      above / below,
      target,
      `${above.toFixed(1)} ms / ${below.toFixed(1)} ms`,
    ),
});

import { sql } from 'drizzle-orm';
import { orderCondition } from '../../../api/src/modules/reports/order-list';
import { daysAfter, indianDay } from '../../../api/src/platform/indian-time';
import type { Figure } from '../figure';
import { openBenchServer, type BenchServer } from './bench-server';
import { generateOrders } from './generated-orders';
import { figuresOn, medianTimes } from './median-times';

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
  const middle = Math.ceil(last / 2);
  const part = (await read(page(middle))).data.data[0].first_name.slice(0, 4);
  const year = `overview?from_date=${daysAfter(indianDay(new Date()), -364)}`;
  const times = await medianTimes({
    summaryOfFew: () => readSmall('dashboard-summary'),
    summary: () => read('dashboard-summary'),
    overviewOfFew: () => readSmall(year),
    overview: () => read(year),
    firstOfFew: () => readSmall(page(1)),
    first: () => read(page(1)),
    middle: () => read(page(middle)),
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
    ratio(`middle page / page 1, ${many} orders`, times.middle, times.first, 20),
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

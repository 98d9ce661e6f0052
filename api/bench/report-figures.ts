import { sql } from 'drizzle-orm';
import { orderCondition } from '../src/modules/reports/order-list';
import { openBenchServer, type BenchServer } from './bench-server';
import { medianMs, ms, type Figure } from './figures';
import { generateOrders } from './generated-orders';

const PER_PAGE = 10;

interface Times {
  summary: number;
  first: number;
  last: number;
  middle: number;
  filtered: number;
  plan: string;
}

/** The reports with many orders against the same reports with a thousand. */
export async function reportFigures(serverUrl: string | null, many: number): Promise<Figure[]> {
  const few = await timesWith(serverUrl, 1000);
  const lots = await timesWith(serverUrl, many);
  const database = serverUrl ? 'PostgreSQL' : 'embedded';
  const ratio = (name: string, above: number, below: number, limit: number): Figure => ({
    name,
    database,
    value: above / below,
    unit: 'ratio',
    limit,
    detail: `${ms(above)} / ${ms(below)}`,
  });
  return [
    ratio(`dashboard summary, ${many} orders / 1000`, lots.summary, few.summary, 1.5),
    ratio(`order list page 1, ${many} orders / 1000`, lots.first, few.first, 2),
    ratio(`last page / page 1, ${many} orders`, lots.last, lots.first, 20),
    ratio(`middle page / page 1, ${many} orders`, lots.middle, lots.first, 20),
    {
      name: `filter by part of a name, ${many} orders`,
      database,
      value: lots.filtered,
      unit: 'ms',
      limit: 50,
      detail: lots.plan,
    },
  ];
}

async function timesWith(serverUrl: string | null, count: number): Promise<Times> {
  const server = await openBenchServer(serverUrl);
  try {
    await generateOrders(server.connection.pool, count);
    return await measure(server);
  } finally {
    await server.close();
  }
}

async function measure(server: BenchServer): Promise<Times> {
  const token = await server.login(3);
  const read = async (path: string) => {
    const answer = await server.app.inject({
      url: `/api/admin/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json();
  };
  const page = (number: number) => read(`webinar-orders?page=${number}&per_page=${PER_PAGE}`);
  const { total } = (await page(1)).data;
  const last = Math.ceil(total / PER_PAGE);
  const someone = (await page(Math.ceil(last / 2))).data.data[0];
  const part = someone.first_name.slice(0, 4);
  return {
    summary: await medianMs(() => read('dashboard-summary')),
    first: await medianMs(() => page(1)),
    last: await medianMs(() => page(last)),
    middle: await medianMs(() => page(Math.ceil(last / 2))),
    filtered: await medianMs(() => read(`webinar-orders?name=${part}&per_page=${PER_PAGE}`)),
    plan: await indexesUsed(server, part),
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

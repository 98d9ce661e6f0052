import { reached, type Figure } from './figures';
import { loadFigures } from './load-figures';
import { reportFigures } from './report-figures';

export { reached, type Figure } from './figures';

/** Every figure of the API, on the embedded database and, where one is given, on PostgreSQL. */
export async function apiFigures({
  serverUrl = null,
  orders = 1_000_000,
  requests = 100_000,
}: {
  serverUrl?: string | null;
  orders?: number;
  requests?: number;
}): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const url of serverUrl ? [serverUrl, null] : [null]) {
    figures.push(...(await reportFigures(url, orders)), ...(await loadFigures(url, requests)));
  }
  return figures;
}

async function main(): Promise<void> {
  const figures = await apiFigures({
    serverUrl: process.env.BENCH_DATABASE_URL ?? null,
    orders: Number(process.env.BENCH_ORDERS ?? 1_000_000),
    requests: Number(process.env.BENCH_REQUESTS ?? 100_000),
  });
  for (const figure of figures) {
    const { name, database, value, unit, limit, atLeast, detail } = figure;
    const mark = reached(figure) ? 'reached' : 'MISSED ';
    const wanted = `${atLeast ? 'at least' : 'at most'} ${limit}`;
    console.info(
      `${mark}  ${database.padEnd(10)}  ${name}: ${value.toFixed(2)} ${unit} (${wanted}; ${detail})`,
    );
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}

import { reached, type Figure } from './figures';
import { loadFigures } from './load-figures';
import { reportFigures } from './report-figures';

export { reached, type Figure } from './figures';

interface BenchOptions {
  /** A PostgreSQL server to measure on as well; its user may create databases. */
  serverUrl?: string | null;
  orders?: number;
  requests?: number;
}

/** Every figure of the API as it is measured, on PostgreSQL where one is given, and embedded. */
export async function* apiFigures({
  serverUrl = null,
  orders = 1_000_000,
  requests = 100_000,
}: BenchOptions): AsyncGenerator<Figure> {
  for (const url of serverUrl ? [serverUrl, null] : [null]) {
    yield* await loadFigures(url, requests);
    yield* await reportFigures(url, orders);
  }
}

export function figureLine(figure: Figure): string {
  const { name, database, value, unit, limit, atLeast, detail } = figure;
  const mark = reached(figure) ? 'reached' : 'MISSED ';
  const wanted = `${atLeast ? 'at least' : 'at most'} ${limit}`;
  return `${mark}  ${database.padEnd(10)}  ${name}: ${value.toFixed(2)} ${unit} (${wanted}; ${detail})`;
}

async function main(): Promise<void> {
  const figures = apiFigures({
    serverUrl: process.env.BENCH_DATABASE_URL ?? null,
    orders: Number(process.env.BENCH_ORDERS ?? 1_000_000),
    requests: Number(process.env.BENCH_REQUESTS ?? 100_000),
  });
  for await (const figure of figures) console.info(figureLine(figure));
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}

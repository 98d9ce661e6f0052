/** Measures the figures that docs/benchmarks.md promises: `npm run bench -- [pages] [api] [sales] [returning]`. */
import { benchSales } from './api/sales-figures';
import { isMet, type Figure, printFigure } from './figure';
import { benchPages } from './pages/bench-pages';
import { benchReturning } from './returning/bench-returning';
import { loadFigures } from './api/load-figures';
import { reportFigures } from './api/report-figures';

const ORDERS = 1_000_000;
const REQUESTS = 100_000;

/**
 * Measures the API: first on the PostgreSQL server of BENCH_DATABASE_URL, if it is set, then on the embedded
 * database. The user of the server must be allowed to create databases.
 */
async function* benchApi(): AsyncGenerator<Figure[]> {
  const serverUrl = process.env.BENCH_DATABASE_URL;
  for (const url of serverUrl ? [serverUrl, null] : [null]) {
    yield await loadFigures(url, REQUESTS);
    yield await reportFigures(url, ORDERS);
  }
}

/** Each part measures one area; its figures are printed as soon as they are measured. */
const parts: Readonly<Record<string, () => AsyncGenerator<Figure[]>>> = {
  pages: benchPages,
  api: benchApi,
  ...(process.env.BENCH_DATABASE_URL && { sales: benchSales }),
};

/** Parts that take an hour, only run by name. */
const long: typeof parts = { returning: benchReturning };

async function bench(named: string[]): Promise<void> {
  const unknown = named.find((name) => !(name in parts) && !(name in long));
  if (unknown) {
    throw new Error(
      `there is no ${unknown} to measure: name ${Object.keys({ ...parts, ...long }).join(' or ')}.`,
    );
  }
  let missed = 0;
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    console.log(`\n${name}`);
    for await (const figures of (parts[name] ?? long[name])!()) {
      figures.forEach(printFigure);
      missed += figures.filter((figure) => !isMet(figure)).length;
    }
  }
  if (missed > 0) throw new Error(`\n${missed} figures missed their target.`);
}

bench(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

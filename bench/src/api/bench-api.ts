import { printFigure, type Figure } from '../figure';
import { loadFigures } from './load-figures';
import { reportFigures } from './report-figures';

const ORDERS = 1_000_000;
const REQUESTS = 100_000;

/**
 * Measures the API: first on the PostgreSQL server of BENCH_DATABASE_URL, if it is set, then on the embedded
 * database. The user of the server must be allowed to create databases.
 */
export async function benchApi(): Promise<Figure[]> {
  const serverUrl = process.env.BENCH_DATABASE_URL;
  const figures: Figure[] = [];
  for (const url of serverUrl ? [serverUrl, null] : [null]) {
    for (const measure of [() => loadFigures(url, REQUESTS), () => reportFigures(url, ORDERS)]) {
      const measured = await measure();
      measured.forEach(printFigure);
      figures.push(...measured);
    }
  }
  return figures;
}

import { deskFigures } from './desk-figures';
import type { Figure } from './figures';
import { loadFigures } from './load-figures';
import { reportFigures } from './report-figures';

export { openBenchServer, type BenchServer } from './bench-server';
export type { Figure } from './figures';
export { profileFigure } from './load-figures';
export { generateOrders, placeOrders } from './generated-orders';

const ORDERS = 1_000_000;
const REQUESTS = 100_000;
const LEADS = 100_000;
const COURSES = 200;

/**
 * Measures the API and yields each figure: first on the PostgreSQL server at `serverUrl`, if given,
 * then on the embedded database. The user of the server must be allowed to create databases.
 */
export async function* apiFigures(serverUrl: string | null): AsyncGenerator<Figure> {
  for (const url of serverUrl ? [serverUrl, null] : [null]) {
    yield* await loadFigures(url, REQUESTS);
    yield* await reportFigures(url, ORDERS);
    yield* await deskFigures(url, LEADS, COURSES);
  }
}

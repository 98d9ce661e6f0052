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
 * Every figure of the API as it is measured: embedded, and before that on the PostgreSQL server of
 * the address, where one is given; its user may create databases.
 */
export async function* apiFigures(serverUrl: string | null): AsyncGenerator<Figure> {
  for (const url of serverUrl ? [serverUrl, null] : [null]) {
    yield* await loadFigures(url, REQUESTS);
    yield* await reportFigures(url, ORDERS);
    yield* await deskFigures(url, LEADS, COURSES);
  }
}

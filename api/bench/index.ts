import type { Figure } from './figures';
import { loadFigures } from './load-figures';
import { reportFigures } from './report-figures';

export { openBenchServer, type BenchServer } from './bench-server';
export type { Figure } from './figures';
export { generateOrders } from './generated-orders';

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

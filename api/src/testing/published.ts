import type { Batch, Catalogue } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { TestServer } from './test-server';

const DAY = 86_400_000;
const INDIA = 5.5 * 3_600_000;

/** The day in India, this many days after the server's time. */
export const dayIn = (server: Pick<TestServer, 'now'>, days: number): string =>
  new Date(server.now().getTime() + days * DAY + INDIA).toISOString().slice(0, 10);

/** A batch with a class on every day for three weeks, named after when it begins. */
export const batchIn = (server: Pick<TestServer, 'now'>, days: number, seats: number): Batch => ({
  id: `in-${days}`,
  firstDay: dayIn(server, days),
  lastDay: dayIn(server, days + 20),
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats,
});

/** Publishes the shipped catalogue with a change, not by the admin's call, which keeps what has buyers. */
export async function publish(
  server: Pick<TestServer, 'now' | 'services'>,
  change: (catalogue: Catalogue) => void,
): Promise<void> {
  const catalogue = structuredClone(shippedCatalogue);
  change(catalogue);
  await server.services.pool.query(
    `INSERT INTO catalogue_versions (version, content, published_at, published_by, note)
     SELECT max(version) + 1, $1::json, $2, 'Admin', '' FROM catalogue_versions`,
    [JSON.stringify(catalogue), server.now()],
  );
}

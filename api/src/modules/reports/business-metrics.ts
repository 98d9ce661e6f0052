import { isNull, sum } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import { failuresOfLastHour } from '../browser-reports/client-errors-repository';
import { knownVersions } from '../browser-reports/known-pages';
import { reviewCases } from '../payments/payments-tables';
import { dailyOrderCounts } from '../orders/orders-tables';
import type { Services } from '../../platform/app-types';

/**
 * Orders, failed sections and review cases; a scrape queries the database, so all machines report the
 * same. A metric without an answer of the database is left out.
 */
export function registerBusinessMetrics({ metrics, database, config }: Services): void {
  const isKnown = knownVersions(config.siteDir);
  new Gauge({
    name: 'site_orders',
    help: 'Orders by kind and status.',
    labelNames: ['kind', 'status'],
    registers: [metrics],
    async collect() {
      const { kind, status, count } = dailyOrderCounts;
      const rows = await database
        .select({ kind, status, count: sum(count) })
        .from(dailyOrderCounts)
        .groupBy(kind, status)
        .catch(() => []);
      this.reset();
      for (const row of rows) this.set({ kind: row.kind, status: row.status }, Number(row.count));
    },
  });
  new Gauge({
    name: 'site_failed_sections_last_hour',
    help: 'Reports of browsers about sections that could not be shown, of the last hour.',
    labelNames: ['remote', 'version'],
    registers: [metrics],
    async collect() {
      this.reset();
      const rows = await failuresOfLastHour(database).catch(() => []);
      for (const { remote, version, count } of rows) {
        // A browser can send any names; those that the site does not have are one row.
        const labels = isKnown(remote, version)
          ? { remote, version }
          : { remote: 'unknown', version: 'unknown' };
        this.inc(labels, count);
      }
    },
  });
  new Gauge({
    name: 'site_review_cases_open',
    help: 'Payments that wait for a decision of an administrator.',
    registers: [metrics],
    async collect() {
      this.set(await database.$count(reviewCases, isNull(reviewCases.closedAt)).catch(() => NaN));
    },
  });
}

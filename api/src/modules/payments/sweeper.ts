import { sql } from 'drizzle-orm';
import { applyPaymentReport } from './apply-payment-report';
import type { PaymentServices } from './provider';

const HOUR = 3_600_000;
/** Well below what providers allow a minute. */
const MOST_A_RUN = 50;

/** Asks the provider about open orders, so that a closed browser or a lost webhook loses nothing. */
export async function sweepOrders(services: PaymentServices): Promise<void> {
  for (const orderNumber of await takeDueOrders(services)) {
    try {
      const reports = await services.payments.fetchStatus(orderNumber);
      for (const report of reports) await applyPaymentReport(services, report);
    } catch (error) {
      services.log.error({ err: error, order: orderNumber }, 'provider did not answer');
    }
  }
}

/**
 * Each order is put off before it is asked about, by 4, 8, 16 … 60 minutes, until a day after its
 * link has expired. What one process has taken, another skips.
 */
async function takeDueOrders({ database, payments, now }: PaymentServices): Promise<string[]> {
  const at = now();
  const lastChance = new Date(at.getTime() - 24 * HOUR);
  const due = await database.execute<{ order_number: string }>(sql`
    UPDATE orders SET
      checks = checks + 1,
      next_check_at = CASE
        WHEN expires_at < ${lastChance.toISOString()} THEN NULL
        ELSE ${at.toISOString()}::timestamptz
             + least(60, power(2, least(checks + 2, 6))) * interval '1 minute'
      END
    WHERE id IN (
      SELECT id FROM orders
      WHERE next_check_at <= ${at.toISOString()} AND provider = ${payments.name}
      ORDER BY next_check_at LIMIT ${MOST_A_RUN} FOR UPDATE SKIP LOCKED)
    RETURNING order_number`);
  return due.rows.map((row) => row.order_number);
}

import { eq, sql } from 'drizzle-orm';
import { HOUR } from '../../platform/durations';
import { moveOrder } from '../orders/order-life';
import { lockOrder } from '../orders/orders-repository';
import { closeDoubles } from './confirm-paid-orders';
import { applyWaitingEvents, askProvider } from './events';
import { attempts, type Attempt } from './payments-tables';
import type { PaymentReport, PaymentServices } from './providers/provider';
import { applyRefundsOf } from './returns/reported-refunds';

/** Well below the number of requests that providers allow a minute. */
const MOST_A_RUN = 50;

/** Finds payments that no webhook reported, so that a closed browser or a lost webhook loses nothing. */
export async function sweepOrders(services: PaymentServices): Promise<void> {
  await applyWaitingEvents(services);
  for (const attempt of await takeDueAttempts(services)) {
    try {
      const reports = await askProvider(services, attempt);
      // Money can have gone back on the page of the provider.
      for (const { paymentId, state } of reports) {
        if (state === 'success') await applyRefundsOf(services, paymentId);
      }
      await endIfOver(services, attempt, reports);
    } catch (error) {
      services.log.error({ err: error, order: attempt.reference }, 'provider did not answer');
    }
  }
  await closeUnpaidOrders(services);
  // A server that was killed after a confirmation has left the other pages open.
  const since = new Date(services.now().getTime() - 24 * HOUR).toISOString();
  await closeDoubles(services, sql`paid.paid_at > ${since}`);
}

type DueAttempt = Pick<Attempt, 'id' | 'orderId' | 'reference' | 'providerReference' | 'expiresAt'>;

/**
 * Postpones the next check of each attempt before asking about it, by 4, 8, 16 … 60 minutes. A process
 * skips the attempts that another process has taken.
 */
async function takeDueAttempts({
  database,
  paymentProvider: provider,
  databaseNow,
}: PaymentServices) {
  const at = databaseNow();
  const due = await database.execute<{
    id: number;
    order_id: number;
    reference: string;
    provider_reference: string | null;
    expires_at: string;
  }>(sql`
    UPDATE payment_attempts SET
      checks = checks + 1,
      next_check_at = ${at}
        + least(60, power(2, least(checks + 2, 6))) * interval '1 minute'
    WHERE id IN (
      SELECT id FROM payment_attempts
      WHERE next_check_at <= ${at} AND provider = ${provider.name}
      ORDER BY next_check_at LIMIT ${MOST_A_RUN} FOR UPDATE SKIP LOCKED)
    RETURNING id, order_id, reference, provider_reference, expires_at`);
  return due.rows.map((row): DueAttempt => ({
    id: row.id,
    orderId: row.order_id,
    reference: row.reference,
    providerReference: row.provider_reference,
    expiresAt: new Date(row.expires_at),
  }));
}

/**
 * Ends the checks of an attempt a day after its link has expired. Checks go on as long as the provider
 * does not respond, or reports an undecided payment.
 */
async function endIfOver(
  { database, now }: PaymentServices,
  attempt: DueAttempt,
  reports: readonly PaymentReport[],
): Promise<void> {
  if (attempt.expiresAt.getTime() > now().getTime() - 24 * HOUR) return;
  // Only this response counts: a payment that only a webhook called pending may not exist.
  if (reports.some(({ state }) => state === 'pending' || state === 'unknown')) return;
  await database
    .update(attempts)
    .set({
      nextCheckAt: null,
      state: sql`CASE WHEN ${attempts.state} IN ('failed', 'paid') THEN ${attempts.state} ELSE 'expired' END`,
    })
    .where(eq(attempts.id, attempt.id));
}

/** Closes the orders that can no longer be paid and whose attempts have no more checks. */
async function closeUnpaidOrders({ database, now }: PaymentServices): Promise<void> {
  const over = await database.execute<{ order_number: string; failed: boolean }>(sql`
    SELECT order_number,
           EXISTS (SELECT 1 FROM payments p WHERE p.order_id = o.id AND p.state = 'failed') AS failed
    FROM orders o
    WHERE state IN ('created', 'pending') AND expires_at < ${now().toISOString()}
      AND NOT EXISTS (SELECT 1 FROM payment_attempts a
                      WHERE a.order_id = o.id AND a.next_check_at IS NOT NULL)
    LIMIT ${MOST_A_RUN}`);
  for (const { order_number: orderNumber, failed } of over.rows) {
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderNumber);
      await moveOrder(transaction, order!, failed ? 'failed' : 'expired');
    });
  }
}

import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { lockUntilCommit } from '../../platform/database/locks';
import { moveOrder } from '../orders/order-life';
import { isOwnReference } from '../orders/order-number';
import { lockOrderById } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import { acceptPayment } from './accept-payment';
import { findAttempt } from './attempts';
import { countPaid } from './payment-metrics';
import {
  type Attempt,
  attempts,
  type Payment,
  payments,
  priceOf,
  type ReviewReason,
  samePayment,
  samePaymentId,
} from './payments-tables';
import type { PaymentReport, PaymentServices } from './providers/provider';
import { openReview } from './review/review-cases';

/** A payment only moves to a higher rank. */
const rank: Record<Payment['state'], number> = { pending: 0, unknown: 1, failed: 2, success: 3 };

/**
 * Applies a provider's report on a payment. Reports may come in any order and repeatedly: an order only
 * moves forward, a payment counts once, and a payment that does not fit opens a review case.
 */
export async function applyPaymentReport(
  services: PaymentServices,
  report: PaymentReport,
): Promise<void> {
  const { database, messenger } = services;
  let paid: Order | undefined;
  const isNews = await database.transaction(async (transaction) => {
    paid = undefined;
    await lockPayment(transaction, services.paymentProvider.name, report.paymentId);
    const found = await findAttempt(transaction, report.reference);
    const attempt = found?.provider === services.paymentProvider.name ? found : undefined;
    const order = attempt && (await lockOrderById(transaction, attempt.orderId));
    const payment = await storePayment(services, transaction, report, order);
    if (!payment) return false;
    if (report.state === 'success') {
      const isPaid = await applySuccess(services, transaction, payment, order, attempt);
      if (isPaid) paid = order;
    } else if (report.state === 'unknown') {
      const reason = 'unknown_state';
      if (isOwnReference(report.reference))
        await openReview(services, transaction, { order, subject: payment, reason });
    } else if (attempt) {
      await transaction
        .update(attempts)
        .set({ state: report.state })
        .where(and(eq(attempts.id, attempt.id), ne(attempts.state, 'paid')));
    }
    return true;
  });
  if (paid) countPaid(services, paid, report.amountPaise);
  if (isNews) void messenger.deliver();
}

/** Makes reports on one payment run one after the other, whichever orders they name. */
export async function lockPayment(
  transaction: Transaction,
  provider: string,
  paymentId: string,
): Promise<void> {
  await lockUntilCommit(transaction, `payment ${provider} ${paymentId}`);
}

/** Stores the report; undefined if it says nothing new. */
async function storePayment(
  { now, paymentProvider: provider }: PaymentServices,
  transaction: Transaction,
  report: PaymentReport,
  order: Order | undefined,
): Promise<Payment | undefined> {
  const { paymentId, reference } = report;
  const key = { provider: provider.name, paymentId, reference };
  const [known] = await transaction.select().from(payments).where(samePayment(payments, key));
  if (known && rank[report.state] <= rank[known.state]) return undefined;
  const reported = {
    amountPaise: report.amountPaise,
    feePaise: report.feePaise ?? 0,
    offerPaise: report.offerPaise ?? 0,
    currency: report.currency,
    state: report.state,
    updatedAt: now(),
  };
  const [kept] = known
    ? await transaction.update(payments).set(reported).where(samePayment(payments, key)).returning()
    : await transaction
        .insert(payments)
        .values({
          ...reported,
          ...key,
          orderId: order?.id ?? null,
          accepted: false,
          createdAt: now(),
        })
        .returning();
  return kept;
}

/** Returns whether the payment has paid the order. */
async function applySuccess(
  services: PaymentServices,
  transaction: Transaction,
  payment: Payment,
  order: Order | undefined,
  attempt: Attempt | undefined,
): Promise<boolean> {
  // Other money of the same account: it is listed, and nobody has to decide about it.
  if (!isOwnReference(payment.reference)) return false;
  // Of an order whose buyer was erased, nobody is left to get anything: an admin returns the money.
  if (!order || !attempt || order.email === '') {
    await openReview(services, transaction, { subject: payment, reason: 'unknown_order' });
    return false;
  }
  const reason = await reviewReason(transaction, payment, order, attempt);
  if (!reason) {
    await acceptPayment(services, transaction, order, payment, attempt);
    return true;
  }
  const held = await moveOrder(transaction, order, 'needs_review');
  await openReview(services, transaction, { order: held, subject: payment, reason });
  return false;
}

/** Why this payment must not pay this order automatically; null if it may. */
async function reviewReason(
  transaction: Transaction,
  payment: Payment,
  order: Order,
  attempt: Attempt,
): Promise<ReviewReason | null> {
  const [counted] = await transaction
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(samePaymentId(payments, payment), eq(payments.accepted, true)));
  if (counted) return 'counted_elsewhere';
  if (payment.currency !== attempt.currency) return 'currency';
  // An offer above half of the price is for an owner to decide.
  const isExplained =
    priceOf(payment) === attempt.payablePaise && payment.offerPaise <= attempt.payablePaise / 2;
  if (!isExplained) return 'amount';
  if (order.state === 'paid' || order.state === 'refunded') return 'paid_twice';
  if (order.cancelledAt) return 'cancelled';
  return null;
}

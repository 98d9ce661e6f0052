import { and, desc, eq, ne, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { asOne, type Changes } from '../../platform/database/last-changes';
import { wholeRow } from '../../platform/database/rows';
import { lockUntilCommit } from '../../platform/database/locks';
import { moveOrder } from '../orders/order-life';
import { isOwnReference } from '../orders/order-number';
import { orders, type Order } from '../orders/orders-tables';
import { acceptPayment } from './accept-payment';
import { countPaid } from './payment-metrics';
import {
  type Attempt,
  attempts,
  type Payment,
  type PaymentKey,
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
 * moves forward, a payment counts once, and a payment that does not fit opens a review case. What comes `also` is
 * changed in the same transaction.
 */
export async function applyPaymentReport(
  services: PaymentServices,
  report: PaymentReport,
  also: Changes = {},
): Promise<void> {
  const { database, messenger } = services;
  const { name: provider } = services.paymentProvider;
  let paid: Order | undefined;
  const apply = async (transaction: Transaction) => {
    paid = undefined;
    const found = await findReported(transaction, { ...report, provider });
    const known = found.payments.find(({ reference }) => reference === report.reference);
    if (known && rank[report.state] <= rank[known.state]) {
      await asOne(transaction, also);
      return false;
    }
    const { order, attempt } = found;
    const store = (accepted: boolean) =>
      storePayment(services, transaction, report, { orderId: order?.id, known, accepted });
    const subject = { ...report, provider };
    // Other money of the same account is listed, and nobody has to decide about it.
    const isOwn = isOwnReference(report.reference);
    // Of an order whose buyer was erased, nobody is left to get anything: an admin returns the money.
    const isOurs = isOwn && order && attempt && order.email !== '';
    const reason = isOurs && reviewReason(found.payments, report, order, attempt);
    if (report.state === 'success' && isOurs && !reason) {
      const stored = { stored: store(true), ...also };
      await acceptPayment(services, transaction, order, subject, attempt, stored);
      paid = order;
      return true;
    }
    await asOne(transaction, { stored: store(false), ...also });
    if (report.state === 'success') {
      if (!isOwn) return true;
      const held = isOurs ? await moveOrder(transaction, order, 'needs_review') : undefined;
      await openReview(services, transaction, {
        order: held,
        subject,
        reason: reason || 'unknown_order',
      });
    } else if (report.state === 'unknown') {
      if (isOwn) {
        await openReview(services, transaction, { order, subject, reason: 'unknown_state' });
      }
    } else if (attempt) {
      await transaction
        .update(attempts)
        .set({ state: report.state })
        .where(and(eq(attempts.id, attempt.id), ne(attempts.state, 'paid')));
    }
    return true;
  };
  const isNews = await database.transaction(apply, ofPayment(provider, report.paymentId));
  if (paid) countPaid(services, paid, report.amountPaise);
  if (isNews) void messenger.deliver();
}

/** Makes reports on one payment run one after the other, whichever orders they name. */
export async function lockPayment(
  transaction: Transaction,
  provider: string,
  paymentId: string,
): Promise<void> {
  await lockUntilCommit(transaction, ofPayment(provider, paymentId));
}

const ofPayment = (provider: string, paymentId: string) => `payment ${provider} ${paymentId}`;

/** The payment with this id that has succeeded: the one that counts, if there are several. */
export async function paidBy(
  transaction: Transaction,
  key: Pick<PaymentKey, 'provider' | 'paymentId'>,
): Promise<Payment | undefined> {
  const [found] = await transaction
    .select()
    .from(payments)
    .where(and(samePaymentId(payments, key), eq(payments.state, 'success')))
    .orderBy(desc(payments.accepted))
    .limit(1);
  return found;
}

interface Reported {
  attempt?: Attempt;
  /** Locked. */
  order?: Order;
  /** What is known of the payment, for any reference. */
  payments: Payment[];
}

const reported = {
  attempt: wholeRow(attempts),
  order: wholeRow(orders),
  payment: wholeRow(payments, 'left'),
};

async function findReported(transaction: Transaction, key: PaymentKey): Promise<Reported> {
  const found = await transaction
    .select(reported)
    .from(attempts)
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .leftJoin(payments, samePaymentId(payments, key))
    .where(and(eq(attempts.reference, key.reference), eq(attempts.provider, key.provider)))
    .for('update', { of: orders });
  const [first] = found;
  if (first) {
    const { attempt, order } = first;
    return { attempt, order, payments: found.flatMap(({ payment }) => payment ?? []) };
  }
  return {
    payments: await transaction.select().from(payments).where(samePaymentId(payments, key)),
  };
}

interface Stored {
  orderId: number | undefined;
  known: Payment | undefined;
  accepted: boolean;
}

function storePayment(
  { now, paymentProvider: provider }: PaymentServices,
  transaction: Transaction,
  { paymentId, reference, feePaise = 0, offerPaise = 0, ...paid }: PaymentReport,
  { orderId, known, accepted }: Stored,
): SQLWrapper {
  const at = now();
  const reported = { ...paid, feePaise, offerPaise, accepted, updatedAt: at };
  return known
    ? transaction
        .update(payments)
        .set(accepted ? { ...reported, orderId } : reported)
        .where(samePayment(payments, known))
    : transaction.insert(payments).values({
        ...reported,
        provider: provider.name,
        paymentId,
        reference,
        orderId: orderId ?? null,
        createdAt: at,
      });
}

/** Why this payment must not pay this order automatically; null if it may. */
function reviewReason(
  known: readonly Payment[],
  report: PaymentReport,
  order: Order,
  attempt: Attempt,
): ReviewReason | null {
  if (known.some(({ accepted }) => accepted)) return 'counted_elsewhere';
  if (report.currency !== attempt.currency) return 'currency';
  const { amountPaise, feePaise = 0, offerPaise = 0 } = report;
  const price = priceOf({ amountPaise, feePaise, offerPaise });
  // An offer above half of the price is for an owner to decide.
  if (price !== attempt.payablePaise || offerPaise > price / 2) return 'amount';
  if (order.state === 'paid' || order.state === 'refunded') return 'paid_twice';
  if (order.cancelledAt) return 'cancelled';
  return null;
}

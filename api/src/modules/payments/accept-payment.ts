import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { confirmLater } from '../receipts/confirm-by-mail';
import { itemsOf } from '../orders/orders-repository';
import { accountForPaidOrder } from '../accounts/guest-purchases';
import { markPaid, type OrderAmounts } from '../orders/order-life';
import type { Order } from '../orders/orders-tables';
import { settleSchedules } from '../orders/seats/schedules';
import { attempts, type Payment, payments, reviewCases, samePayment } from './payments-tables';
import { openReview } from './review/review-cases';
import type { PaymentServices } from './providers/provider';

/**
 * The only function by which a payment pays an order. In the caller's transaction, it accepts the
 * payment, marks the order as paid at the given price, enrols the buyer and queues the confirmation.
 */
export async function acceptPayment(
  services: PaymentServices,
  transaction: Transaction,
  order: Order,
  payment: Payment,
  amounts: OrderAmounts,
): Promise<void> {
  const at = services.now();
  await transaction
    .update(payments)
    .set({ accepted: true, orderId: order.id, updatedAt: at })
    .where(samePayment(payments, payment));
  await transaction
    .update(attempts)
    // One more check after the link has expired: it may have been paid a second time.
    .set({ state: 'paid', nextCheckAt: sql`${attempts.expiresAt} + interval '1 day'` })
    .where(and(eq(attempts.orderId, order.id), eq(attempts.reference, payment.reference)));
  // The payment settles the open cases about an unknown state.
  await transaction
    .update(reviewCases)
    .set({ closedAt: at, resolution: 'accepted', note: 'A later report was clear.' })
    .where(
      and(
        eq(reviewCases.orderId, order.id),
        eq(reviewCases.reason, 'unknown_state'),
        isNull(reviewCases.closedAt),
      ),
    );
  const { order: paid, alreadyPurchased } = await payOrder(
    services,
    transaction,
    order,
    amounts,
    at,
  );
  if (alreadyPurchased)
    await openReview(services, transaction, {
      order: paid,
      subject: payment,
      reason: 'already_owned',
    });
}

/** Marks an order as paid at this price, enrols the buyer and queues the confirmation, in the caller's transaction. */
export async function payOrder(
  services: PaymentServices,
  transaction: Transaction,
  order: Order,
  amounts: OrderAmounts,
  at: Date,
): Promise<{ order: Order; alreadyPurchased: boolean }> {
  const userId = await accountForPaidOrder(transaction, order);
  const catalogue = await services.catalogue.current(transaction);
  const ordered = await itemsOf(transaction, order.id);
  // From here on, all payments of the same course wait for this one.
  const settled = await settleSchedules(transaction, catalogue, order, ordered, at);
  const paid = await markPaid(transaction, order, {
    items: settled,
    userId,
    paidAt: at,
    amounts,
  });
  await confirmLater(transaction, paid.order.id);
  return paid;
}

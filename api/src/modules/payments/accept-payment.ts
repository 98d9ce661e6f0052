import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import type { Changes } from '../../platform/database/last-changes';
import { confirmLater } from '../receipts/confirm-by-mail';
import { newestVersion } from '../catalogue/published-catalogue';
import { itemsAndBuyer, ownerOfPaidOrder } from '../accounts/guest-purchases';
import { markPaid, type OrderAmounts } from '../orders/order-life';
import type { Order } from '../orders/orders-tables';
import { settleSchedules } from '../orders/seats/schedules';
import { attempts, type PaymentKey, payments, reviewCases, samePayment } from './payments-tables';
import { openReview } from './review/review-cases';
import type { PaymentServices } from './providers/provider';

/** Makes a stored payment the one that counts for an order. */
export const countPayment = (
  { now }: Pick<PaymentServices, 'now'>,
  transaction: Transaction,
  payment: PaymentKey,
  { id: orderId }: Order,
) =>
  transaction
    .update(payments)
    .set({ accepted: true, orderId, updatedAt: now() })
    .where(samePayment(payments, payment));

/**
 * The only function by which a payment pays an order. In the caller's transaction, it marks the order as paid at the
 * given price, enrols the buyer and has the confirmation written. `stored` makes the payment the one that counts.
 */
export async function acceptPayment(
  services: PaymentServices,
  transaction: Transaction,
  order: Order,
  payment: PaymentKey,
  amounts: OrderAmounts,
  stored: Changes,
): Promise<void> {
  const at = services.now();
  const { order: paid, alreadyPurchased } = await payOrder(
    services,
    transaction,
    order,
    amounts,
    at,
    {
      ...stored,
      attempt: transaction
        .update(attempts)
        // One more check after the link has expired: it may have been paid a second time.
        .set({ state: 'paid', nextCheckAt: sql`${attempts.expiresAt} + interval '1 day'` })
        .where(and(eq(attempts.orderId, order.id), eq(attempts.reference, payment.reference))),
      // The payment settles the open cases about an unknown state.
      cases: transaction
        .update(reviewCases)
        .set({ closedAt: at, resolution: 'accepted', note: 'A later report was clear.' })
        .where(
          and(
            eq(reviewCases.orderId, order.id),
            eq(reviewCases.reason, 'unknown_state'),
            isNull(reviewCases.closedAt),
          ),
        ),
    },
  );
  if (alreadyPurchased)
    await openReview(services, transaction, {
      order: paid,
      subject: payment,
      reason: 'already_owned',
    });
}

/**
 * Marks an order as paid at this price, enrols the buyer and has the confirmation written, in the caller's transaction.
 * All of it is one statement with what comes `also`, so that payments of the same course wait for little more than the
 * commits before them.
 */
export async function payOrder(
  services: PaymentServices,
  transaction: Transaction,
  order: Order,
  amounts: OrderAmounts,
  at: Date,
  also: Changes = {},
): Promise<{ order: Order; alreadyPurchased: boolean }> {
  const known = await itemsAndBuyer(transaction, order, newestVersion);
  const { items, user, passwordHash, version } = known;
  const { owner, changes } = await ownerOfPaidOrder(transaction, order, user, passwordHash);
  const catalogue = await services.catalogue.ofVersion(version, transaction);
  // From here on, all payments of the same course wait for this one.
  const seats = await settleSchedules(transaction, catalogue, order, items, at);
  return markPaid(
    transaction,
    order,
    { items: seats.settled, owner, paidAt: at, amounts },
    {
      ...also,
      ...changes,
      ...seats.changes,
      confirmation: confirmLater(transaction, order.id),
    },
  );
}

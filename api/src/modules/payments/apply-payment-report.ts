import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/app-types';
import { accountForPaidOrder } from '../accounts/guest-purchases';
import { lockOrder, markPaid } from '../orders/orders-repository';
import { orders, payments, type Order } from '../orders/orders-tables';
import type { PaymentReport } from './provider';
import { receiptMessage } from './receipt';

/**
 * Takes in what a provider says of a payment, in any order and any number of times: an order only
 * moves forward, and one payment counts once.
 */
export async function applyPaymentReport(services: Services, report: PaymentReport): Promise<void> {
  const { database, messenger, now } = services;
  const paid = await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, report.orderNumber);
    if (!order || report.state === 'pending') return false;
    if (report.state === 'failed') {
      if (order.status === 'pending') {
        await transaction.update(orders).set({ failedAt: now() }).where(eq(orders.id, order.id));
      }
      return false;
    }
    const accepted = order.status === 'pending' && fits(order, report);
    const added = await transaction
      .insert(payments)
      .values({
        provider: order.provider,
        paymentId: report.paymentId,
        orderId: order.id,
        amountPaise: report.amountPaise,
        currency: report.currency,
        accepted,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ paymentId: payments.paymentId });
    if (added.length === 0) return false;
    if (!accepted) {
      await transaction
        .update(orders)
        .set({ reviewReason: 'A payment does not fit this order.' })
        .where(eq(orders.id, order.id));
      return false;
    }
    const at = now();
    const userId = await accountForPaidOrder(transaction, order);
    await markPaid(transaction, order, userId, at);
    await messenger.queue(
      transaction,
      receiptMessage(services.config.siteUrl, { ...order, userId }, at),
    );
    return true;
  });
  if (paid) void messenger.deliver();
}

const fits = (order: Order, report: PaymentReport) =>
  report.amountPaise === order.payablePaise && report.currency === order.currency;

import { desc, eq } from 'drizzle-orm';
import type { LanguageCode } from 'shared/model/language';
import type { OwnOrdersResponse } from 'shared/model/schemas';
import { rupees } from '../../platform/money';
import { orders } from '../orders/orders-tables';
import { purchasedItems, itemsForBuyer } from '../orders/seats/schedules';
import type { PaymentServices } from '../payments/providers/provider';
import { paymentState } from './after-paying/payment-confirmation';
import { askedRefunds, refundable } from './refund-request';

const MOST_SHOWN = 100;

/** The orders of a user as the dashboard lists them, newest first. */
export async function ownOrders(
  services: PaymentServices,
  userId: number,
  language: LanguageCode,
): Promise<OwnOrdersResponse['data']> {
  const { database, now } = services;
  const own = await database
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_SHOWN);
  const catalogue = await services.catalogue.current();
  const asked = await askedRefunds(
    database,
    own.map(({ id }) => id),
  );
  const data: OwnOrdersResponse['data'] = [];
  for (const order of own) {
    const state = await paymentState(database, order);
    const items = await purchasedItems(database, catalogue, order, language, now());
    const refundAsked = asked.get(order.id);
    const mayAsk = refundAsked ? undefined : await refundable(database, catalogue, order, now());
    data.push({
      order_number: order.orderNumber,
      order_type: order.kind,
      title: items.map(({ title }) => title).join(', '),
      ...(order.state === 'paid' && { items: itemsForBuyer(items) }),
      amount: rupees(order.payablePaise),
      refunded_amount: rupees(order.refundedPaise),
      created_at: order.createdAt.toISOString(),
      state,
      can_resume:
        ['created', 'pending'].includes(order.state) &&
        state !== 'review' &&
        order.expiresAt > now(),
      has_receipt: order.paidAt !== null,
      ...(mayAsk && { refundable: mayAsk }),
      ...(refundAsked && { refund_asked: refundAsked }),
    });
  }
  return data;
}

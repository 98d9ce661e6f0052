import { sql, type SQL } from 'drizzle-orm';
import { endOpenOrder, isOpen } from '../orders/open-orders';
import { lockOrderById } from '../orders/orders-repository';
import { orderItems, orders } from '../orders/orders-tables';
import { confirmDueOrders } from '../receipts/confirm-by-mail';
import { closeCheckouts } from './attempts';
import { payments } from './payments-tables';
import type { PaymentServices } from './providers/provider';

/** Confirms the orders that were paid, and lets nobody pay the same once more by a page that is still open. */
export async function confirmPaidOrders(services: PaymentServices): Promise<void> {
  const paid = await confirmDueOrders(services);
  if (paid.length > 0)
    await closeDoubles(services, sql`paid.id IN (${sql.join([...paid], sql`, `)})`);
}

/**
 * Cancels the open orders of the same buyer for the same items that were placed within the day before one of these was
 * paid, and closes their payment pages: a tab that was duplicated, or left open, cannot be paid a second time. A payment
 * that a provider still decides keeps its order open.
 */
export async function closeDoubles(services: PaymentServices, ofPaid: SQL): Promise<void> {
  const itemsOfOrder = (alias: 'paid' | 'open') => sql`(
    SELECT array_agg((i.product_id, i.quantity, i.schedule_id, i.day)::text ORDER BY i.product_id)
    FROM ${orderItems} i WHERE i.order_id = ${sql.raw(alias)}.id)`;
  // Contact data alone cancel only what a guest has ordered: a stranger may know them.
  const { rows } = await services.database.execute<{ id: number }>(sql`
    SELECT DISTINCT open.id
    FROM ${orders} paid JOIN ${orders} open
      ON open.kind = paid.kind AND open.product_id = paid.product_id AND open.id <> paid.id
     AND (open.user_id = paid.user_id
       OR (open.user_id IS NULL AND open.email = paid.email AND open.phone = paid.phone))
     AND open.created_at BETWEEN paid.paid_at - interval '1 day' AND paid.paid_at
    WHERE ${ofPaid}
      AND open.state IN ('created', 'pending', 'failed') AND open.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM ${payments} p
        WHERE p.order_id = open.id AND p.state IN ('pending', 'unknown'))
      AND ${itemsOfOrder('open')} = ${itemsOfOrder('paid')}`);
  for (const { id } of rows) {
    const ended = await services.database.transaction(async (transaction) => {
      const order = await lockOrderById(transaction, id);
      if (!isOpen(order)) return false;
      await endOpenOrder(transaction, order, services.now());
      return true;
    });
    if (ended) await closeCheckouts(services, id);
  }
}

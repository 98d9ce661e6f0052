import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { moveOrder } from './order-life';
import { BY_HAND, orders, type Order } from './orders-tables';

/** Whether an order waits to be paid, or could have been. */
export const isOpen = ({ state, cancelledAt }: Order): boolean =>
  ['created', 'pending', 'failed', 'expired'].includes(state) && cancelledAt === null;

/** Ends an open order, whose row must be locked: nobody can pay it any more. */
export async function endOpenOrder(
  transaction: Transaction,
  order: Order,
  at: Date,
): Promise<Order> {
  const [ended] = await transaction
    .update(orders)
    .set({ cancelledAt: at })
    .where(eq(orders.id, order.id))
    .returning();
  return moveOrder(transaction, ended!, 'expired');
}

/** No provider has a part in the order any more; what was tried at one stays with its attempts. */
export async function takeFromProvider(transaction: Transaction, order: Order): Promise<Order> {
  const [taken] = await transaction
    .update(orders)
    .set({ provider: BY_HAND })
    .where(eq(orders.id, order.id))
    .returning();
  return taken!;
}

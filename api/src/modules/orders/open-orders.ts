import type { Transaction } from '../../platform/database/database';
import { changeOrder, moveOrder } from './order-life';
import type { Order } from './orders-tables';

/** Whether an order waits to be paid, or could have been. */
export const isOpen = ({ state, cancelledAt }: Order): boolean =>
  ['created', 'pending', 'failed', 'expired'].includes(state) && cancelledAt === null;

/** Ends an open order, whose row must be locked: nobody can pay it any more. */
export async function endOpenOrder(
  transaction: Transaction,
  order: Order,
  at: Date,
): Promise<Order> {
  const ended = await changeOrder(transaction, order, { cancelledAt: at });
  return moveOrder(transaction, ended, 'expired');
}

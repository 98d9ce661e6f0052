import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database';
import { changeOrder } from '../order-life';
import { enrolments, orders } from '../orders-tables';

/** An order as it was before it moved to another person; without an account, `userId` is null. */
export interface MovedOrder {
  id: number;
  userId: number | null;
  email: string;
}

/**
 * Moves orders, and the places that they give, to another person. What this person has already by an own order stays
 * where it is. A guest's order goes on waiting for the proof of the address.
 */
export async function moveOrders(
  transaction: Transaction,
  which: SQL | undefined,
  to: { id: number; email: string },
): Promise<MovedOrder[]> {
  const found = await transaction
    .select({ id: orders.id, userId: orders.userId, email: orders.email })
    .from(orders)
    .where(which)
    .orderBy(orders.id)
    .for('update');
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await transaction
    .update(orders)
    .set({
      email: to.email,
      userId: sql`CASE WHEN ${orders.userId} IS NULL THEN NULL ELSE ${to.id}::integer END`,
    })
    .where(inArray(orders.id, ids));
  await movePlaces(transaction, inArray(enrolments.orderId, ids), to.id);
  return found;
}

/** What the person has already stays as it is. */
async function movePlaces(
  transaction: Transaction,
  which: SQL | undefined,
  userId: number,
): Promise<void> {
  const hasIt = sql`EXISTS (SELECT FROM enrolments own WHERE own.user_id = ${userId}
    AND own.kind = ${enrolments.kind} AND own.product_id = ${enrolments.productId})`;
  await transaction
    .update(enrolments)
    .set({ userId })
    .where(and(which, not(hasIt)));
}

/** Gives moved orders and their places back. */
export async function returnOrders(
  transaction: Transaction,
  moved: readonly MovedOrder[],
  from: number,
): Promise<void> {
  for (const { id, userId, email } of moved) {
    await changeOrder(transaction, { id }, { userId, email });
    const places = and(eq(enrolments.orderId, id), eq(enrolments.userId, from));
    if (userId !== null) await movePlaces(transaction, places, userId);
    await transaction.delete(enrolments).where(places);
  }
}

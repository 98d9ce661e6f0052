import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database';
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
  await transaction
    .update(enrolments)
    .set({ userId: to.id })
    .where(
      and(
        inArray(enrolments.orderId, ids),
        sql`NOT EXISTS (SELECT FROM enrolments own WHERE own.user_id = ${to.id}
          AND own.kind = ${enrolments.kind} AND own.product_id = ${enrolments.productId})`,
      ),
    );
  return found;
}

/** Gives moved orders and their places back. */
export async function returnOrders(
  transaction: Transaction,
  moved: readonly MovedOrder[],
  from: number,
): Promise<void> {
  for (const { id, userId, email } of moved) {
    await transaction.update(orders).set({ userId, email }).where(eq(orders.id, id));
    const places = and(eq(enrolments.orderId, id), eq(enrolments.userId, from));
    if (userId !== null) {
      await transaction
        .update(enrolments)
        .set({ userId })
        .where(
          and(
            places,
            sql`NOT EXISTS (SELECT FROM enrolments own WHERE own.user_id = ${userId}
              AND own.kind = ${enrolments.kind} AND own.product_id = ${enrolments.productId})`,
          ),
        );
    }
    await transaction.delete(enrolments).where(places);
  }
}

import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database';
import { indianDay, indianMonth } from '../../platform/indian-time';
import { enrolments, orderItems, orders, type Order, type OrderKind } from './orders-tables';

export type NewOrder = typeof orders.$inferInsert;

export interface OrderItem {
  courseId: number;
  quantity: number;
  unitPaise: number;
}

export async function insertOrder(
  transaction: Transaction,
  order: NewOrder,
  items: readonly OrderItem[],
): Promise<Order> {
  const [added] = await transaction.insert(orders).values(order).returning();
  await transaction
    .insert(orderItems)
    .values(items.map((item) => ({ ...item, orderId: added!.id })));
  await countOrder(transaction, added!, 'pending', 1);
  return added!;
}

/** The one writer of "paid": status, enrolments and totals change together or not at all. */
export async function markPaid(
  transaction: Transaction,
  order: Order,
  paidAt: Date,
): Promise<void> {
  await transaction
    .update(orders)
    .set({ status: 'paid', paidAt, failedAt: null, nextCheckAt: null })
    .where(eq(orders.id, order.id));
  await countOrder(transaction, order, 'pending', -1);
  await countOrder(transaction, order, 'paid', 1);
  await transaction.execute(sql`
    INSERT INTO monthly_totals AS kept (month, kind, paid_paise, transactions)
    VALUES (${indianMonth(paidAt)}, ${order.kind}, ${order.payablePaise}, 1)
    ON CONFLICT (month, kind) DO UPDATE SET
      paid_paise = kept.paid_paise + excluded.paid_paise,
      transactions = kept.transactions + 1`);
  await transaction.execute(sql`
    INSERT INTO enrolments (user_id, kind, course_id, order_id, created_at)
    SELECT ${order.userId}, ${order.kind}, course_id, ${order.id}, ${paidAt.toISOString()}
    FROM order_items WHERE order_id = ${order.id}
    ON CONFLICT DO NOTHING`);
}

async function countOrder(
  transaction: Transaction,
  order: Order,
  status: Order['status'],
  change: 1 | -1,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO daily_order_counts AS kept (kind, status, day, count)
    VALUES (${order.kind}, ${status}, ${indianDay(order.createdAt)}, ${change})
    ON CONFLICT (kind, status, day) DO UPDATE SET count = kept.count + excluded.count`);
}

export async function findOrder(
  database: Database | Transaction,
  orderNumber: string,
): Promise<Order | undefined> {
  const found = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return found[0];
}

/** Locked until the transaction ends, so that two reports on one order come one after the other. */
export async function lockOrder(
  transaction: Transaction,
  orderNumber: string,
): Promise<Order | undefined> {
  const found = await transaction
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber))
    .for('update');
  return found[0];
}

export async function itemsOf(
  database: Database | Transaction,
  orderId: number,
): Promise<OrderItem[]> {
  return database.select().from(orderItems).where(eq(orderItems.orderId, orderId));
}

export async function enrolledIds(
  database: Database,
  userId: number,
  kind: OrderKind,
): Promise<number[]> {
  const found = await database
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.kind, kind)))
    .orderBy(enrolments.courseId);
  return found.map((row) => row.courseId);
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database';
import { indianDay, indianMonth } from '../../platform/indian-time';
import {
  dailyOrderCounts,
  enrolments,
  monthlyTotals,
  orderItems,
  orders,
  type Order,
  type OrderKind,
} from './orders-tables';

export type NewOrder = typeof orders.$inferInsert;

export interface OrderItem {
  productId: number;
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

/**
 * The one writer of "paid": status, enrolments and totals change together or not at all. Without an
 * account the order waits, and enrols nobody.
 */
export async function markPaid(
  transaction: Transaction,
  order: Order,
  userId: number | null,
  paidAt: Date,
): Promise<void> {
  await transaction
    .update(orders)
    .set({ status: 'paid', userId, paidAt, failedAt: null, nextCheckAt: null })
    .where(eq(orders.id, order.id));
  await countOrder(transaction, order, 'pending', -1);
  await countOrder(transaction, order, 'paid', 1);
  await transaction
    .insert(monthlyTotals)
    .values({
      month: indianMonth(paidAt),
      kind: order.kind,
      paidPaise: order.payablePaise,
      transactions: 1,
    })
    .onConflictDoUpdate({
      target: [monthlyTotals.month, monthlyTotals.kind],
      set: {
        paidPaise: sql`${monthlyTotals.paidPaise} + excluded.paid_paise`,
        transactions: sql`${monthlyTotals.transactions} + excluded.transactions`,
      },
    });
  if (userId !== null) await enrol(transaction, order, userId, paidAt);
}

/** Gives an order that belongs to nobody to an account, which is enrolled where the order is paid. */
export async function assignOrder(
  transaction: Transaction,
  orderId: number,
  userId: number,
  at: Date,
): Promise<void> {
  const [order] = await transaction
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.id, orderId), isNull(orders.userId)))
    .returning();
  if (order?.status === 'paid') await enrol(transaction, order, userId, at);
}

async function enrol(
  transaction: Transaction,
  order: Order,
  userId: number,
  at: Date,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO enrolments (user_id, kind, product_id, order_id, created_at)
    SELECT ${userId}, ${order.kind}, product_id, ${order.id}, ${at.toISOString()}
    FROM order_items WHERE order_id = ${order.id}
    ON CONFLICT DO NOTHING`);
}

async function countOrder(
  transaction: Transaction,
  order: Order,
  status: Order['status'],
  change: 1 | -1,
): Promise<void> {
  await transaction
    .insert(dailyOrderCounts)
    .values({ kind: order.kind, status, day: indianDay(order.createdAt), count: change })
    .onConflictDoUpdate({
      target: [dailyOrderCounts.kind, dailyOrderCounts.status, dailyOrderCounts.day],
      set: { count: sql`${dailyOrderCounts.count} + excluded.count` },
    });
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
    .select({ productId: enrolments.productId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.kind, kind)))
    .orderBy(enrolments.productId);
  return found.map((row) => row.productId);
}

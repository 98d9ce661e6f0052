import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { changeLast, type SharedRows } from '../../platform/database/last-changes';
import { indianDay } from '../../platform/indian-time';
import { itemsOf } from './orders-repository';
import {
  dailyOrderCounts,
  dailyTotals,
  enrolments,
  orderItems,
  orders,
  type Order,
  type OrderItem,
  type OrderState,
} from './orders-tables';

/**
 * The progress of an order. An order only moves to a higher rank: a failed order can still be paid,
 * but only a refund undoes a payment.
 */
const rank: Record<OrderState, number> = {
  created: 0,
  pending: 1,
  failed: 2,
  expired: 2,
  needs_review: 3,
  paid: 4,
  refunded: 5,
};

/** Inserts an order with its items and counts it as pending. */
export async function insertOrder(
  transaction: Transaction,
  order: typeof orders.$inferInsert,
  items: readonly OrderItem[],
): Promise<Order> {
  const [added] = await transaction.insert(orders).values(order).returning();
  await transaction
    .insert(orderItems)
    .values(items.map((item) => ({ ...item, orderId: added!.id })));
  countOrders(transaction, added!, [['pending', 1]]);
  return added!;
}

/** Returns the order in its new state; unchanged if the new state has no higher rank. */
export async function moveOrder(
  transaction: Transaction,
  order: Order,
  state: OrderState,
  changes: Partial<typeof orders.$inferInsert> = {},
): Promise<Order> {
  if (rank[state] <= rank[order.state]) return order;
  const [moved] = await transaction
    .update(orders)
    .set({ ...changes, state })
    .where(eq(orders.id, order.id))
    .returning();
  if (moved!.status !== order.status) {
    countOrders(transaction, order, [
      [order.status, -1],
      [moved!.status, 1],
    ]);
  }
  return moved!;
}

/** The price at which an order is paid, in paise. */
export type OrderAmounts = Pick<Order, 'totalPaise' | 'discountPaise' | 'payablePaise'>;

interface PaidOrder {
  items: readonly OrderItem[];
  /** Who gets the order; null while it waits for an account. */
  userId: number | null;
  paidAt: Date;
  /** Those of the order, if they are left out. */
  amounts?: OrderAmounts;
}

/**
 * The only function that marks an order as paid: state, enrolments and totals change together or not
 * at all. Without an account nobody is enrolled yet. `alreadyOwned` says that the buyer already had
 * every product of the order.
 */
export async function markPaid(
  transaction: Transaction,
  order: Order,
  { items, userId, paidAt, amounts = order }: PaidOrder,
): Promise<{ order: Order; alreadyPurchased: boolean }> {
  const { totalPaise, discountPaise, payablePaise } = amounts;
  const granted =
    userId === null || (await enrol(transaction, order, { items, userId, at: paidAt }));
  const paid = await moveOrder(transaction, order, 'paid', {
    userId,
    paidAt,
    totalPaise,
    discountPaise,
    payablePaise,
  });
  // A gift or a scholarship is no sale.
  addToTotals(transaction, order.kind, paidAt, payablePaise, payablePaise > 0 ? 1 : 0);
  return { order: paid, alreadyPurchased: !granted };
}

/** Corrects the buyer of these orders and returns their ids. Receipts stay as they were issued. */
export async function correctBuyer(
  transaction: Transaction,
  which: SQL | undefined,
  { name, email, phone }: { name?: string; email?: string; phone?: string },
): Promise<number[]> {
  const words = name?.split(' ') ?? [];
  const corrected = await transaction
    .update(orders)
    .set({
      ...(name && {
        firstName: words.length > 1 ? words.slice(0, -1).join(' ') : name,
        lastName: words.length > 1 ? words.at(-1)! : '',
      }),
      ...(email && { email }),
      ...(phone && { phone }),
    })
    .where(which)
    .returning({ id: orders.id });
  return corrected.map(({ id }) => id);
}

/** Assigns an order without an account to a user, and enrols the user if the order is paid. */
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
  if (order?.state !== 'paid') return;
  await enrol(transaction, order, { items: await itemsOf(transaction, order.id), userId, at });
}

/** Gives a paid order the address that its buyer meant; with `release`, it leaves its account too. */
export async function changeEmail(
  transaction: Transaction,
  order: Order,
  email: string,
  { release }: { release: boolean },
): Promise<Order> {
  if (release) await transaction.delete(enrolments).where(eq(enrolments.orderId, order.id));
  const [changed] = await transaction
    .update(orders)
    .set({ email, firstEmail: order.email, ...(release && { userId: null }) })
    .where(eq(orders.id, order.id))
    .returning();
  return changed!;
}

/** Enrols the user in the order's products. False if other orders already granted all of them. */
export async function enrol(
  transaction: Transaction,
  order: Order,
  { items, userId, at }: { items: readonly OrderItem[]; userId: number; at: Date },
): Promise<boolean> {
  const granted = await transaction
    .insert(enrolments)
    .values(
      items.map(({ productId }) => ({
        userId,
        kind: order.kind,
        productId,
        orderId: order.id,
        createdAt: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ productId: enrolments.productId });
  if (granted.length > 0) return true;
  // An admin may have enrolled the user by this order before the payment arrived.
  const own = await transaction
    .select({ productId: enrolments.productId })
    .from(enrolments)
    .where(eq(enrolments.orderId, order.id))
    .limit(1);
  return own.length > 0;
}

/**
 * Subtracts a return from the totals of its day. If the access ends with it, the enrolments are withdrawn and
 * the order counts as refunded, whatever is left of its price; otherwise it stays paid.
 */
export async function markReturned(
  transaction: Transaction,
  order: Order,
  amountPaise: number,
  access: 'keep' | 'withdraw' | 'by amount',
  at: Date,
): Promise<Order> {
  const refundedPaise = order.refundedPaise + amountPaise;
  const isWhole = refundedPaise === order.payablePaise;
  addToTotals(transaction, order.kind, at, -amountPaise, isWhole && amountPaise > 0 ? -1 : 0);
  const [changed] = await transaction
    .update(orders)
    .set({ refundedPaise })
    .where(eq(orders.id, order.id))
    .returning();
  if (access === 'keep' || (access === 'by amount' && !isWhole)) return changed!;
  await withdrawEnrolments(transaction, order);
  return moveOrder(transaction, changed!, 'refunded');
}

/** Keeps each enrolment that another paid order of the same user also grants. */
async function withdrawEnrolments(transaction: Transaction, order: Order): Promise<void> {
  await transaction.execute(sql`
    UPDATE enrolments e SET order_id = other.order_id
    FROM (SELECT DISTINCT ON (i.product_id) i.product_id, o.id AS order_id
          FROM orders o JOIN order_items i ON i.order_id = o.id
          WHERE o.user_id = ${order.userId} AND o.kind = ${order.kind} AND o.state = 'paid'
            AND o.id <> ${order.id}
          ORDER BY i.product_id, o.id) AS other
    WHERE e.order_id = ${order.id} AND e.product_id = other.product_id`);
  await transaction.delete(enrolments).where(eq(enrolments.orderId, order.id));
}

/**
 * Money counts on the Indian day on which it is received or returned, which is also the day of the receipt
 * or credit note. So the figures of a month that is over never change.
 */
function addToTotals(
  transaction: Transaction,
  kind: Order['kind'],
  at: Date,
  paidPaise: number,
  transactions: number,
): void {
  changeLast(transaction, totalsOfDays, [{ day: indianDay(at), kind, paidPaise, transactions }]);
}

const totalsOfDays: SharedRows<typeof dailyTotals.$inferInsert> = {
  name: 'daily_totals',
  keyOf: ({ day, kind }) => `${day} ${kind}`,
  add: (one, other) => ({
    ...one,
    paidPaise: one.paidPaise + other.paidPaise,
    transactions: one.transactions + other.transactions,
  }),
  write: (transaction, rows) =>
    transaction
      .insert(dailyTotals)
      .values(rows)
      .onConflictDoUpdate({
        target: [dailyTotals.day, dailyTotals.kind],
        set: {
          paidPaise: sql`${dailyTotals.paidPaise} + excluded.paid_paise`,
          transactions: sql`${dailyTotals.transactions} + excluded.transactions`,
        },
      }),
};

/** Updates the number of orders of each day, which the lists use for pagination. */
function countOrders(
  transaction: Transaction,
  { kind, createdAt }: Order,
  changes: [Order['status'], number][],
): void {
  const day = indianDay(createdAt);
  const rows = changes.map(([status, count]) => ({ kind, status, day, count }));
  changeLast(transaction, countsOfDays, rows);
}

const countsOfDays: SharedRows<typeof dailyOrderCounts.$inferInsert> = {
  name: 'daily_order_counts',
  keyOf: ({ kind, status, day }) => `${day} ${kind} ${status}`,
  add: (one, other) => ({ ...one, count: one.count + other.count }),
  write: (transaction, rows) =>
    transaction
      .insert(dailyOrderCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [dailyOrderCounts.kind, dailyOrderCounts.status, dailyOrderCounts.day],
        set: { count: sql`${dailyOrderCounts.count} + excluded.count` },
      }),
};

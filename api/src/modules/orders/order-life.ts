import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/database';
import { insertWhole } from '../../platform/database/rows';
import { asOne, lastChanges, type Changes } from '../../platform/database/last-changes';
import { addToTotals, countOrders } from './counts-of-days';
import { itemsOf } from './orders-repository';
import {
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

/** The order that `insertOrder` inserts, for what is inserted by the same statement. */
export const NEW_ORDER = sql<number>`(SELECT id FROM ordered)`;
export type NewOrder = typeof orders.$inferInsert;

/** Inserts an order with its items and counts it as pending, all by one statement, with what comes `also`. */
export async function insertOrder(
  on: Database | Transaction,
  values: NewOrder,
  items: readonly OrderItem[],
  also: Changes = {},
): Promise<Order> {
  const { id } = await asOne(
    on,
    {
      ordered: sql`${insertWhole(orders, values)} RETURNING id`,
      items: on.insert(orderItems).values(items.map((item) => ({ ...item, orderId: NEW_ORDER }))),
      ...also,
      ...countOrders(on, values, [['pending', 1]]),
    },
    sql`${NEW_ORDER} AS id`,
  );
  const unset = Object.fromEntries(
    Object.keys(getTableColumns(orders)).map((name) => [name, null]),
  );
  const stored = { state: 'created', status: 'pending', language: 'en', refundedPaise: 0 };
  // The cast: every column is given, has its default here, or is null.
  return { ...unset, ...stored, ...values, id } as Order;
}

/** It may have been paid, or have ended, since it was created. */
export const toPending = (on: Database | Transaction, orderId: number) =>
  on
    .update(orders)
    .set({ state: 'pending' })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'created')));

/** Changes an order without moving it to another state, as the database takes it. */
export async function changeOrder(
  transaction: Transaction,
  { id }: Pick<Order, 'id'>,
  changes: PgUpdateSetSource<typeof orders>,
): Promise<Order> {
  const [changed] = await transaction
    .update(orders)
    .set(changes)
    .where(eq(orders.id, id))
    .returning();
  return changed!;
}

/** Returns the order in its new state; unchanged if the new state has no higher rank. */
export async function moveOrder(
  transaction: Transaction,
  order: Order,
  state: OrderState,
  changes: Partial<typeof orders.$inferInsert> = {},
): Promise<Order> {
  if (rank[state] <= rank[order.state]) return order;
  const moved = await changeOrder(transaction, order, { ...changes, state });
  if (moved.status !== order.status) {
    countOrders(transaction, order, [
      [order.status, -1],
      [moved.status, 1],
    ]);
  }
  return moved;
}

/** The price at which an order is paid, in paise. */
export type OrderAmounts = Pick<Order, 'totalPaise' | 'discountPaise' | 'payablePaise'>;

interface PaidOrder {
  items: readonly OrderItem[];
  /** Who gets the order; null while it waits for an account. */
  owner: SQL<number | null> | number | null;
  paidAt: Date;
  /** Those of the order, if they are left out. */
  amounts?: OrderAmounts;
}

/**
 * The only function that marks an order as paid. State, enrolments and totals change by one statement, with what
 * comes `also`: nobody waits for the shared rows of a day longer than for this statement and the commit. Without
 * an account nobody is enrolled yet. `alreadyPurchased` says that the buyer already had every product of the order.
 */
export async function markPaid(
  transaction: Transaction,
  order: Order,
  { items, owner, paidAt, amounts = order }: PaidOrder,
  also: Changes = {},
): Promise<{ order: Order; alreadyPurchased: boolean }> {
  if (rank.paid <= rank[order.state]) throw new Error(`${order.orderNumber} has been paid.`);
  const { totalPaise, discountPaise, payablePaise } = amounts;
  const changed = {
    paidAt,
    totalPaise,
    discountPaise,
    payablePaise,
    state: 'paid' as const,
  };
  countOrders(transaction, order, [
    [order.status, -1],
    ['paid', 1],
  ]);
  // A gift or a scholarship is no sale.
  addToTotals(transaction, order, items, paidAt, payablePaise, payablePaise > 0 ? 1 : 0);
  const { user_id: userId, granted } = await asOne(
    transaction,
    {
      ...also,
      granted: enrolment(order, { items, owner, at: paidAt }),
      moved: transaction
        .update(orders)
        .set({ ...changed, userId: owner })
        .where(eq(orders.id, order.id))
        .returning({ userId: orders.userId }),
      ...lastChanges(transaction),
    },
    sql`(SELECT user_id FROM moved), EXISTS (SELECT FROM granted) OR ${isEnrolledBy(order)} AS granted`,
  );
  // The cast: a column of numbers.
  const paid = { ...order, ...changed, status: 'paid' as const, userId: userId as number | null };
  return { order: paid, alreadyPurchased: userId !== null && !granted };
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

/** True once for an order: its token may sign its buyer in. */
export async function useToken(
  database: Database,
  { id }: Pick<Order, 'id'>,
  signedInAt: Date,
): Promise<boolean> {
  const used = await database
    .update(orders)
    .set({ signedInAt })
    .where(and(eq(orders.id, id), isNull(orders.signedInAt)));
  return used.rowCount === 1;
}

/** Gives a paid order the address that its buyer meant; with `release`, it leaves its account too. */
export async function changeEmail(
  transaction: Transaction,
  order: Order,
  email: string,
  { release }: { release: boolean },
): Promise<Order> {
  if (release) await transaction.delete(enrolments).where(eq(enrolments.orderId, order.id));
  const account = release && { userId: null };
  return changeOrder(transaction, order, { email, firstEmail: order.email, ...account });
}

/** Enrols the user in the order's products. */
export async function enrol(
  transaction: Transaction,
  order: Order,
  { userId, ...enrolled }: { items: readonly OrderItem[]; userId: number; at: Date },
): Promise<void> {
  await transaction.execute(enrolment(order, { owner: userId, ...enrolled }));
}

const enrolment = (
  order: Order,
  { items, owner, at }: Pick<PaidOrder, 'items' | 'owner'> & { at: Date },
): SQL => sql`
  INSERT INTO ${enrolments} (user_id, kind, product_id, order_id, created_at)
  SELECT owner.id, ${order.kind}, product, ${order.id}, ${at.toISOString()}::timestamptz
  FROM (SELECT ${owner}::integer AS id) AS owner,
       unnest(${sql.param(items.map(({ productId }) => productId))}::integer[]) AS product
  WHERE owner.id IS NOT NULL
  ON CONFLICT DO NOTHING RETURNING product_id`;

/** An admin may have enrolled the user by this order before the payment arrived. */
const isEnrolledBy = ({ id }: Order): SQL =>
  sql`EXISTS (SELECT FROM ${enrolments} WHERE order_id = ${id})`;

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
  const items = await itemsOf(transaction, order.id);
  addToTotals(transaction, order, items, at, -amountPaise, isWhole && amountPaise > 0 ? -1 : 0);
  const changed = await changeOrder(transaction, order, { refundedPaise });
  if (access === 'keep' || (access === 'by amount' && !isWhole)) return changed;
  await withdrawEnrolments(transaction, order);
  return moveOrder(transaction, changed, 'refunded');
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

import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import { enrolments, orderItems, orders, type Order, type OrderKind } from './orders-tables';

/** For each of these orders that is paid, the numbers of the earlier ones: see `earlierOrders`. */
export const purchasedBefore = (
  database: Database,
  orderIds: readonly number[],
): Promise<Map<number, string[]>> =>
  orderIds.length === 0
    ? Promise.resolve(new Map<number, string[]>())
    : earlierOrders(database, sql`o.id IN (${sql.join([...orderIds], sql`, `)})`);

/**
 * For each paid order `o` that matches the condition, the numbers of the earlier paid orders of the same
 * account or e-mail that contain the same course or session, the latest first. Others are left out.
 */
export async function earlierOrders(
  database: Database,
  condition: SQL,
): Promise<Map<number, string[]>> {
  const found = await database.execute<{ id: number; numbers: string[] }>(sql`
    SELECT o.id, array_agg(DISTINCT earlier.order_number ORDER BY earlier.order_number DESC) AS numbers
    FROM ${orders} o
    JOIN ${orderItems} i ON i.order_id = o.id
    JOIN ${orders} earlier
      ON earlier.kind = o.kind AND earlier.state = 'paid' AND earlier.id <> o.id
     AND (earlier.user_id = o.user_id OR earlier.email = o.email)
     AND (coalesce(earlier.paid_at, earlier.created_at), earlier.id)
       < (coalesce(o.paid_at, o.created_at), o.id)
    JOIN ${orderItems} before ON before.order_id = earlier.id AND before.product_id = i.product_id
      -- A webinar may be attended again: only a ticket for the same session is one too many.
     AND (o.kind = 'course' OR (before.schedule_id IS NOT DISTINCT FROM i.schedule_id
       AND coalesce(o.paid_at, o.created_at) - coalesce(earlier.paid_at, earlier.created_at) < interval '7 days'))
    WHERE o.state = 'paid' AND ${condition}
    GROUP BY o.id ORDER BY o.id DESC`);
  return new Map(found.rows.map(({ id, numbers }) => [id, numbers]));
}

/** Whether somebody has a product, also by a paid order that waits for the proof of the e-mail address. */
export async function hasProduct(
  transaction: Transaction,
  { kind, productId }: { kind: OrderKind; productId: number },
  { id, email }: { id: number | null; email: string },
  /** Does not count: the order that is about to give it. */
  except: Pick<Order, 'id'> = { id: 0 },
): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    SELECT 1 FROM ${enrolments} e
    WHERE e.user_id = ${id} AND e.kind = ${kind} AND e.product_id = ${productId} AND e.order_id <> ${except.id}
    UNION ALL
    SELECT 1 FROM ${orders} o JOIN ${orderItems} i ON i.order_id = o.id
    WHERE o.id <> ${except.id} AND o.state = 'paid' AND (o.user_id = ${id} OR o.email = ${email})
      AND o.kind = ${kind} AND i.product_id = ${productId}
    LIMIT 1`);
  return rows.length > 0;
}

/** Whether there is such an order for one of these products that was paid since then. */
export async function hasPaidSince(
  database: Database,
  isSameBuyer: SQL | undefined,
  kind: OrderKind,
  productIds: readonly number[],
  since: Date,
): Promise<boolean> {
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        isSameBuyer,
        eq(orders.kind, kind),
        eq(orders.state, 'paid'),
        gte(orders.paidAt, since),
        inArray(orderItems.productId, [...productIds]),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether the account of the buyer lacks a product of the order. A refunded order gives nothing. */
export async function lacksProducts(
  database: Database,
  { id, kind, state }: Order,
  userId: number | null,
): Promise<boolean> {
  if (state === 'refunded') return false;
  const { rows } = await database.execute(sql`
    SELECT 1 FROM ${orderItems} i
    WHERE i.order_id = ${id} AND NOT EXISTS (
      SELECT 1 FROM ${enrolments} e
      WHERE e.kind = ${kind} AND e.product_id = i.product_id
        AND e.user_id = ${userId})
    LIMIT 1`);
  return rows.length > 0;
}

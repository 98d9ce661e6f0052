import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database';
import { enrolments, orderItems, orders, type Order, type OrderKind } from '../orders-tables';

/** Orders whose buyers count for a batch or session: paid ones, and those with an enrolment by hand. */
const isHeld = sql`(${orders.state} = 'paid' OR (${orders.state} <> 'refunded' AND EXISTS (
  SELECT 1 FROM ${enrolments} held WHERE held.order_id = ${orders.id})))`;

/** The buyers of one batch or session; without an id, those without a known date. */
export interface ScheduleBuyers {
  kind: OrderKind;
  productId: number;
  scheduleId: string | null;
  buyers: number;
  orders: number;
  /** The first names in the order of the alphabet. */
  names: string[];
}

const MOST_NAMES = 5;

/** Who has bought what, by batch or session; of one product only, if it is given. */
export async function scheduleBuyers(
  database: Database | Transaction,
  product?: { kind: OrderKind; productId: number },
): Promise<ScheduleBuyers[]> {
  const person = sql`coalesce(${orders.userId}::text, ${orders.email})`;
  const name = sql`${orders.firstName} || ' ' || ${orders.lastName}`;
  return database
    .select({
      kind: orders.kind,
      productId: orderItems.productId,
      scheduleId: orderItems.scheduleId,
      buyers: sql<number>`count(DISTINCT ${person})::integer`,
      orders: sql<number>`count(*)::integer`,
      names: sql<
        string[]
      >`(array_agg(DISTINCT ${name} ORDER BY ${name}))[1:${sql.raw(String(MOST_NAMES))}]`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isHeld,
        product && eq(orders.kind, product.kind),
        product && eq(orderItems.productId, product.productId),
      ),
    )
    .groupBy(orders.kind, orderItems.productId, orderItems.scheduleId)
    .orderBy(asc(orders.kind), asc(orderItems.productId), asc(orderItems.scheduleId));
}

/** Condition for orders with their items: the order has a place in this batch or session. */
export const holdsPlace = (
  kind: OrderKind,
  productId: number,
  scheduleId: string,
): SQL | undefined =>
  and(
    eq(orders.kind, kind),
    eq(orderItems.productId, productId),
    eq(orderItems.scheduleId, scheduleId),
    isHeld,
  );

/** The orders with a place in a batch or session, oldest first, and how many places each has. */
export const placesOf = (
  database: Database | Transaction,
  kind: OrderKind,
  productId: number,
  scheduleId: string,
): Promise<{ order: Order; quantity: number }[]> =>
  database
    .select({ order: orders, quantity: orderItems.quantity })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(holdsPlace(kind, productId, scheduleId))
    .orderBy(asc(orders.id));

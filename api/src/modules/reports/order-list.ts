import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type {
  OrderConditionName,
  OrderFilterQuery,
  OrderListQuery,
  OrderRow,
} from 'shared/model/schemas';
import { indianDay } from 'shared/model/format';
import type { Database } from '../../platform/database/database';
import { fromDayOn, locatePage } from '../../platform/lists/day-counts';
import { inDays, dayColumnInRange } from '../../platform/lists/day-range';
import {
  batchesOf,
  byTime,
  mapped,
  matchesOf,
  MOST_MATCHES,
  placeInTime,
  placeOf,
  type FilterConditions,
} from '../../platform/lists/pagination';
import { containing } from '../../platform/lists/text-search';
import { rupees } from '../../platform/money';
import {
  dailyOrderCounts,
  orderItems,
  orders,
  type Order,
  type OrderKind,
} from '../orders/orders-tables';
import { shownState } from '../orders/orders-repository';
import { reviewCases } from '../payments/payments-tables';

interface Page {
  rows: OrderRow[];
  total: number;
  /** There are more matches than `total`. */
  has_more?: boolean;
}

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  productId: orders.productId,
  title: orders.title,
  firstName: orders.firstName,
  email: orders.email,
  phone: orders.phone,
  payablePaise: orders.payablePaise,
  refundedPaise: orders.refundedPaise,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  status: orders.status,
  state: orders.state,
  cancelledAt: orders.cancelledAt,
  code: orders.code,
};
type ListedOrder = Pick<Order, keyof typeof columns>;

export function orderPage(
  database: Database,
  kind: OrderKind,
  query: OrderListQuery,
): Promise<Page> {
  // The counts per day are of the days of the orders.
  return query.name || query.email || query.day_of || query.product || query.state
    ? pageOfMatches(database, kind, query)
    : pageByDays(database, kind, query);
}

/** A page with nothing but a status and days: the total is exact, and every page costs about the same. */
async function pageByDays(
  database: Database,
  kind: OrderKind,
  query: OrderListQuery,
): Promise<Page> {
  const { limit, offset } = placeOf(query);
  const status = statusOf(query);
  const condition = orderCondition(kind, query);
  const counted = and(
    eq(dailyOrderCounts.kind, kind),
    status && eq(dailyOrderCounts.status, status),
    dayColumnInRange(dailyOrderCounts.day, query),
  );
  const counts = sql`
    SELECT day, sum(count)::integer AS count FROM ${dailyOrderCounts} WHERE ${counted} GROUP BY day`;
  const { total, day, before } = await locatePage(database, counts, offset, query.sort);
  if (!day) return { rows: [], total };
  const rows = await database
    .select(columns)
    .from(orders)
    .where(and(condition, fromDayOn(orders.createdAt, day, query.sort)))
    .orderBy(byTime(query.sort))
    .limit(limit)
    .offset(offset - before);
  return { rows: rows.map(orderRow), total };
}

async function pageOfMatches(
  database: Database,
  kind: OrderKind,
  query: OrderListQuery,
): Promise<Page> {
  const condition = orderCondition(kind, query);
  const { total, ids } = await matchesOf(database, orders, condition, query);
  const listed = database.select(columns).from(orders).orderBy(byTime(query.sort));
  if (total > MOST_MATCHES) {
    const { limit, offset } = placeInTime(query);
    const rows = await listed.where(condition).limit(limit).offset(offset);
    return { rows: rows.map(orderRow), total: MOST_MATCHES, has_more: true };
  }
  const rows = ids.length > 0 ? await listed.where(inArray(orders.id, ids)) : [];
  return { rows: rows.map(orderRow), total };
}

/** All orders of a filter, for an export. An invalid filter throws before the first row is read. */
export function orderBatches(
  database: Database,
  kind: OrderKind,
  query: OrderFilterQuery,
): AsyncGenerator<OrderRow[]> {
  const condition = orderCondition(kind, query);
  return mapped(batchesOf(database, orders, condition), orderLine);
}

export function orderCondition(kind: OrderKind, query: OrderFilterQuery): SQL | undefined {
  const status = statusOf(query);
  const { name, email } = query;
  const byPayment = query.day_of === 'payment';
  const filters: FilterConditions<OrderFilterQuery> = {
    status: status && eq(orders.status, status),
    // The same expression as in the index.
    name: name
      ? containing(sql`(${orders.firstName} || ' ' || ${orders.lastName})`, name)
      : undefined,
    email: email ? containing(orders.email, email) : undefined,
    day_of: byPayment ? isNotNull(orders.paidAt) : undefined,
    product: query.product ? isFor(query.product) : undefined,
    state: query.state ? conditions[query.state] : undefined,
  };
  const day = byPayment ? orders.paidAt : orders.createdAt;
  return and(eq(orders.kind, kind), inDays(day, query), ...Object.values(filters));
}

/** Orders with an item of a product, or of one batch or session: `101/january`. */
function isFor(product: string): SQL {
  const [id, schedule] = product.split('/');
  return sql`EXISTS (SELECT 1 FROM ${orderItems}
    WHERE ${orderItems.orderId} = ${orders.id} AND ${orderItems.productId} = ${Number(id)}
      ${schedule ? sql`AND ${orderItems.scheduleId} = ${schedule}` : sql``})`;
}

const conditions: Record<OrderConditionName, SQL> = {
  refunded: sql`${orders.state} = 'refunded'`,
  part_refunded: sql`${orders.state} <> 'refunded' AND ${orders.refundedPaise} > 0`,
  needs_review: sql`EXISTS (SELECT 1 FROM ${reviewCases}
    WHERE ${reviewCases.orderId} = ${orders.id} AND ${reviewCases.closedAt} IS NULL)`,
  failed: sql`${orders.state} = 'failed'`,
  expired: sql`${orders.state} = 'expired'`,
};

function statusOf({ status }: OrderFilterQuery): 'paid' | 'pending' | undefined {
  const wanted = status?.toLowerCase();
  return wanted === 'paid' || wanted === 'pending' ? wanted : undefined;
}

const ordered = (order: ListedOrder) => ({
  id: order.id,
  order_number: order.orderNumber,
  course_id: order.productId,
  webinar_name: order.title,
  first_name: order.firstName,
  email: order.email,
  phone: order.phone,
  // The amount after refunds, so that the list adds up to the totals. It is 0 for a refunded order
  // whose payment never counted.
  payable_amount:
    order.status === 'refunded' && !order.paidAt
      ? 0
      : rupees(order.payablePaise - order.refundedPaise),
  created_at: order.createdAt.toISOString(),
  status: order.status,
});

/** A row of the list: the specified fields, and others where they say more. */
function orderRow(order: ListedOrder): OrderRow {
  const { paidAt, createdAt, status, refundedPaise } = order;
  const state = shownState(order);
  const paidLater = paidAt !== null && indianDay(paidAt) !== indianDay(createdAt);
  const saysMore = state !== status && state !== 'created';
  return {
    ...ordered(order),
    ...(paidLater && { paid_at: paidAt.toISOString() }),
    ...(saysMore && { state }),
    ...(refundedPaise > 0 && { refunded_amount: rupees(refundedPaise) }),
  };
}

/** A line of the file: with what was received, and what of it was returned, whenever that was. */
const orderLine = (order: ListedOrder): OrderRow => ({
  ...ordered(order),
  paid_at: order.paidAt?.toISOString(),
  paid_amount: order.paidAt ? rupees(order.payablePaise) : 0,
  refunded_amount: rupees(order.refundedPaise),
  code: order.code ?? '',
});

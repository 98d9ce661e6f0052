import { sql, type SQL } from 'drizzle-orm';
import type { OrderFilterQuery, OrderListQuery, OrderRow } from 'shared/schemas';
import type { Database } from '../../platform/database';
import { fromDayOn, locatePage } from '../../platform/day-counts';
import { createdIn, dayRange } from '../../platform/day-range';
import { batchesOf, byTime, isoTime, mapped } from '../../platform/pagination';
import type { OrderKind } from '../orders/orders-tables';

/** Text filters count and page up to here: nobody reads on, and the cost stays bounded. */
export const MOST_TEXT_MATCHES = 10_000;

interface StoredOrder extends Record<string, unknown> {
  id: number;
  order_number: string;
  product_id: number;
  title: string;
  first_name: string;
  email: string;
  phone: string;
  payable_paise: number;
  created_at: string;
  status: 'paid' | 'pending';
}

interface Page {
  rows: OrderRow[];
  total: number;
  /** There are more than the total says. */
  has_more?: boolean;
}

const columns = sql.raw(
  'id, order_number, product_id, title, first_name, email, phone, payable_paise, created_at, status',
);

export async function orderPage(
  database: Database,
  kind: OrderKind,
  query: OrderListQuery,
): Promise<Page> {
  const perPage = query.per_page ?? 10;
  const offset = ((query.page ?? 1) - 1) * perPage;
  return query.name?.trim() || query.email?.trim()
    ? pageOfMatches(database, kind, query, offset, perPage)
    : pageByDays(database, kind, query, offset, perPage);
}

/** Without a text filter: the total is exact, and any page costs about the same. */
async function pageByDays(
  database: Database,
  kind: OrderKind,
  query: OrderListQuery,
  offset: number,
  perPage: number,
): Promise<Page> {
  const days = [sql`kind = ${kind}`];
  const status = statusOf(query);
  if (status) days.push(sql`status = ${status}`);
  if (query.from_date) days.push(sql`day >= ${query.from_date}`);
  if (query.to_date) days.push(sql`day <= ${query.to_date}`);
  const condition = orderCondition(kind, query);
  const counts = sql`
    SELECT day, sum(count)::integer AS count FROM daily_order_counts
    WHERE ${sql.join(days, sql` AND `)} GROUP BY day`;
  const { total, day, before } = await locatePage(database, counts, offset, query.sort);
  if (!day) return { rows: [], total };
  const rows = await database.execute<StoredOrder>(sql`
    SELECT ${columns} FROM orders
    WHERE ${condition} AND ${fromDayOn(day, query.sort)}
    ORDER BY ${byTime(query.sort)} LIMIT ${perPage} OFFSET ${offset - before}`);
  return { rows: rows.rows.map(orderRow), total };
}

/**
 * The matches are taken without an order first, so that the planner uses the trigram index for a
 * rare text; a text found everywhere ends at the limit and is then read in the order of time.
 */
async function pageOfMatches(
  database: Database,
  kind: OrderKind,
  query: OrderListQuery,
  offset: number,
  perPage: number,
): Promise<Page> {
  const condition = orderCondition(kind, query);
  const order = byTime(query.sort);
  const found = await database.execute<{ total: number; ids: number[] | null }>(sql`
    WITH matches AS MATERIALIZED (
      SELECT id, created_at FROM orders WHERE ${condition} LIMIT ${MOST_TEXT_MATCHES + 1}),
    page AS (
      SELECT id, created_at FROM matches ORDER BY ${order}
      LIMIT ${perPage} OFFSET ${offset})
    SELECT (SELECT count(*)::integer FROM matches) AS total,
           (SELECT array_agg(id) FROM page) AS ids`);
  const { total, ids } = found.rows[0]!;
  if (total > MOST_TEXT_MATCHES) {
    const rows = await database.execute<StoredOrder>(sql`
      SELECT ${columns} FROM orders WHERE ${condition}
      ORDER BY ${order}
      LIMIT ${Math.max(0, Math.min(perPage, MOST_TEXT_MATCHES - offset))}
      OFFSET ${Math.min(offset, MOST_TEXT_MATCHES)}`);
    return { rows: rows.rows.map(orderRow), total: MOST_TEXT_MATCHES, has_more: true };
  }
  if (!ids?.length) return { rows: [], total };
  const rows = await database.execute<StoredOrder>(sql`
    SELECT ${columns} FROM orders WHERE id = ANY(${sql.param(ids)}::integer[])
    ORDER BY ${order}`);
  return { rows: rows.rows.map(orderRow), total };
}

/** All orders of a filter, for an export. A wrong filter is refused before the first row. */
export function orderBatches(
  database: Database,
  kind: OrderKind,
  query: OrderFilterQuery,
): AsyncGenerator<OrderRow[]> {
  const condition = orderCondition(kind, query);
  return mapped(batchesOf<StoredOrder>(database, sql`orders`, condition), orderRow);
}

export function orderCondition(kind: OrderKind, query: OrderFilterQuery): SQL {
  const conditions = [sql`kind = ${kind}`, createdIn(dayRange(query))];
  const status = statusOf(query);
  if (status) conditions.push(sql`status = ${status}`);
  const name = query.name?.trim();
  // Letter for letter the expression of the index.
  if (name) conditions.push(sql`(first_name || ' ' || last_name) ILIKE ${containing(name)}`);
  const email = query.email?.trim();
  if (email) conditions.push(sql`email ILIKE ${containing(email)}`);
  return sql.join(conditions, sql` AND `);
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function statusOf({ status }: OrderFilterQuery): 'paid' | 'pending' | null {
  const wanted = status?.toLowerCase();
  return wanted === 'paid' || wanted === 'pending' ? wanted : null;
}

const orderRow = (row: StoredOrder): OrderRow => ({
  id: row.id,
  order_number: row.order_number,
  course_id: row.product_id,
  webinar_name: row.title,
  first_name: row.first_name,
  email: row.email,
  phone: row.phone,
  payable_amount: row.payable_paise / 100,
  created_at: isoTime(row.created_at),
  status: row.status,
});

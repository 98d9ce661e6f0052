import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database';
import { orderItems, orders, type OrderItem } from '../orders-tables';

/** What has been paid for and has neither batch nor session. */
export const undated = (condition: SQL) => sql`
  SELECT o.id AS about_id, i.product_id, i.day::text AS day, coalesce(o.paid_at, o.created_at) AS since
  FROM ${orderItems} i JOIN ${orders} o ON o.id = i.order_id
  WHERE i.schedule_id IS NULL AND o.state = 'paid' AND ${condition}`;

/** Whoever has bought something without even a day. */
export const waitForDate = undated(sql`i.day IS NULL`);

/**
 * Since when the first buyer waits for the date of those of these items that have none, by product: a date that
 * somebody has waited for too long is not promised to the next one. It reads one order for each product, however many
 * wait: the first by number that is paid.
 */
export async function firstWaiting(
  on: Database | Transaction,
  items: readonly Pick<OrderItem, 'productId' | 'scheduleId' | 'day'>[],
): Promise<ReadonlyMap<number, Date>> {
  const ids = items
    .filter(({ scheduleId, day }) => scheduleId === null && day === null)
    .map(({ productId }) => productId);
  if (ids.length === 0) return new Map();
  const { rows } = await on.execute<{ product_id: number; since: string }>(sql`
    SELECT asked.product_id, first.since
    FROM unnest(ARRAY[${sql.join(ids, sql`, `)}]::int[]) AS asked (product_id) CROSS JOIN LATERAL (
      ${waitForDate} AND i.product_id = asked.product_id ORDER BY i.order_id LIMIT 1) AS first`);
  return new Map(rows.map(({ product_id, since }) => [product_id, new Date(since)]));
}

import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import { changeLast, type Changes, type SharedRows } from '../../platform/database/last-changes';
import { indianDay } from '../../platform/indian-time';
import { dailyOrderCounts, dailyTotals, type Order } from './orders-tables';

/**
 * Money counts on the Indian day on which it is received or returned, which is also the day of the receipt
 * or credit note. So the figures of a month that is over never change.
 */
export function addToTotals(
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
  write: (on, rows) =>
    on
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
export function countOrders(
  on: Database | Transaction,
  { kind, createdAt }: Pick<Order, 'kind' | 'createdAt'>,
  changes: [Order['status'], number][],
): Changes {
  const day = indianDay(createdAt);
  const rows = changes.map(([status, count]) => ({ kind, status, day, count }));
  return changeLast(on, countsOfDays, rows);
}

const countsOfDays: SharedRows<typeof dailyOrderCounts.$inferInsert> = {
  name: 'daily_order_counts',
  keyOf: ({ kind, status, day }) => `${day} ${kind} ${status}`,
  add: (one, other) => ({ ...one, count: one.count + other.count }),
  write: (on, rows) =>
    on
      .insert(dailyOrderCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [dailyOrderCounts.kind, dailyOrderCounts.status, dailyOrderCounts.day],
        set: { count: sql`${dailyOrderCounts.count} + excluded.count` },
      }),
};

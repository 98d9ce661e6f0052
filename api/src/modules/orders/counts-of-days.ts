import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import { changeLast, type Changes, type SharedRows } from '../../platform/database/last-changes';
import { indianDay } from '../../platform/indian-time';
import { dailyOrderCounts, dailyTotals, type Order, type OrderItem } from './orders-tables';

/**
 * Money counts on the Indian day on which it is received or returned, which is also the day of the receipt
 * or credit note. So the figures of a month that is over never change; neither do they when somebody moves to another
 * batch later. What an order with several products has paid is divided by their prices.
 */
export function addToTotals(
  transaction: Transaction,
  { kind, productId }: Pick<Order, 'kind' | 'productId'>,
  items: readonly OrderItem[],
  at: Date,
  paidPaise: number,
  transactions: number,
): void {
  const whole = items.reduce((sum, each) => sum + each.unitPaise * each.quantity, 0);
  const others = items
    .filter((each) => each.productId !== productId)
    .map((each) => ({
      ...each,
      paise: whole ? Math.round((paidPaise * each.unitPaise * each.quantity) / whole) : 0,
    }));
  const own = {
    quantity: 0,
    scheduleId: null,
    ...items.find((each) => each.productId === productId),
    productId,
    // With what the rounding leaves.
    paise: others.reduce((rest, { paise }) => rest - paise, paidPaise),
  };
  const rows = [own, ...others].map(({ paise, quantity, scheduleId, productId: of }) => ({
    day: indianDay(at),
    kind,
    productId: of,
    scheduleId: scheduleId ?? '',
    paidPaise: paise,
    transactions: of === productId ? transactions : 0,
    places: transactions * quantity,
    returnedPaise: Math.max(0, -paise),
  }));
  changeLast(transaction, totalsOfDays, rows);
}

const totalsOfDays: SharedRows<Required<typeof dailyTotals.$inferInsert>> = {
  name: 'daily_totals',
  keyOf: ({ day, kind, productId, scheduleId }) => `${day} ${kind} ${productId} ${scheduleId}`,
  add: (one, other) => ({
    ...one,
    paidPaise: one.paidPaise + other.paidPaise,
    transactions: one.transactions + other.transactions,
    places: one.places + other.places,
    returnedPaise: one.returnedPaise + other.returnedPaise,
  }),
  write: (on, rows) => {
    const { day, kind, productId, scheduleId } = dailyTotals;
    return on
      .insert(dailyTotals)
      .values(rows)
      .onConflictDoUpdate({
        target: [day, kind, productId, scheduleId],
        set: {
          paidPaise: sql`${dailyTotals.paidPaise} + excluded.paid_paise`,
          transactions: sql`${dailyTotals.transactions} + excluded.transactions`,
          places: sql`${dailyTotals.places} + excluded.places`,
          returnedPaise: sql`${dailyTotals.returnedPaise} + excluded.returned_paise`,
        },
      });
  },
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

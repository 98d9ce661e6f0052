import { and, asc, desc, eq, isNull, lt, not, sql, sum } from 'drizzle-orm';
import type {
  DayRangePageQuery,
  DayRangeQuery,
  OpenMoney,
  Payout,
  Reconciliation,
  SettlementLine,
} from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { daysAfter, indianDay, startOfIndianDay } from '../../platform/indian-time';
import { dayColumnInRange } from '../../platform/lists/day-range';
import { placeOf } from '../../platform/lists/pagination';
import { rupees } from '../../platform/money';
import { isOwnReference } from '../orders/order-number';
import { orders } from '../orders/orders-tables';
import { payments, reconciliations, settlementLines } from '../payments/payments-tables';

const MOST_SHOWN = 100;
const MOST_DAYS = 31;

/** Providers pay out two or three working days after a payment. */
const WORKING_DAYS = 4;

/** The payouts of a period, the latest first. */
export async function payoutPage(database: Database, query: DayRangePageQuery) {
  const { day, provider, settlementId, utr, kind } = settlementLines;
  const paise = (of: Parameters<typeof sum>[0]) => sum(of).mapWith(Number);
  const count = (condition: ReturnType<typeof eq>) =>
    sql<number>`count(*) FILTER (WHERE ${condition})::integer`;
  const payouts = database
    .select({
      day,
      provider,
      settlementId,
      utr,
      payments: count(eq(kind, 'payment')).as('payments'),
      others: count(not(eq(kind, 'payment'))).as('others'),
      feePaise: paise(settlementLines.feePaise).as('fee'),
      taxPaise: paise(settlementLines.taxPaise).as('tax'),
      netPaise: paise(settlementLines.netPaise).as('net'),
    })
    .from(settlementLines)
    .where(dayColumnInRange(day, query))
    .groupBy(day, provider, settlementId, utr)
    .as('payouts');
  const { limit, offset } = placeOf(query);
  const order = query.sort === 'oldest' ? asc : desc;
  const rows = await database
    .select()
    .from(payouts)
    .orderBy(order(payouts.day), payouts.settlementId)
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map((row): Payout => ({
      id: `${row.provider} ${row.day} ${row.settlementId}`,
      day: row.day,
      provider: row.provider,
      settlement_id: row.settlementId,
      utr: row.utr,
      payments: row.payments,
      others: row.others,
      fees: rupees(row.feePaise),
      tax: rupees(row.taxPaise),
      amount: rupees(row.netPaise),
    })),
    total: await database.$count(payouts),
  };
}

/** Every line of the payouts of a period, oldest first, with the order that its payment has paid. */
export async function settlementRows(
  database: Database,
  query: DayRangeQuery,
): Promise<SettlementLine[]> {
  const paid = database
    .selectDistinctOn([payments.provider, payments.paymentId], {
      provider: payments.provider,
      paymentId: payments.paymentId,
      orderNumber: orders.orderNumber,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .orderBy(payments.provider, payments.paymentId, desc(payments.accepted))
    .as('paid');
  const rows = await database
    .select({ line: settlementLines, orderNumber: paid.orderNumber })
    .from(settlementLines)
    .leftJoin(
      paid,
      and(
        eq(paid.provider, settlementLines.provider),
        eq(paid.paymentId, settlementLines.paymentId),
      ),
    )
    .where(dayColumnInRange(settlementLines.day, query))
    .orderBy(settlementLines.day, settlementLines.settlementId, settlementLines.lineId);
  return rows.map(({ line, orderNumber }) => ({
    day: line.day,
    provider: line.provider,
    settlement_id: line.settlementId,
    utr: line.utr,
    kind: line.kind,
    payment_id: line.paymentId,
    order_number: orderNumber,
    amount: rupees(line.amountPaise),
    fee: rupees(line.feePaise),
    tax: rupees(line.taxPaise),
    net: rupees(line.netPaise),
  }));
}

/** The compared days of a period, and the money that is on one side only. */
export async function openMoney(
  database: Database,
  query: DayRangeQuery,
  now: Date,
): Promise<OpenMoney> {
  const paid = await database
    .select({ payment: payments, orderNumber: orders.orderNumber })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.state, 'success'),
        isNull(payments.settledOn),
        lt(payments.createdAt, startOfIndianDay(workingDaysBefore(now, WORKING_DAYS))),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(MOST_SHOWN);
  const others = await database
    .select()
    .from(payments)
    .where(and(isNull(payments.orderId), eq(payments.state, 'success')))
    .orderBy(desc(payments.createdAt))
    .limit(MOST_SHOWN);
  return {
    days: await settledDays(database, query),
    unsettled: paid.map(({ payment, orderNumber }) => ({
      order_number: orderNumber,
      ...onWire(payment),
    })),
    other_payments: others.filter(({ reference }) => !isOwnReference(reference)).map(onWire),
  };
}

const onWire = (payment: typeof payments.$inferSelect) => ({
  provider: payment.provider,
  payment_id: payment.paymentId,
  amount: rupees(payment.amountPaise),
  currency: payment.currency,
  created_at: payment.createdAt.toISOString(),
});

/** The Indian day that lies this many days from Monday to Friday before a time. */
export function workingDaysBefore(at: Date, days: number): string {
  let day = indianDay(at);
  for (let left = days; left > 0;) {
    day = daysAfter(day, -1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

/** The latest compared days of a period. */
async function settledDays(database: Database, query: DayRangeQuery): Promise<Reconciliation[]> {
  const days = await database
    .select()
    .from(reconciliations)
    .where(dayColumnInRange(reconciliations.day, query))
    .orderBy(desc(reconciliations.day))
    .limit(MOST_DAYS);
  return days.map((row) => ({
    day: row.day,
    provider_total: rupees(row.providerPaise),
    our_total: rupees(row.ourPaise),
    differences: row.differences,
    done_at: row.doneAt.toISOString(),
  }));
}

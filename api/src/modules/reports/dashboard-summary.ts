import { sql, sum } from 'drizzle-orm';
import type { DashboardSummary, MonthlyTotals } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { rupees } from '../../platform/money';
import { dailyUserCounts } from '../accounts/accounts-tables';
import { dailyTotals, type OrderKind } from '../orders/orders-tables';

interface TotalsOfMonth {
  month: string;
  kind: OrderKind;
  paidPaise: number;
  transactions: number;
}

/** Adds up the stored totals of days, so that the cost grows with the days and not with the orders. */
export async function dashboardSummary(database: Database): Promise<DashboardSummary> {
  const month = sql<string>`to_char(${dailyTotals.day}, 'YYYY-MM')`;
  const totals = await database
    .select({
      month: month.as('month'),
      kind: dailyTotals.kind,
      paidPaise: sum(dailyTotals.paidPaise).mapWith(Number),
      transactions: sum(dailyTotals.transactions).mapWith(Number),
    })
    .from(dailyTotals)
    .groupBy(sql`month`, dailyTotals.kind)
    .orderBy(sql`month`);
  const [people] = await database
    .select({ count: sum(dailyUserCounts.count) })
    .from(dailyUserCounts);
  const monthly = monthlyBreakdown(totals);
  const totalOf = (read: (month: MonthlyTotals) => number) =>
    monthly.reduce((total, month) => total + Math.round(read(month) * 100), 0) / 100;
  const courses = totalOf((month) => month.paid_course_amount);
  const webinars = totalOf((month) => month.paid_webinar_amount);
  return {
    total_paid_amount: Math.round((courses + webinars) * 100) / 100,
    paid_webinar_amount: webinars,
    total_paid_webinars: totals
      .filter((row) => row.kind === 'webinar')
      .reduce((total, row) => total + row.transactions, 0),
    paid_course_amount: courses,
    total_users: Number(people?.count ?? 0),
    total_paid_transactions: totalOf((month) => month.paid_transactions),
    monthly_breakdown: monthly,
  };
}

/** Every month from the first to the last one with a payment, including months without a payment. */
function monthlyBreakdown(rows: readonly TotalsOfMonth[]): MonthlyTotals[] {
  const first = rows[0]?.month;
  const last = rows.at(-1)?.month;
  const months: MonthlyTotals[] = [];
  for (let month = first; month && last && month <= last; month = monthAfter(month)) {
    const of = (kind: OrderKind) => rows.find((row) => row.month === month && row.kind === kind);
    months.push({
      month,
      paid_course_amount: rupees(of('course')?.paidPaise ?? 0),
      paid_webinar_amount: rupees(of('webinar')?.paidPaise ?? 0),
      paid_transactions: (of('course')?.transactions ?? 0) + (of('webinar')?.transactions ?? 0),
    });
  }
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12
    ? `${year + 1}-01`
    : `${String(year).padStart(4, '0')}-${String(number + 1).padStart(2, '0')}`;
}

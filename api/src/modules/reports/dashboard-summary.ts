import { sql, sum } from 'drizzle-orm';
import type { DashboardSummary, MonthlyTotals } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { dailyUserCounts } from '../accounts/accounts-tables';
import { dailyTotals } from '../orders/orders-tables';
import { breakdown } from './breakdown';

/** Adds up the stored totals of days, so that the cost grows with the days and not with the orders. */
export async function dashboardSummary(database: Database): Promise<DashboardSummary> {
  const month = sql<string>`to_char(${dailyTotals.day}, 'YYYY-MM')`;
  const totals = await database
    .select({
      part: month.as('month'),
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
  const monthly = breakdown(totals, [totals[0]?.part, totals.at(-1)?.part]);
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

import { and, asc, desc, eq, gte, inArray, isNull, sql, sum } from 'drizzle-orm';
import { ROLE_STUDENT } from 'shared/model/constants';
import type { DayRangeQuery, Overview, PeriodFigures } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { dayColumnInRange, inDays } from '../../platform/lists/day-range';
import { dayAfter, daysAfter, indianDay } from '../../platform/indian-time';
import { rupees } from '../../platform/money';
import { DAY } from '../../platform/durations';
import { users } from '../accounts/accounts-tables';
import { isToCall, leadsWith } from '../enquiries/leads/leads-repository';
import { leads } from '../enquiries/enquiries-tables';
import { dailyTotals, orders } from '../orders/orders-tables';
import { orderSummary } from '../people/person-details';

const LATEST = 5;
const MOST_WAITING = 10;

type Days = Required<DayRangeQuery>;

/** The figures of a period and of the one before it, the latest entries, and what waits for an admin. */
export async function periodOverview(
  database: Database,
  query: DayRangeQuery,
  at: Date,
): Promise<Overview> {
  const { period, before } = periodsOf(query, indianDay(at));
  const latestOrders = database
    .select()
    .from(orders)
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const unpaid = and(
    gte(orders.createdAt, new Date(at.getTime() - 2 * DAY)),
    inArray(orders.state, ['created', 'pending', 'failed', 'expired']),
    isNull(orders.cancelledAt),
  );
  return {
    period: await figuresOf(database, period),
    before: await figuresOf(database, before),
    latest_orders: (await latestOrders.limit(LATEST)).map(orderSummary),
    latest_leads: await leadsWith(
      database,
      {
        where: undefined,
        orderBy: sql`${desc(leads.createdAt)}, ${desc(leads.id)}`,
        limit: LATEST,
      },
      at,
    ),
    unpaid_orders: (
      await database
        .select()
        .from(orders)
        .where(unpaid)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(MOST_WAITING)
    ).map(orderSummary),
    leads_to_call: await leadsWith(
      database,
      {
        where: isToCall,
        orderBy: sql`${asc(leads.createdAt)}, ${asc(leads.id)}`,
        limit: MOST_WAITING,
      },
      at,
    ),
    leads_to_call_total: await database.$count(leads, isToCall),
  };
}

/**
 * The days of a query: without a first one the twelve months up to the last one, without a last one up to today. And
 * the days they are compared with: as many months before, if a period begins with a month and is no part of one, or
 * else as many days just before.
 */
function periodsOf({ from_date, to_date }: DayRangeQuery, today: string) {
  // Throws for days that do not exist.
  inDays(orders.createdAt, { from_date, to_date });
  const to = to_date || today;
  const from = from_date || `${monthsBefore(to, 11).slice(0, 7)}-01`;
  const period = { from_date: from, to_date: to };
  // Throws for a range that ends before it begins.
  inDays(orders.createdAt, period);
  const months = monthOf(to) - monthOf(from) + 1;
  const isOfMonths = from.endsWith('-01') && (months > 1 || dayAfter(to).endsWith('-01'));
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  const before = isOfMonths
    ? { from_date: monthsBefore(from, months), to_date: monthsBefore(to, months) }
    : { from_date: daysAfter(from, -days), to_date: daysAfter(from, -1) };
  // A year of two digits, as 26, makes a range so long that the one before it has no first day.
  inDays(orders.createdAt, before);
  return { period, before };
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The same day of an earlier month; the last day of a month becomes the last one of the other. */
function monthsBefore(day: string, months: number): string {
  const last = new Date(0);
  last.setUTCFullYear(0, monthOf(day) - months + 1, 0);
  const isLast = dayAfter(day).endsWith('-01');
  if (!isLast) last.setUTCDate(Math.min(last.getUTCDate(), Number(day.slice(8))));
  return last.toISOString().slice(0, 10);
}

async function figuresOf(database: Database, days: Days): Promise<PeriodFigures> {
  const [paid] = await database
    .select({ paise: sum(dailyTotals.paidPaise), count: sum(dailyTotals.transactions) })
    .from(dailyTotals)
    .where(dayColumnInRange(dailyTotals.day, days));
  return {
    ...days,
    paid_amount: rupees(Number(paid?.paise ?? 0)),
    paid_orders: Number(paid?.count ?? 0),
    new_users: await database.$count(
      users,
      and(eq(users.roleId, ROLE_STUDENT), inDays(users.createdAt, days)),
    ),
    new_leads: await database.$count(leads, inDays(leads.createdAt, days)),
  };
}

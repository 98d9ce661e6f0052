import { eq, sql, sum } from 'drizzle-orm';
import { productOf } from 'shared/model/catalogue';
import type { DayRangeQuery, LeadSource, Overview, PeriodFigures } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Database } from '../../platform/database/database';
import { dayColumnInRange, inDays } from '../../platform/lists/day-range';
import { dayAfter, daysAfter, indianDay } from '../../platform/indian-time';
import { rupees } from '../../platform/money';
import { DAY } from '../../platform/durations';
import { dailyUserCounts } from '../accounts/accounts-tables';
import { leads } from '../enquiries/enquiries-tables';
import { dailyTotals, orders } from '../orders/orders-tables';
import { scheduleOf } from '../orders/seats/schedules';
import { breakdown } from './breakdown';

const WEEK = 7;
/** A longer period is divided into months. */
const MOST_DAYS = 31;

type Days = Required<DayRangeQuery>;

/**
 * The figures of a period and of the one before it, and those of the period by batch, by source of the leads and by
 * day or month. Sales are read from the totals of days, so that the cost does not grow with the orders.
 */
export async function periodOverview(
  { catalogue, database }: Pick<Services, 'catalogue' | 'database'>,
  query: DayRangeQuery,
  at: Date,
): Promise<Overview> {
  const { period, before } = periodsOf(query, indianDay(at));
  const published = await catalogue.current();
  const leadsOfPeriod = await leadsIn(database, period);
  return {
    period: await figuresOf(database, period, leadsOfPeriod),
    before: await figuresOf(database, before, await leadsIn(database, before)),
    products: (await salesIn(database, period)).map(
      ({ kind, productId, scheduleId, places, paidPaise, returnedPaise }) => ({
        kind,
        product_id: productId,
        title: productOf(published, kind, productId)?.title ?? `${kind} ${productId}`,
        when: scheduleOf(published, kind, productId, scheduleId)?.when ?? scheduleId,
        places,
        sold_amount: rupees(paidPaise + returnedPaise),
        returned_amount: rupees(returnedPaise),
      }),
    ),
    leads: leadsOfPeriod,
    parts: await partsOf(database, period),
  };
}

/**
 * The days of a query: without any the last seven, without a first one the twelve months up to the last one, without a
 * last one up to today. And the days they are compared with: as many months before, if a period begins with a month and is no part of one, or
 * else as many days just before.
 */
function periodsOf({ from_date, to_date }: DayRangeQuery, today: string) {
  // Throws for days that do not exist.
  inDays(orders.createdAt, { from_date, to_date });
  const to = to_date || today;
  const from =
    from_date || (to_date ? `${monthsBefore(to, 11).slice(0, 7)}-01` : daysAfter(to, 1 - WEEK));
  const period = { from_date: from, to_date: to };
  // Throws for a range that ends before it begins.
  inDays(orders.createdAt, period);
  const months = monthOf(to) - monthOf(from) + 1;
  const isOfMonths = from.endsWith('-01') && (months > 1 || dayAfter(to).endsWith('-01'));
  const days = daysOf(period);
  const before = isOfMonths
    ? { from_date: monthsBefore(from, months), to_date: monthsBefore(to, months) }
    : { from_date: daysAfter(from, -days), to_date: daysAfter(from, -1) };
  // A year of two digits, as 26, makes a range so long that the one before it has no first day.
  inDays(orders.createdAt, before);
  return { period, before };
}

const daysOf = ({ from_date, to_date }: Days): number =>
  (Date.parse(to_date) - Date.parse(from_date)) / DAY + 1;

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The same day of an earlier month; the last day of a month becomes the last one of the other. */
function monthsBefore(day: string, months: number): string {
  const last = new Date(0);
  last.setUTCFullYear(0, monthOf(day) - months + 1, 0);
  const isLast = dayAfter(day).endsWith('-01');
  if (!isLast) last.setUTCDate(Math.min(last.getUTCDate(), Number(day.slice(8))));
  return last.toISOString().slice(0, 10);
}

const totalOf = {
  paidPaise: sum(dailyTotals.paidPaise).mapWith(Number),
  transactions: sum(dailyTotals.transactions).mapWith(Number),
  places: sum(dailyTotals.places).mapWith(Number),
  returnedPaise: sum(dailyTotals.returnedPaise).mapWith(Number),
};

async function figuresOf(
  database: Database,
  days: Days,
  asked: Overview['leads'],
): Promise<PeriodFigures> {
  const [sold] = await database
    .select(totalOf)
    .from(dailyTotals)
    .where(dayColumnInRange(dailyTotals.day, days));
  const [people] = await database
    .select({ count: sum(dailyUserCounts.count) })
    .from(dailyUserCounts)
    .where(dayColumnInRange(dailyUserCounts.day, days));
  const paid = sold?.paidPaise ?? 0;
  const returned = sold?.returnedPaise ?? 0;
  return {
    ...days,
    sold_amount: rupees(paid + returned),
    returned_amount: rupees(returned),
    paid_amount: rupees(paid),
    paid_orders: sold?.transactions ?? 0,
    new_users: Number(people?.count ?? 0),
    new_leads: asked.reduce((count, each) => count + each.leads, 0),
    leads_bought: asked.reduce((count, each) => count + each.bought, 0),
  };
}

async function salesIn(database: Database, days: Days) {
  const { kind, productId, scheduleId, day } = dailyTotals;
  return database
    .select({ kind, productId, scheduleId, ...totalOf })
    .from(dailyTotals)
    .where(dayColumnInRange(day, days))
    .groupBy(kind, productId, scheduleId)
    .orderBy(sql`sum(${dailyTotals.paidPaise}) DESC, ${kind}, ${productId}, ${scheduleId}`);
}

async function partsOf(database: Database, days: Days): Promise<Overview['parts']> {
  const { kind, day } = dailyTotals;
  const isLong = daysOf(days) > MOST_DAYS;
  const part = sql<string>`to_char(${day}, ${sql.raw(isLong ? `'YYYY-MM'` : `'YYYY-MM-DD'`)})`;
  const rows = await database
    .select({ part: part.as('part'), kind, ...totalOf })
    .from(dailyTotals)
    .where(dayColumnInRange(day, days))
    .groupBy(sql`part`, kind)
    .orderBy(sql`part`);
  return breakdown(
    rows,
    isLong ? [rows[0]?.part, rows.at(-1)?.part] : [days.from_date, days.to_date],
  );
}

/** A lead has bought if its person, by e-mail or phone, has paid for something after it. */
async function leadsIn(database: Database, days: Days): Promise<Overview['leads']> {
  const sameEmail = sql`${orders.email} = lower(${leads.email})`;
  const samePhone = sql`right(${orders.phone}, 10) = right(${leads.phoneNumber}, 10)`;
  const paid = (same: typeof sameEmail) => sql`EXISTS (
    SELECT FROM ${orders} WHERE ${same} AND ${orders.paidAt} >= ${leads.createdAt}
      AND ${eq(orders.status, 'paid')} AND ${orders.payablePaise} > 0)`;
  const { rows } = await database.execute<{
    source: LeadSource;
    campaign: string;
    course: string;
    leads: number;
    bought: number;
  }>(sql`
    SELECT ${leads.source}, coalesce(split_part(${leads.campaign}, ' / ', 1), '') AS campaign,
      coalesce(${leads.course}, '') AS course, count(*)::integer AS leads,
      (count(*) FILTER (WHERE ${paid(sameEmail)} OR ${paid(samePhone)}))::integer AS bought
    FROM ${leads} WHERE NOT ${leads.isSpam} AND ${inDays(leads.createdAt, days)}
    GROUP BY 1, 2, 3 ORDER BY leads DESC, 1, 2, 3`);
  return rows;
}

import { and, asc, desc, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import { ROLE_STUDENT } from 'shared/model/constants';
import type { Overview, OverviewQuery, PeriodFigures } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { dayColumnInRange, inDays } from '../../platform/lists/day-range';
import { invalid } from '../../platform/errors';
import { indianDay } from '../../platform/indian-time';
import { rupees } from '../../platform/money';
import { DAY } from '../../platform/durations';
import { users } from '../accounts/accounts-tables';
import { isToCall, leadsWith } from '../enquiries/leads/leads-repository';
import { leads } from '../enquiries/enquiries-tables';
import { dailyTotals, orders } from '../orders/orders-tables';
import { orderSummary } from '../people/person-details';

const LATEST = 5;
const MOST_WAITING = 10;

type Days = Required<Pick<OverviewQuery, 'from_date' | 'to_date'>>;

/** The figures of a period and of the one before it, the latest entries, and what waits for an admin. */
export async function periodOverview(
  database: Database,
  query: OverviewQuery,
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
 * The days of a range, and the days it is compared with: the same days of the previous year, or for the
 * range `own` the same number of days just before it.
 */
function periodsOf(query: OverviewQuery, today: string): { period: Days; before: Days } {
  if (query.range === 'own') {
    const { from_date = '', to_date = '' } = query;
    if (!from_date) throw invalid({ from_date: ['Please enter the first day.'] });
    if (!to_date) throw invalid({ to_date: ['Please enter the last day.'] });
    // Throws for days that do not exist and for a range that ends before it begins.
    inDays(orders.createdAt, { from_date, to_date });
    const days = (Date.parse(to_date) - Date.parse(from_date)) / DAY + 1;
    const before = { from_date: shifted(from_date, -days), to_date: shifted(from_date, -1) };
    // A year of two digits, as 26, makes a range so long that the one before it has no first day.
    inDays(orders.createdAt, before);
    return { period: { from_date, to_date }, before };
  }
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const from_date =
    query.range === 'year-to-date'
      ? `${year}-01-01`
      : new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
  return {
    period: { from_date, to_date: today },
    before: { from_date: yearBefore(from_date), to_date: yearBefore(today) },
  };
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The same day of the previous year; 29 February becomes 28 February. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.slice(4) === '-02-29' ? `${year}-02-28` : `${year}${day.slice(4)}`;
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

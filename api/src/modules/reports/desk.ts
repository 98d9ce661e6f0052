import { and, asc, desc, gte, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Desk } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Database } from '../../platform/database/database';
import { DAY } from '../../platform/durations';
import { indianDay, startOfIndianDay } from '../../platform/indian-time';
import { undeliveredTotal } from '../../platform/messages/undelivered';
import { reviews } from '../classroom/classroom-tables';
import { isWaiting } from '../classroom/reviews/reviews';
import { groupList } from '../groups/group-list';
import { withoutAttendance } from '../groups/without-attendance';
import { toSettle } from '../order-desk/cancel-class/cancel-class';
import { leads } from '../enquiries/enquiries-tables';
import { isDue, isToCall, leadsWith } from '../enquiries/leads/leads-repository';
import { earlierOrders } from '../orders/bought-before';
import { webinarsWithoutHour } from '../orders/seats/day-tickets';
import { orders } from '../orders/orders-tables';
import { payments, reviewCases } from '../payments/payments-tables';
import { duePromises } from '../promises/due-promises';
import { orderSummary } from '../people/person-details';

const MOST_SHOWN = 10;
const BOUGHT_TWICE_WITHIN = 60 * DAY;
const BEGINS_WITHIN = 7 * DAY;

/** What waits for an admin, in the order in which it is shown. */
export async function desk({
  catalogue,
  database,
  now,
}: Pick<Services, 'catalogue' | 'database' | 'now'>): Promise<Desk> {
  const at = now();
  const published = await catalogue.current();
  const due = isDue(at);
  const groups = await groupList({ catalogue, database, now });
  const beginning = groups.flatMap(({ id, kind, title, when, state, next, seats, sold }) =>
    state === 'coming' && next && next.start.getTime() - at.getTime() <= BEGINS_WITHIN
      ? [{ class_id: id, kind, title, when, starts_at: next.start.toISOString(), sold, seats }]
      : [],
  );
  return {
    review_total: await database.$count(reviewCases, isNull(reviewCases.closedAt)),
    undelivered_total: await undeliveredTotal(database),
    reviews_total: await database.$count(reviews, isWaiting),
    call_backs: await leadsWith(
      database,
      { where: due, orderBy: asc(leads.callBack), limit: MOST_SHOWN },
      at,
    ),
    call_backs_total: await database.$count(leads, due),
    ...(await failedToday(database, at)),
    ...(await unpaid(database, at)),
    leads_to_call_total: await database.$count(leads, isToCall),
    ...(await boughtTwice(database, at)),
    promises: await duePromises({ database }, published, at),
    to_settle: await toSettle(database, published, groups),
    without_attendance: await withoutAttendance(database, published, groups, at),
    tickets_without_hour: await webinarsWithoutHour(database, published, at),
    beginning,
    today: groups
      .flatMap(({ id, title, classLink = null, meetings }) =>
        meetings
          .filter(({ start }) => indianDay(start) === indianDay(at))
          .map(({ start }) => {
            const starts_at = start.toISOString();
            return { class_id: id, title, starts_at, class_link: classLink };
          }),
      )
      .sort((one, other) => one.starts_at.localeCompare(other.starts_at)),
  };
}

/** With a payment that has failed today, or one that has not; an admin has not ticked the order off. */
function isUnpaid(at: Date, since: number, whether: (failed: SQL) => SQL): SQL | undefined {
  const today = startOfIndianDay(indianDay(at)).toISOString();
  const failed = sql`EXISTS (SELECT FROM ${payments} WHERE ${payments.orderId} = ${orders.id}
    AND ${payments.state} = 'failed' AND ${payments.updatedAt} >= ${today}::timestamptz)`;
  return and(
    inArray(orders.state, ['created', 'pending', 'failed', 'expired', 'needs_review']),
    isNull(orders.cancelledAt),
    isNull(orders.deskDoneAt),
    gte(orders.createdAt, new Date(at.getTime() - since)),
    whether(failed),
  );
}

async function failedToday(database: Database, at: Date) {
  // A payment fails within the lifetime of its order.
  const failed = isUnpaid(at, 30 * DAY, (each) => each);
  return {
    failed_payments: await latest(database, failed),
    failed_payments_total: await database.$count(orders, failed),
  };
}

async function unpaid(database: Database, at: Date) {
  const open = and(
    ne(orders.state, 'needs_review'),
    isUnpaid(at, 2 * DAY, (failed) => sql`NOT ${failed}`),
  );
  return {
    unpaid_orders: await latest(database, open),
    unpaid_orders_total: await database.$count(orders, open),
  };
}

const latest = async (database: Database, which: SQL | undefined) =>
  (
    await database.select().from(orders).where(which).orderBy(desc(orders.id)).limit(MOST_SHOWN)
  ).map(orderSummary);

async function boughtTwice(database: Database, at: Date) {
  const since = new Date(at.getTime() - BOUGHT_TWICE_WITHIN).toISOString();
  // A review case, open or decided, has brought such an order before an admin already.
  const earlier = await earlierOrders(
    database,
    sql`o.paid_at >= ${since}::timestamptz AND o.refunded_paise = 0 AND o.twice_right_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM ${reviewCases} c WHERE c.order_id = o.id AND c.reason = 'already_owned')`,
  );
  const ids = [...earlier.keys()].slice(0, MOST_SHOWN);
  const found =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(orders)
          .where(inArray(orders.id, ids))
          .orderBy(desc(orders.id));
  return {
    bought_twice: found.map((order) => ({
      ...orderSummary(order),
      bought_before: earlier.get(order.id)?.[0],
    })),
    bought_twice_total: earlier.size,
  };
}

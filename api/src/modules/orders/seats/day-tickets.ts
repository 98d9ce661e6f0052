import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { futureSessions, openSunday, productOf } from 'shared/model/catalogue';
import type { WebinarWithoutHour } from 'shared/model/schemas';
import type { Database, Transaction } from '../../../platform/database/database';
import { indianDay, startOfIndianDay } from '../../../platform/indian-time';
import { lockUntilCommit } from '../../../platform/database/locks';
import { orderItems, orders, type Order } from '../orders-tables';
import { takeFree, type DatedProducts } from './seats';

/** Of paid orders, the tickets of this webinar that have no session. */
const waitingTickets = and(
  eq(orders.kind, 'webinar'),
  eq(orders.state, 'paid'),
  isNull(orderItems.scheduleId),
);

/**
 * Moves the paid tickets that were sold for a day into the session that is planned for that day, also
 * if it has fewer seats. Returns their orders: each of them once, whoever calls this how often.
 */
export async function seatDayTickets(
  transaction: Transaction,
  productId: number,
  session: { id: string; day: string },
): Promise<Order[]> {
  await lockUntilCommit(transaction, `seats webinar ${productId}`);
  const ofDay = and(eq(orderItems.productId, productId), eq(orderItems.day, session.day));
  const found = await transaction
    .select({ order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(waitingTickets, ofDay));
  for (const { order } of found) {
    await transaction
      .update(orderItems)
      .set({ scheduleId: session.id, day: null })
      .where(and(eq(orderItems.orderId, order.id), eq(orderItems.productId, productId)));
  }
  return found.map(({ order }) => order);
}

/**
 * Moves a paid ticket whose day has no session to the next day on sale: a later session with free seats, or else the
 * next Sunday. Null if the ticket does not wait for this day any more, or the webinar is not sold any more.
 */
export async function moveDayTicket(
  transaction: Transaction,
  catalogue: DatedProducts,
  { orderId, productId, day }: { orderId: number; productId: number; day: string },
  at: Date,
): Promise<Order | null> {
  // The owner may plan the session at this moment.
  await lockUntilCommit(transaction, `seats webinar ${productId}`);
  const ofTicket = and(eq(orderItems.orderId, orderId), eq(orderItems.productId, productId));
  const [found] = await transaction
    .select({ order: orders, quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(waitingTickets, ofTicket, eq(orderItems.day, day)))
    .for('update');
  const webinar = productOf(catalogue, 'webinar', productId);
  if (!found || !webinar) return null;
  const choices = futureSessions(webinar, at).filter((session) => session.day >= day);
  const wanted = { productId, quantity: found.quantity, choices };
  const [scheduleId = null] = await takeFree(transaction, 'webinar', [wanted], orderId);
  // A day that is over, e.g. after a stop of the server, is not the one to count from.
  const from = day < indianDay(at) ? at : startOfIndianDay(day);
  await transaction
    .update(orderItems)
    .set({ scheduleId, day: scheduleId === null ? openSunday(webinar.sessions, from) : null })
    .where(ofTicket);
  return found.order;
}

/** The days, `YYYY-MM-DD`, for which paid tickets of a webinar wait for a session, past ones too. */
export async function daysWithTickets(
  database: Database,
): Promise<{ productId: number; day: string }[]> {
  const found = await database
    .selectDistinct({ productId: orderItems.productId, day: orderItems.day })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(waitingTickets, isNotNull(orderItems.day)));
  return found.flatMap(({ productId, day }) => (day ? [{ productId, day }] : []));
}

/**
 * The webinars for which tickets were sold but no hour is entered, by day, from today on; a day is null
 * if the buyers know no day yet. The owner has to enter a session for that day.
 */
export async function webinarsWithoutHour(
  database: Database,
  catalogue: DatedProducts,
  now: Date,
): Promise<WebinarWithoutHour[]> {
  const found = await database
    .select({
      productId: orderItems.productId,
      day: orderItems.day,
      tickets: sql<number>`sum(${orderItems.quantity})::integer`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(waitingTickets, or(isNull(orderItems.day), gte(orderItems.day, indianDay(now)))))
    .groupBy(orderItems.productId, orderItems.day)
    .orderBy(asc(orderItems.day), asc(orderItems.productId));
  return found.flatMap(({ productId, day, tickets }) => {
    const webinar = productOf(catalogue, 'webinar', productId);
    return webinar ? [{ webinar_id: productId, title: webinar.title, day, tickets }] : [];
  });
}

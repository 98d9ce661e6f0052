import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import {
  batchesToCome,
  batchMeetings,
  batchText,
  DATE_TO_COME,
  dayText,
  scheduleKey,
  sessionMeeting,
  sessionsToCome,
  sessionText,
  ticketDay,
} from 'shared/catalogue';
import type { Catalogue, DatedItems } from 'shared/schemas';
import type { Database, Transaction } from '../../platform/database';
import { boughtAt, itemsOf } from './orders-repository';
import { orderItems, orders, type Order, type OrderItem, type OrderKind } from './orders-tables';

/** A batch or session as far as orders need to know it. */
interface Schedule {
  id: string;
  seats: number;
}

type Schedules = Pick<Catalogue, 'courses' | 'webinars'>;

/** The items of a new order, each with the next batch or session that has seats enough for it. */
export async function withSchedules(
  transaction: Transaction,
  catalogue: Schedules,
  kind: OrderKind,
  items: readonly Omit<OrderItem, 'scheduleId'>[],
  at: Date,
): Promise<OrderItem[]> {
  const dated: OrderItem[] = [];
  for (const item of items) {
    const choices = schedulesToCome(catalogue, kind, item.productId, at);
    const scheduleId = await firstFree(transaction, kind, item, choices, null);
    dated.push({ ...item, scheduleId });
  }
  return dated;
}

/**
 * Called when an order is paid: what it was ordered for may have passed or filled up since. Then the
 * next one that is free takes its place. Payments for one product come one after the other.
 */
export async function settleSchedules(
  transaction: Transaction,
  catalogue: Schedules,
  order: Order,
  at: Date,
): Promise<void> {
  const items = await itemsOf(transaction, order.id);
  for (const item of items.sort((a, b) => a.productId - b.productId)) {
    const { productId, scheduleId } = item;
    const choices = schedulesToCome(catalogue, order.kind, productId, at);
    const ordered = scheduleOf(catalogue, order.kind, productId, scheduleId);
    // The report of a payment may come late: what has just begun can still be joined.
    if (ordered && ordered.firstEnd > at && !choices.some(({ id }) => id === scheduleId)) {
      choices.unshift(ordered);
    }
    if (choices.length === 0 && scheduleId === null) continue;
    const key = `seats ${order.kind} ${productId}`;
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`);
    const preferred = choices.filter(({ id }) => id === scheduleId);
    const settled = await firstFree(
      transaction,
      order.kind,
      item,
      [...preferred, ...choices.filter(({ id }) => id !== scheduleId)],
      order.id,
    );
    if (settled === scheduleId) continue;
    await transaction
      .update(orderItems)
      .set({ scheduleId: settled })
      .where(and(eq(orderItems.orderId, order.id), eq(orderItems.productId, productId)));
  }
}

/** An item of an order, called as it was then, and when it takes place, in words. */
export interface BoughtItem extends OrderItem {
  when: string;
  /** Whether `when` names a date. */
  isDated: boolean;
}

/**
 * What an order is for. A batch that is no longer in the catalogue has no date any more; a ticket of a
 * webinar without sessions is for a Sunday.
 */
export async function boughtItems(
  database: Database | Transaction,
  catalogue: Schedules,
  order: Order,
): Promise<BoughtItem[]> {
  return (await itemsOf(database, order.id)).map((item) => {
    const schedule = scheduleOf(catalogue, order.kind, item.productId, item.scheduleId);
    const ticket = { ...item, boughtAt: boughtAt(order) };
    const day = order.kind === 'webinar' ? dayOfTicket(catalogue, ticket) : null;
    const date = schedule?.text ?? (day && dayText(day));
    return {
      ...item,
      title: item.title || order.title,
      when: date ?? DATE_TO_COME,
      isDated: date !== null,
    };
  });
}

interface Ticket {
  productId: number;
  scheduleId: string | null;
  boughtAt: Date;
}

/** The day of a webinar's ticket that was sold without a session; null where none is known. */
export function dayOfTicket(
  { webinars }: Pick<Catalogue, 'webinars'>,
  { productId, scheduleId, boughtAt: at }: Ticket,
): string | null {
  const webinar = webinars.find(({ id }) => id === productId);
  return webinar && scheduleId === null ? ticketDay(webinar, at) : null;
}

/** As the buyer is told of them. */
export const datedItems = (items: readonly BoughtItem[]): DatedItems =>
  items.map(({ title, when }) => ({ title, when }));

function schedulesToCome(
  { courses, webinars }: Schedules,
  kind: OrderKind,
  productId: number,
  at: Date,
): Schedule[] {
  if (kind === 'course') {
    const course = courses.find(({ id }) => id === productId);
    return course ? batchesToCome(course, at) : [];
  }
  const webinar = webinars.find(({ id }) => id === productId);
  return webinar ? sessionsToCome(webinar, at) : [];
}

/** The batch or session of that id with the end of its first class; null where there is none. */
function scheduleOf(
  { courses, webinars }: Schedules,
  kind: OrderKind,
  productId: number,
  scheduleId: string | null,
): (Schedule & { firstEnd: Date; text: string }) | null {
  if (kind === 'course') {
    const course = courses.find(({ id }) => id === productId);
    const batch = course?.batches.find(({ id }) => id === scheduleId);
    const first = batch && batchMeetings(batch)[0];
    return batch && first ? { ...batch, firstEnd: first.end, text: batchText(batch) } : null;
  }
  const webinar = webinars.find(({ id }) => id === productId);
  const session = webinar?.sessions.find(({ id }) => id === scheduleId);
  return session
    ? { ...session, firstEnd: sessionMeeting(session).end, text: sessionText(session) }
    : null;
}

/** The keys of the batches and sessions to come of which no seat is left. */
export async function fullSchedules(
  database: Database,
  { courses, webinars }: Schedules,
  at: Date,
): Promise<string[]> {
  // The day in India; whether the hour has come is for the pages to say.
  const today = new Date(at.getTime() + INDIA_AHEAD).toISOString().slice(0, 10);
  const toCome = [
    ...courses.flatMap(({ id, batches }) =>
      batches
        .filter(({ firstDay }) => firstDay >= today)
        .map((batch) => ({ key: scheduleKey('courses', id, batch.id), productId: id, ...batch })),
    ),
    ...webinars.flatMap(({ id, sessions }) =>
      sessions
        .filter(({ day }) => day >= today)
        .map((session) => ({
          key: scheduleKey('webinars', id, session.id),
          productId: id,
          ...session,
        })),
    ),
  ];
  if (toCome.length === 0) return [];
  const taken = await takenSeats(
    database,
    and(
      inArray(
        orderItems.productId,
        toCome.map(({ productId }) => productId),
      ),
      inArray(
        orderItems.scheduleId,
        toCome.map(({ id }) => id),
      ),
    ),
  );
  const seatsOf = new Map(
    taken.map(({ kind, productId, id, seats }) => [
      scheduleKey(kind === 'course' ? 'courses' : 'webinars', productId, id ?? ''),
      seats,
    ]),
  );
  return toCome.filter(({ key, seats }) => (seatsOf.get(key) ?? 0) >= seats).map(({ key }) => key);
}

const INDIA_AHEAD = 5.5 * 3_600_000;

/** The seats of batches and sessions that orders have paid for. */
const takenSeats = (from: Database | Transaction, where: SQL | undefined) =>
  from
    .select({
      kind: orders.kind,
      productId: orderItems.productId,
      id: orderItems.scheduleId,
      seats: sql<number>`sum(${orderItems.quantity})::integer`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.state, 'paid'), where))
    .groupBy(orders.kind, orderItems.productId, orderItems.scheduleId);

/** The first of them with seats enough beside those that other orders have paid for. */
async function firstFree(
  transaction: Transaction,
  kind: OrderKind,
  { productId, quantity }: Pick<OrderItem, 'productId' | 'quantity'>,
  choices: readonly Schedule[],
  ownOrderId: number | null,
): Promise<string | null> {
  if (choices.length === 0) return null;
  const taken = await takenSeats(
    transaction,
    and(
      eq(orderItems.productId, productId),
      inArray(
        orderItems.scheduleId,
        choices.map(({ id }) => id),
      ),
      eq(orders.kind, kind),
      ownOrderId === null ? undefined : ne(orders.id, ownOrderId),
    ),
  );
  const free = choices.find(({ id, seats }) => {
    const used = taken.find((each) => each.id === id)?.seats ?? 0;
    return used + quantity <= seats;
  });
  return free?.id ?? null;
}

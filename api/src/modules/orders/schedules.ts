import { and, eq, sql } from 'drizzle-orm';
import {
  batchesToCome,
  batchMeetings,
  batchText,
  DATE_TO_COME,
  dayText,
  sessionMeeting,
  sessionsToCome,
  sessionText,
  ticketDay,
} from 'shared/catalogue';
import type { Catalogue, DatedItems } from 'shared/schemas';
import type { Database, Transaction } from '../../platform/database';
import { boughtAt, itemsOf } from './orders-repository';
import { orderItems, type Order, type OrderItem, type OrderKind } from './orders-tables';
import { firstFree, type Schedule, type Schedules } from './seats';

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
  for (const item of items) {
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

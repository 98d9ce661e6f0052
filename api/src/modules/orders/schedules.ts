import { and, eq, inArray } from 'drizzle-orm';
import {
  futureBatches,
  batchMeetings,
  batchText,
  DATE_UNKNOWN_TEXT,
  dayText,
  sessionMeeting,
  futureSessions,
  sessionText,
  ticketDay,
} from 'shared/model/catalogue';
import type { Catalogue, DatedItems } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { lockUntilCommit } from '../../platform/database/locks';
import { boughtAt, itemsOf } from './orders-repository';
import { orderItems, type Order, type OrderItem, type OrderKind } from './orders-tables';
import { firstFree, takenSeats, type DatedProducts, type Schedule } from './seats';

/** The items of a new order, each with the next batch or session that has enough free seats. */
export async function withSchedules(
  transaction: Transaction,
  catalogue: DatedProducts,
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
 * Called when an order is paid. If the ordered batch or session has passed or filled up since, the
 * next one with enough free seats replaces it. Payments for one product run one after the other, so
 * the items must be sorted by product. Returns the items as they are now.
 */
export async function settleSchedules(
  transaction: Transaction,
  catalogue: DatedProducts,
  order: Order,
  items: readonly OrderItem[],
  at: Date,
): Promise<OrderItem[]> {
  const settledItems: OrderItem[] = [];
  for (const item of items) {
    const { productId, scheduleId } = item;
    const choices = schedulesToCome(catalogue, order.kind, productId, at);
    const ordered = scheduleOf(catalogue, order.kind, productId, scheduleId);
    // A payment report may arrive late: a class that has just begun can still be joined.
    if (ordered && ordered.firstEnd > at && !choices.some(({ id }) => id === scheduleId)) {
      choices.unshift(ordered);
    }
    if (choices.length === 0 && scheduleId === null) {
      settledItems.push(item);
      continue;
    }
    await lockUntilCommit(transaction, `seats ${order.kind} ${productId}`);
    const preferred = choices.filter(({ id }) => id === scheduleId);
    const settled = await firstFree(
      transaction,
      order.kind,
      item,
      [...preferred, ...choices.filter(({ id }) => id !== scheduleId)],
      order.id,
    );
    settledItems.push({ ...item, scheduleId: settled });
    if (settled === scheduleId) continue;
    await transaction
      .update(orderItems)
      .set({ scheduleId: settled })
      .where(and(eq(orderItems.orderId, order.id), eq(orderItems.productId, productId)));
  }
  return settledItems;
}

/** An item of an order with its title at the time of the order and its dates as text. */
export interface BoughtItem extends OrderItem {
  when: string;
  /** Whether `when` names a date. */
  isDated: boolean;
}

/** The items of an order as they are stored, with their dates. */
export async function boughtItems(
  database: Database | Transaction,
  catalogue: DatedProducts,
  order: Order,
): Promise<BoughtItem[]> {
  return datedItems(catalogue, order, await itemsOf(database, order.id));
}

/**
 * Adds titles and dates to the items of an order. A batch that is no longer in the catalogue has no
 * date; a ticket for a webinar without sessions is for a Sunday.
 */
export function datedItems(
  catalogue: DatedProducts,
  order: Order,
  items: readonly OrderItem[],
): BoughtItem[] {
  return items.map((item) => {
    const schedule = scheduleOf(catalogue, order.kind, item.productId, item.scheduleId);
    const ticket = { ...item, boughtAt: boughtAt(order) };
    const day = order.kind === 'webinar' ? dayOfTicket(catalogue, ticket) : null;
    const date = schedule?.when ?? (day && dayText(day));
    return {
      ...item,
      when: date ?? DATE_UNKNOWN_TEXT,
      isDated: date !== null,
    };
  });
}

interface Ticket {
  productId: number;
  scheduleId: string | null;
  boughtAt: Date;
}

/** The day `YYYY-MM-DD` of a webinar ticket; null if the ticket has a session or no known day. */
export function dayOfTicket(
  { webinars }: Pick<Catalogue, 'webinars'>,
  { productId, scheduleId, boughtAt: at }: Ticket,
): string | null {
  const webinar = webinars.find(({ id }) => id === productId);
  return webinar && scheduleId === null ? ticketDay(webinar, at) : null;
}

/** The items in the form of the responses to the buyer. */
export const itemsForBuyer = (items: readonly BoughtItem[]): DatedItems =>
  items.map(({ title, when }) => ({ title, when }));

function schedulesToCome(
  { courses, webinars }: DatedProducts,
  kind: OrderKind,
  productId: number,
  at: Date,
): Schedule[] {
  if (kind === 'course') {
    const course = courses.find(({ id }) => id === productId);
    return course ? futureBatches(course, at) : [];
  }
  const webinar = webinars.find(({ id }) => id === productId);
  return webinar ? futureSessions(webinar, at) : [];
}

/** What can be given to a buyer: a batch or session that has not ended, or a product without a date. */
export interface OpenSchedule {
  kind: OrderKind;
  productId: number;
  title: string;
  /** Null for the product without a date. */
  id: string | null;
  when: string;
  startsAt: Date | null;
  seats: number;
  taken: number;
}

/** All batches and sessions that have not ended, in order of time, and each product without a date. */
export async function openSchedules(
  database: Database,
  { courses, webinars }: DatedProducts,
  at: Date,
): Promise<OpenSchedule[]> {
  const found = [
    ...courses.flatMap(({ id: productId, title, batches }) =>
      batches.map((batch) => ({
        kind: 'course' as const,
        productId,
        title,
        ...batch,
        when: batchText(batch),
        meetings: batchMeetings(batch),
      })),
    ),
    ...webinars.flatMap(({ id: productId, title, sessions }) =>
      sessions.map((session) => ({
        kind: 'webinar' as const,
        productId,
        title,
        ...session,
        when: sessionText(session),
        meetings: [sessionMeeting(session)],
      })),
    ),
  ].filter(({ meetings }) => (meetings.at(-1)?.end ?? at) > at);
  const ids = found.map(({ id }) => id);
  const taken =
    ids.length === 0 ? [] : await takenSeats(database, inArray(orderItems.scheduleId, ids));
  const dated = found.map(({ kind, productId, title, id, when, seats, meetings }) => ({
    kind,
    productId,
    title,
    id,
    when,
    startsAt: meetings[0]?.start ?? null,
    seats,
    taken:
      taken.find((each) => each.kind === kind && each.productId === productId && each.id === id)
        ?.seats ?? 0,
  }));
  const undated = (kind: OrderKind) => (product: { id: number; title: string }) => ({
    kind,
    productId: product.id,
    title: product.title,
    id: null,
    when: '',
    startsAt: null,
    seats: 0,
    taken: 0,
  });
  return [
    ...dated.sort((one, other) => Number(one.startsAt) - Number(other.startsAt)),
    ...courses.map(undated('course')),
    ...webinars.map(undated('webinar')),
  ];
}

/** A batch or session with its dates as text. */
export interface DatedSchedule extends Schedule {
  when: string;
}

/** The batch or session with this id, and the end of its first class; null if it does not exist. */
export function scheduleOf(
  { courses, webinars }: DatedProducts,
  kind: OrderKind,
  productId: number,
  scheduleId: string | null,
): (DatedSchedule & { firstEnd: Date }) | null {
  if (kind === 'course') {
    const course = courses.find(({ id }) => id === productId);
    const batch = course?.batches.find(({ id }) => id === scheduleId);
    const first = batch && batchMeetings(batch)[0];
    return batch && first ? { ...batch, firstEnd: first.end, when: batchText(batch) } : null;
  }
  const webinar = webinars.find(({ id }) => id === productId);
  const session = webinar?.sessions.find(({ id }) => id === scheduleId);
  return session
    ? { ...session, firstEnd: sessionMeeting(session).end, when: sessionText(session) }
    : null;
}

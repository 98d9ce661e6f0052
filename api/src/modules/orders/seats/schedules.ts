import { and, eq } from 'drizzle-orm';
import {
  batchMeetings,
  batchText,
  dayText,
  futureBatches,
  futureSessions,
  hourText,
  productOf,
  sessionMeeting,
  sessionText,
  ticketDay,
  titleIn,
  unknownDateText,
} from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { DatedItems } from 'shared/model/schemas';
import type { Database, Transaction } from '../../../platform/database/database';
import type { Changes } from '../../../platform/database/last-changes';
import { scheduleTextsIn } from '../order-language';
import { boughtAt, itemsOf } from '../orders-repository';
import { orderItems, type Order, type OrderItem, type OrderKind } from '../orders-tables';
import { firstWaiting } from './waiting';
import { firstFree, takeFree, type DatedProducts, type Schedule } from './seats';

/**
 * The items of a new order, each with the next batch or session that has enough free seats; a ticket
 * for a webinar without sessions has its day instead.
 */
export async function withSchedules(
  on: Database | Transaction,
  catalogue: DatedProducts,
  kind: OrderKind,
  items: readonly Omit<OrderItem, 'scheduleId' | 'day'>[],
  at: Date,
): Promise<OrderItem[]> {
  const wanted = items.map((item) => ({
    ...item,
    choices: schedulesToCome(catalogue, kind, item.productId, at),
  }));
  const isDated = wanted.some(({ choices }) => choices.length > 0);
  const free = isDated ? await firstFree(on, kind, wanted) : [];
  return items.map((item, index) => {
    const scheduleId = free[index] ?? null;
    return { ...item, scheduleId, day: dayWithout(catalogue, kind, { ...item, scheduleId }, at) };
  });
}

/**
 * Called when an order is paid. If the ordered batch or session has passed or filled up since, the
 * next one with enough free seats replaces it; for a ticket of a day, the session of that day comes
 * first. Payments for one product run one after the other from here on. Returns the items as they are now, and what
 * changes them.
 */
export async function settleSchedules(
  transaction: Transaction,
  catalogue: DatedProducts,
  order: Order,
  items: readonly OrderItem[],
  at: Date,
): Promise<{ settled: OrderItem[]; changes: Changes }> {
  const wanted = items.map((item) => ({ ...item, choices: choicesOf(catalogue, order, item, at) }));
  const free = await takeFree(transaction, order.kind, wanted, order.id);
  const settled = items.map((item, index) => {
    const scheduleId = free[index] ?? null;
    const { productId } = item;
    return {
      ...item,
      scheduleId,
      day: dayWithout(catalogue, order.kind, { productId, scheduleId }, at),
    };
  });
  const moved = settled.filter(({ scheduleId, day }, index) => {
    const before = items[index]!;
    return scheduleId !== before.scheduleId || day !== before.day;
  });
  const changes = Object.fromEntries(
    moved.map(({ productId, scheduleId, day }) => [
      `item_${productId}`,
      transaction
        .update(orderItems)
        .set({ scheduleId, day })
        .where(and(eq(orderItems.orderId, order.id), eq(orderItems.productId, productId))),
    ]),
  );
  return { settled, changes };
}

/** The batches or sessions that an item may get, the wanted one first. */
function choicesOf(
  catalogue: DatedProducts,
  { kind }: Order,
  { productId, scheduleId, day }: OrderItem,
  at: Date,
): Choice[] {
  const choices = schedulesToCome(catalogue, kind, productId, at);
  const ordered = scheduleOf(catalogue, kind, productId, scheduleId);
  // A payment report may arrive late: a class that has just begun can still be joined.
  const isStillHeld = ordered && !ordered.isCancelled && ordered.firstEnd > at;
  if (isStillHeld && !choices.some(({ id }) => id === scheduleId)) choices.unshift(ordered);
  const isPreferred = (each: Choice) => each.id === scheduleId || (each.day && each.day === day);
  return [...choices.filter(isPreferred), ...choices.filter((choice) => !isPreferred(choice))];
}

/** An item of an order with its title at the time of the order and its dates as text. */
export interface PurchasedItem extends OrderItem {
  when: string;
  /** Whether `when` names a date. */
  isDated: boolean;
  /** Since when its buyers wait for a date, if it has none; else null. */
  waitsSince: Date | null;
  /** How and by when the buyer gets the hour, if only the day is known; else null. */
  hour: string | null;
}

/** The items of an order as they are stored, with their dates; by default in the language of its buyer. */
export async function purchasedItems(
  database: Database | Transaction,
  catalogue: DatedProducts,
  order: Order,
  language: LanguageCode = order.language,
  now: Date = boughtAt(order),
): Promise<PurchasedItem[]> {
  const items = await itemsOf(database, order.id);
  const since = await firstWaiting(database, items);
  return datedItems(catalogue, order, items, since, language, now);
}

/**
 * Adds the dates to the items of an order. A batch that is no longer in the catalogue has no date. What it says of
 * an unknown date is what it says `now`, by default at the purchase.
 */
export function datedItems(
  catalogue: DatedProducts,
  order: Order,
  items: readonly OrderItem[],
  since: ReadonlyMap<number, Date>,
  language: LanguageCode = order.language,
  now: Date = boughtAt(order),
): PurchasedItem[] {
  const scheduleTexts = scheduleTextsIn[language];
  return items.map((item) => {
    const { productId, scheduleId, day } = item;
    const schedule = scheduleOf(catalogue, order.kind, productId, scheduleId, language);
    const waitsSince = since.get(productId) ?? boughtAt(order);
    const date = schedule?.when ?? (day && dayText(day, undefined, scheduleTexts));
    return {
      ...item,
      title: boughtTitle(catalogue, order.kind, item, language),
      when: date ?? unknownDateText(waitsSince, now, scheduleTexts),
      isDated: date !== null,
      waitsSince: date === null ? waitsSince : null,
      hour: day && hourText(day, boughtAt(order), scheduleTexts),
    };
  });
}

/** The title of an item at the time of its order; in Hindi that of today, since orders keep the English one. */
function boughtTitle(
  catalogue: DatedProducts,
  kind: OrderKind,
  { productId, title }: Pick<OrderItem, 'productId' | 'title'>,
  language: LanguageCode,
): string {
  if (language === 'en') return title;
  const product = productOf(catalogue, kind, productId);
  return product ? titleIn({ ...product, title }, language) : title;
}

/** The day of a ticket that has no session; null for a course, and while sessions are planned. */
function dayWithout(
  catalogue: DatedProducts,
  kind: OrderKind,
  { productId, scheduleId }: Pick<OrderItem, 'productId' | 'scheduleId'>,
  at: Date,
): string | null {
  const webinar = kind === 'webinar' && productOf(catalogue, kind, productId);
  return webinar && scheduleId === null ? ticketDay(webinar, at) : null;
}

/** The items in the form of the responses to the buyer. */
export const itemsForBuyer = (items: readonly PurchasedItem[]): DatedItems =>
  items.map(({ title, when, hour, productId, scheduleId, day, waitsSince }) => ({
    title,
    when,
    ...(hour && { hour }),
    product_id: productId,
    ...(scheduleId && { schedule_id: scheduleId }),
    ...(day && { day }),
    ...(waitsSince && { waits_since: waitsSince.toISOString() }),
  }));

/** A batch, or a session with its day. */
type Choice = Schedule & { day?: string };

export function schedulesToCome(
  catalogue: DatedProducts,
  kind: OrderKind,
  productId: number,
  at: Date,
): Choice[] {
  const product = productOf(catalogue, kind, productId);
  if (!product) return [];
  return 'batches' in product ? futureBatches(product, at) : futureSessions(product, at);
}

/** A batch or session with its dates as text. */
export interface DatedSchedule extends Schedule {
  when: string;
  /** It does not take place; nobody can be given a place in it. */
  isCancelled: boolean;
}

/** The batch or session with this id, and the end of its first class; null if it does not exist. */
export function scheduleOf(
  catalogue: DatedProducts,
  kind: OrderKind,
  productId: number,
  scheduleId: string | null,
  language: LanguageCode = 'en',
): (DatedSchedule & { firstEnd: Date }) | null {
  const scheduleTexts = scheduleTextsIn[language];
  if (kind === 'course') {
    const course = productOf(catalogue, kind, productId);
    const batch = course?.batches.find(({ id }) => id === scheduleId);
    const first = batch && batchMeetings(batch)[0];
    return batch && first
      ? {
          ...batch,
          firstEnd: first.end,
          when: batchText(batch, undefined, scheduleTexts),
          isCancelled: batch.cancelled === true,
        }
      : null;
  }
  const webinar = productOf(catalogue, kind, productId);
  const session = webinar?.sessions.find(({ id }) => id === scheduleId);
  return session
    ? {
        ...session,
        firstEnd: sessionMeeting(session).end,
        when: sessionText(session, undefined, scheduleTexts),
        isCancelled: session.cancelled === true,
      }
    : null;
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import { DAY } from '../../platform/durations';
import { lockOrderById } from '../orders/orders-repository';
import { orderItems, orders, type OrderKind } from '../orders/orders-tables';
import { rebookTarget } from '../orders/rebook';
import { schedulesToCome } from '../orders/seats/schedules';
import { seatsLeft } from '../orders/seats/seats';
import type { PaymentServices } from '../payments/providers/provider';
import { questionMessage } from './promise-mails';
import { promises, type StoredPromise } from './promises-tables';

/** After this time without an answer, the place is offered to the next one. */
const OFFER_STANDS = 2 * DAY;

interface Waits {
  promise: StoredPromise;
  kind: OrderKind;
  quantity: number;
}

/**
 * Offers the free places of what is on sale to those who wait for a date, oldest first: as many as there are. An offer
 * takes no seat: whoever buys or answers first has it.
 */
export async function offerPlaces(services: PaymentServices): Promise<void> {
  const { catalogue, database, now } = services;
  const isItem = and(
    eq(orderItems.orderId, orders.id),
    eq(orderItems.productId, promises.productId),
  );
  const waiting = await database
    .select({ promise: promises, kind: orders.kind, quantity: orderItems.quantity })
    .from(promises)
    .innerJoin(orders, eq(orders.id, promises.aboutId))
    .innerJoin(orderItems, isItem)
    .where(and(eq(promises.kind, 'date'), isNull(promises.endedAt)))
    .orderBy(asc(promises.madeAt), asc(promises.id));
  const published = await catalogue.current();
  const productOf = ({ kind, promise }: Waits) => `${kind} ${promise.productId}`;
  for (const product of new Set(waiting.map(productOf))) {
    const queue = waiting.filter((each) => productOf(each) === product);
    const { kind, promise } = queue[0]!;
    const choices = schedulesToCome(published, kind, promise.productId, now());
    const left = await seatsLeft(database, kind, promise.productId, choices);
    for (const { id } of choices) await offer(services, id, left.get(id) ?? 0, queue);
  }
}

async function offer(services: PaymentServices, id: string, seats: number, queue: Waits[]) {
  const at = services.now().getTime();
  const isAsked = ({ promise: { answer, offeredAt } }: Waits) =>
    answer === null && offeredAt !== null && at - offeredAt.getTime() < OFFER_STANDS;
  let free = seats;
  for (const each of queue) {
    if (isAsked(each) && each.promise.offers.at(-1) === id) free -= each.quantity;
  }
  for (const each of queue) {
    const { answer, offers } = each.promise;
    // Another offer that is open is enough, and the same dates are offered once.
    if (isAsked(each) || offers.includes(id) || answer === 'back' || each.quantity > free) continue;
    const offered = await offerTo(services, id, each);
    // Another process offers them at this moment.
    if (!offered) return;
    each.promise = offered;
    free -= each.quantity;
  }
}

const offerTo = (
  { catalogue, config, database, messenger, now }: PaymentServices,
  scheduleId: string,
  { promise, kind }: Waits,
): Promise<StoredPromise | undefined> =>
  database.transaction(async (transaction) => {
    const order = await lockOrderById(transaction, promise.aboutId);
    const published = await catalogue.current(transaction);
    const target = rebookTarget(published, kind, promise.productId, scheduleId);
    const isUnchanged = and(
      eq(promises.id, promise.id),
      eq(promises.offers, promise.offers),
      isNull(promises.endedAt),
    );
    const [offered] = await transaction
      .update(promises)
      .set({ offers: [...promise.offers, scheduleId], offeredAt: now(), answer: null })
      .where(isUnchanged)
      .returning();
    if (!offered || !target) return undefined;
    const dates = order.language === 'hi' ? target.hindi : target;
    await messenger.queue(transaction, questionMessage(config, order, offered, dates, 'offer'));
    return offered;
  });

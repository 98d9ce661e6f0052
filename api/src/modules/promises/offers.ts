import { and, asc, eq, isNull } from 'drizzle-orm';
import { DAY } from '../../platform/durations';
import { itemsOf, lockOrderById } from '../orders/orders-repository';
import type { OrderKind } from '../orders/orders-tables';
import { orders } from '../orders/orders-tables';
import { rebookTarget } from '../orders/rebook';
import { schedulesToCome } from '../orders/seats/schedules';
import { seatsLeft } from '../orders/seats/seats';
import type { PaymentServices } from '../payments/providers/provider';
import { offerMessage } from './promise-mails';
import { promises, type StoredPromise } from './promises-tables';

/** After this time without an answer, the place is offered to the next one. */
const OFFER_STANDS = 2 * DAY;

/**
 * Offers the free places of what is on sale to those who wait for a date, oldest first: as many as there are. An offer
 * takes no seat: whoever buys or answers first has it.
 */
export async function offerPlaces(services: PaymentServices): Promise<void> {
  const { catalogue, database, now } = services;
  const waiting = await database
    .select({ promise: promises, kind: orders.kind })
    .from(promises)
    .innerJoin(orders, eq(orders.id, promises.aboutId))
    .where(and(eq(promises.kind, 'date'), isNull(promises.endedAt)))
    .orderBy(asc(promises.madeAt), asc(promises.id));
  if (waiting.length === 0) return;
  const published = await catalogue.current();
  const products = new Map<string, { kind: OrderKind; queue: StoredPromise[] }>();
  for (const { promise, kind } of waiting) {
    const key = `${kind} ${promise.productId}`;
    products.set(key, { kind, queue: [...(products.get(key)?.queue ?? []), promise] });
  }
  for (const { kind, queue } of products.values()) {
    const { productId } = queue[0]!;
    const choices = schedulesToCome(published, kind, productId, now());
    const left = await seatsLeft(database, kind, productId, choices);
    for (const { id } of choices) await offer(services, kind, id, left.get(id) ?? 0, queue);
  }
}

const isOpenOffer = ({ answer, offeredAt }: StoredPromise, now: Date): boolean =>
  answer === null && offeredAt !== null && now.getTime() - offeredAt.getTime() < OFFER_STANDS;

async function offer(
  services: PaymentServices,
  kind: OrderKind,
  scheduleId: string,
  seats: number,
  queue: StoredPromise[],
): Promise<void> {
  const { database, now } = services;
  const at = now();
  let free = seats;
  for (const each of queue) {
    if (!isOpenOffer(each, at) || each.offers.at(-1) !== scheduleId) continue;
    free -= await quantityOf(services, each);
  }
  for (const [index, each] of queue.entries()) {
    if (free <= 0) return;
    // A newer offer that is open, or one of the same dates, is enough.
    if (isOpenOffer(each, at) || each.offers.includes(scheduleId) || each.answer === 'back')
      continue;
    const quantity = await quantityOf(services, each);
    if (quantity > free) continue;
    const offered = await database.transaction((transaction) =>
      offerTo(services, transaction, kind, scheduleId, each),
    );
    // Another process offers them at this moment.
    if (!offered) return;
    queue[index] = offered;
    free -= quantity;
  }
}

async function quantityOf({ database }: PaymentServices, { aboutId, productId }: StoredPromise) {
  const items = await itemsOf(database, aboutId);
  return items.find((item) => item.productId === productId)?.quantity ?? 1;
}

async function offerTo(
  { catalogue, config, messenger, now }: PaymentServices,
  transaction: Parameters<typeof lockOrderById>[0],
  kind: OrderKind,
  scheduleId: string,
  promise: StoredPromise,
): Promise<StoredPromise | undefined> {
  const order = await lockOrderById(transaction, promise.aboutId);
  const published = await catalogue.current(transaction);
  const target = rebookTarget(published, kind, promise.productId, scheduleId);
  if (!target) return undefined;
  const [offered] = await transaction
    .update(promises)
    .set({ offers: [...promise.offers, scheduleId], offeredAt: now(), answer: null })
    .where(
      and(
        eq(promises.id, promise.id),
        eq(promises.offers, promise.offers),
        isNull(promises.endedAt),
      ),
    )
    .returning();
  if (offered) await messenger.queue(transaction, offerMessage(config, order, target, offered));
  return offered;
}

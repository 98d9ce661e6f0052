import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { findOrderById } from '../orders/orders-repository';
import { moveDayTicket } from '../orders/seats/day-tickets';
import { purchasedItems } from '../orders/seats/schedules';
import type { Order } from '../orders/orders-tables';
import type { PaymentServices } from '../payments/providers/provider';
import { lateMessage, movedMessage } from './promise-mails';
import { promises, type StoredPromise } from './promises-tables';

/** The hour was not entered: the ticket moves to the next day on sale, and its buyer is asked. */
export async function moveTicket(services: PaymentServices, promise: StoredPromise): Promise<void> {
  const { catalogue, database, now } = services;
  const { aboutId: orderId, productId, day } = promise;
  if (day === null) return;
  await database.transaction(async (transaction) => {
    if (!(await actOnce(services, transaction, promise))) return;
    const published = await catalogue.current(transaction);
    const order = await moveDayTicket(transaction, published, { orderId, productId, day }, now());
    if (order) await tellBuyer(services, transaction, order, promise);
  });
}

/** Seven days without a date: the buyer is asked whether to wait. */
export const actOnUndated = (services: PaymentServices, promise: StoredPromise): Promise<void> =>
  services.database.transaction(async (transaction) => {
    if (!(await actOnce(services, transaction, promise))) return;
    const order = await findOrderById(transaction, promise.aboutId);
    await tellBuyer(services, transaction, order, promise);
  });

/** False if another process has acted, or if there is nothing to do any more. */
async function actOnce(
  { now }: PaymentServices,
  transaction: Transaction,
  { id }: StoredPromise,
): Promise<boolean> {
  const acted = await transaction
    .update(promises)
    .set({ actedAt: now() })
    .where(and(eq(promises.id, id), isNull(promises.actedAt), isNull(promises.endedAt)))
    .returning({ id: promises.id });
  return acted.length > 0;
}

async function tellBuyer(
  { catalogue, config, messenger, now }: PaymentServices,
  transaction: Transaction,
  order: Order,
  promise: StoredPromise,
): Promise<void> {
  const published = await catalogue.current(transaction);
  const items = await purchasedItems(transaction, published, order, order.language, now());
  const item = items.find(({ productId }) => productId === promise.productId);
  if (!item) return;
  const message = promise.kind === 'hour' ? movedMessage : lateMessage;
  await messenger.queue(transaction, message(config, order, item, promise));
}

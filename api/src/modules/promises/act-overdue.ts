import { and, desc, eq, isNull } from 'drizzle-orm';
import type { PromiseKind } from 'shared/model/schemas';
import type { Transaction } from '../../platform/database/database';
import { leads } from '../enquiries/enquiries-tables';
import { findOrderById } from '../orders/orders-repository';
import { moveDayTicket } from '../orders/seats/day-tickets';
import { orders } from '../orders/orders-tables';
import { purchasedItems } from '../orders/seats/schedules';
import { reviewCases } from '../payments/payments-tables';
import type { PaymentServices } from '../payments/providers/provider';
import { lateMessage, questionMessage } from './promise-mails';
import { tell } from '../threads/thread-letters';
import { threadMessages, threads } from '../threads/threads-tables';
import { promises, type StoredPromise } from './promises-tables';

/** What the product does itself with a promise that was not kept, once, in the transaction that notes it. */
export const actOverdue = (services: PaymentServices, promise: StoredPromise): Promise<void> =>
  services.database.transaction(async (transaction) => {
    const acted = await transaction
      .update(promises)
      .set({ actedAt: services.now() })
      .where(and(eq(promises.id, promise.id), isNull(promises.actedAt), isNull(promises.endedAt)))
      .returning({ id: promises.id });
    // Another process has acted.
    if (acted.length > 0) await acts[promise.kind](services, transaction, promise);
  });

type Act = (
  services: PaymentServices,
  transaction: Transaction,
  promise: StoredPromise,
) => Promise<void>;

const acts: Record<PromiseKind, Act> = {
  /** The ticket moves to the next day on sale, and its buyer is asked. */
  hour: async (services, transaction, promise) => {
    const { aboutId: orderId, productId, day } = promise;
    const published = await services.catalogue.current(transaction);
    const ticket = { orderId, productId, day: day ?? '' };
    const isMoved = await moveDayTicket(transaction, published, ticket, services.now());
    if (isMoved) await askBuyer(services, transaction, promise);
  },
  /** The buyer hears what happens, and is asked whether to wait. */
  date: askBuyer,
  /** The visitor hears that we are late, with our number. */
  call: async ({ messenger }, transaction, { aboutId }) => {
    const [lead] = await transaction.select().from(leads).where(eq(leads.id, aboutId));
    if (lead) await messenger.queue(transaction, lateMessage('call', lead, lead.fullName));
  },
  /** The buyer hears that the money is late, with our number. */
  refund: async ({ messenger }, transaction, { aboutId }) => {
    const [found] = await transaction
      .select({ order: orders })
      .from(reviewCases)
      .innerJoin(orders, eq(orders.id, reviewCases.orderId))
      .where(eq(reviewCases.id, aboutId));
    if (!found) return;
    const { order } = found;
    await messenger.queue(transaction, lateMessage('refund', order, order.firstName));
  },
  /** It goes to the office, too, and the student hears that the answer is late. */
  question: async (services, transaction, { aboutId }) => {
    const [found] = await transaction
      .select({ thread: threads, text: threadMessages.text })
      .from(threadMessages)
      .innerJoin(threads, eq(threads.id, threadMessages.threadId))
      .where(eq(threads.id, aboutId))
      .orderBy(desc(threadMessages.id))
      .limit(1);
    if (!found) return;
    const published = await services.catalogue.current(transaction);
    for (const letter of ['question-late', 'answer-late'] as const) {
      await tell({ ...services, published }, transaction, found.thread, found.text, letter);
    }
  },
  /** No day was named to the student, so nobody else is told. */
  review: async () => {},
};

async function askBuyer(...[services, transaction, promise]: Parameters<Act>): Promise<void> {
  const { catalogue, config, messenger, now } = services;
  const order = await findOrderById(transaction, promise.aboutId);
  const published = await catalogue.current(transaction);
  const items = await purchasedItems(transaction, published, order, order.language, now());
  const item = items.find(({ productId }) => productId === promise.productId);
  const about = promise.kind === 'hour' ? 'moved' : 'late';
  if (item)
    await messenger.queue(transaction, questionMessage(config, order, promise, item, about));
}

import { and, eq, isNull, ne } from 'drizzle-orm';
import { HttpError } from '../../platform/errors';
import { findOrderById, itemsOf } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import { payments, refunds } from '../payments/payments-tables';
import type { PaymentServices } from '../payments/providers/provider';
import { refundPayment } from '../payments/returns/refunds';
import { askForRefund } from '../payments/returns/ask-for-refund';
import { promises, type StoredPromise } from './promises-tables';

const REASON = 'The school did not keep its date.';

/** Sends the money of everybody who has asked for it by a link, also after a server was killed in the middle. */
export async function returnDueMoney(services: PaymentServices): Promise<void> {
  const asked = and(eq(promises.answer, 'back'), isNull(promises.returnedAt));
  const due = await services.database.select().from(promises).where(asked).limit(100);
  for (const promise of due) await giveBack(services, promise);
}

/**
 * Returns what was paid by the provider; what cannot go back by itself becomes a case for the desk. A second call
 * returns nothing more.
 */
export async function giveBack(services: PaymentServices, { id, aboutId }: StoredPromise) {
  const { database, now } = services;
  const order = await findOrderById(database, aboutId);
  if (order.state === 'paid' && !(await isReturned(services, order))) {
    if (!(await refundByItself(services, order))) {
      await database.transaction((transaction) =>
        askForRefund(services, transaction, order, REASON),
      );
    }
  }
  await database.update(promises).set({ returnedAt: now() }).where(eq(promises.id, id));
}

const isReturned = async ({ database }: PaymentServices, order: Order) =>
  (await database.$count(
    refunds,
    and(eq(refunds.orderId, order.id), ne(refunds.state, 'failed')),
  )) > 0;

/** False for an order of several products, one that was paid in cash, and if the provider is not there any more. */
async function refundByItself(services: PaymentServices, order: Order): Promise<boolean> {
  const { database } = services;
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.accepted, true)));
  if (!payment || (await itemsOf(database, order.id)).length > 1) return false;
  try {
    await refundPayment(services, payment, { reason: REASON, admin: null });
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

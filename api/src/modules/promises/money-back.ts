import { and, eq, isNull, ne } from 'drizzle-orm';
import { HttpError } from '../../platform/errors';
import { findOrderById, itemsOf } from '../orders/orders-repository';
import { payments, refunds, type PaymentKey } from '../payments/payments-tables';
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
 * Returns what was paid by the provider. An order of several products, one that was paid in cash, and one whose
 * provider is not there any more become a case for the desk. A second call returns nothing more.
 */
export async function giveBack(services: PaymentServices, { id, aboutId }: StoredPromise) {
  const { database, now } = services;
  const order = await findOrderById(database, aboutId);
  const ofOrder = and(eq(refunds.orderId, order.id), ne(refunds.state, 'failed'));
  if (order.state === 'paid' && (await database.$count(refunds, ofOrder)) === 0) {
    const isPaid = and(eq(payments.orderId, order.id), eq(payments.accepted, true));
    const [payment] = await database.select().from(payments).where(isPaid);
    const isWhole = (await itemsOf(database, order.id)).length === 1;
    const isSent = payment && isWhole && (await isRefunded(services, payment));
    if (!isSent) {
      await database.transaction((transaction) =>
        askForRefund(services, transaction, order, REASON),
      );
    }
  }
  await database.update(promises).set({ returnedAt: now() }).where(eq(promises.id, id));
}

const isRefunded = (services: PaymentServices, payment: PaymentKey): Promise<boolean> =>
  refundPayment(services, payment, { reason: REASON, admin: null }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError) return false;
      throw error;
    },
  );

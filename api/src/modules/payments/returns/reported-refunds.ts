import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database';
import { indianDay } from '../../../platform/indian-time';
import { lockOrderById } from '../../orders/orders-repository';
import { lockPayment, paidBy } from '../apply-payment-report';
import { payments, refunds, samePaymentId, type Refund } from '../payments-tables';
import type { PaymentServices, RefundReport, ReportedRefund } from '../providers/provider';
import { openReview } from '../review/review-cases';
import { bookReturn, storeReturn } from './book-return';

const MADE_OUTSIDE = 'Returned on the page of the provider.';

/**
 * Asks the provider for all refunds of a payment and applies each once: those that this server has asked for end,
 * and those that somebody made on the provider's own page are stored and booked. False for an unknown payment.
 */
export async function applyRefundsOf(
  services: PaymentServices,
  paymentId: string,
): Promise<boolean> {
  const { database, messenger, paymentProvider: provider } = services;
  const key = { provider: provider.name, paymentId };
  const isKnown = and(samePaymentId(payments, key), eq(payments.state, 'success'));
  if ((await database.$count(payments, isKnown)) === 0) return false;
  for (const reported of await provider.fetchRefunds(paymentId)) {
    await database.transaction((transaction) =>
      applyReported(services, transaction, paymentId, reported),
    );
  }
  void messenger.deliver();
  return true;
}

async function applyReported(
  services: PaymentServices,
  transaction: Transaction,
  paymentId: string,
  reported: ReportedRefund,
): Promise<void> {
  if (reported.state === 'pending') return;
  const key = { provider: services.paymentProvider.name, paymentId };
  await lockPayment(transaction, key.provider, paymentId);
  const known = await transaction.select().from(refunds).where(samePaymentId(refunds, key));
  const { refundId, refundNumber, amountPaise, currency, at } = reported;
  const asked = known.find((refund) => refund.refundNumber === refundNumber);
  if (asked) {
    await endRefund(services, transaction, asked, { ...reported, providerReference: refundId });
    return;
  }
  if (reported.state === 'failed' || known.some((one) => one.providerReference === refundId))
    return;
  // An admin may have written it down before the provider told of it.
  const written = known.find(
    (one) =>
      one.way === 'provider' &&
      one.state === 'done' &&
      one.providerReference === null &&
      one.amountPaise === amountPaise,
  );
  if (written) {
    await transaction
      .update(refunds)
      .set({ providerReference: refundId })
      .where(eq(refunds.id, written.id));
    return;
  }
  const payment = await paidBy(transaction, key);
  const { orderId = null, accepted = false } = payment ?? {};
  const order = orderId === null ? undefined : await lockOrderById(transaction, orderId);
  await storeReturn(services, transaction, { ...key, ...payment! }, order, {
    amountPaise,
    currency,
    counted: accepted,
    way: 'provider',
    access: 'by amount',
    reason: MADE_OUTSIDE,
    providerReference: refundId,
    returnedOn: indianDay(at ?? services.now()),
  });
}

/** Ends a refund that this server has asked for; its booking follows in the same transaction. */
export async function endRefund(
  services: PaymentServices,
  transaction: Transaction,
  refund: Refund,
  report: RefundReport,
): Promise<Refund> {
  const at = services.now();
  await lockPayment(transaction, refund.provider, refund.paymentId);
  const order =
    refund.orderId === null ? undefined : await lockOrderById(transaction, refund.orderId);
  const [ended] = await transaction
    .update(refunds)
    .set({
      state: report.state === 'done' ? 'done' : 'failed',
      providerReference: report.providerReference,
      doneAt: at,
      nextCheckAt: null,
    })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'requested')))
    .returning();
  if (!ended) {
    // Another process, or an event of the provider, has ended it already.
    const [known] = await transaction.select().from(refunds).where(eq(refunds.id, refund.id));
    return known!;
  }
  if (ended.state === 'failed') {
    const detail = [ended.refundNumber, report.reason].filter(Boolean).join(': ');
    await openReview(services, transaction, {
      order,
      subject: refund,
      reason: 'refund_failed',
      detail,
    });
    return ended;
  }
  await bookReturn(services, transaction, ended, order);
  return ended;
}

import { and, desc, eq, isNull } from 'drizzle-orm';
import { formatLongDay, formatRupees } from 'shared/model/format';
import type { Transaction } from '../../../platform/database/database';
import { HttpError } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { indianDay } from '../../../platform/indian-time';
import { rupees } from '../../../platform/money';
import { findOrderById, lockOrderById } from '../../orders/orders-repository';
import { lockPayment } from '../apply-payment-report';
import {
  payments,
  reviewCases,
  samePayment,
  samePaymentId,
  type Payment,
  type ReviewCase,
} from '../payments-tables';
import type { DisputeReport, PaymentServices } from '../providers/provider';
import { openReview } from '../review/review-cases';
import { storeReturn } from './book-return';

/**
 * Applies what the provider says about a dispute: an open one is a case with the last day to answer, one that is
 * over closes it, and a lost one opens the case whose booking takes the money out of the books. In any order and
 * repeatedly: a case of a dispute is opened once, and stays closed.
 */
export async function applyDispute(services: PaymentServices, told: DisputeReport): Promise<void> {
  const { database, messenger, paymentProvider: provider } = services;
  // An event can be older than what is so now.
  const dispute = (await provider.fetchDispute(told.disputeId)) ?? told;
  await database.transaction(async (transaction) => {
    const key = { provider: provider.name, paymentId: dispute.paymentId };
    await lockPayment(transaction, key.provider, key.paymentId);
    const payment = await disputedPayment(transaction, key);
    const order = payment?.orderId ? await findOrderById(transaction, payment.orderId) : undefined;
    const { amountPaise, currency } = dispute;
    const subject = { ...key, reference: dispute.disputeId, amountPaise, currency };
    const open = (reason: 'dispute' | 'dispute_lost', detail: string) =>
      openReview(services, transaction, { order, subject, reason, detail, amountPaise });
    const ofDispute = samePayment(reviewCases, subject);
    const [known] = await transaction
      .select({ id: reviewCases.id })
      .from(reviewCases)
      .where(and(ofDispute, eq(reviewCases.reason, 'dispute')));
    if (!known && dispute.state === 'open') await open('dispute', openText(dispute));
    if (dispute.state === 'open') return;
    // Kept also if nothing was known of it, so that a late event opens nothing.
    if (!known) {
      await transaction.insert(reviewCases).values({
        ...subject,
        orderId: order?.id ?? null,
        reason: 'dispute',
        openedAt: services.now(),
      });
    }
    const note = dispute.state === 'lost' ? 'The dispute is lost.' : 'The dispute is over.';
    await transaction
      .update(reviewCases)
      .set({ closedAt: services.now(), resolution: 'closed', note })
      .where(and(ofDispute, eq(reviewCases.reason, 'dispute'), isNull(reviewCases.closedAt)));
    if (dispute.state === 'lost') await open('dispute_lost', amountText(dispute));
  });
  void messenger.deliver();
}

const amountText = ({ amountPaise, reason }: DisputeReport): string =>
  `${formatRupees(rupees(amountPaise))}${reason && ` (${reason})`}.`;

const openText = (dispute: DisputeReport): string =>
  dispute.respondBy === null
    ? amountText(dispute)
    : `${amountText(dispute)} Answer there by ${formatLongDay(dispute.respondBy)}.`;

async function disputedPayment(
  transaction: Transaction,
  key: Pick<Payment, 'provider' | 'paymentId'>,
): Promise<Payment | undefined> {
  const [found] = await transaction
    .select()
    .from(payments)
    .where(samePaymentId(payments, key))
    .orderBy(desc(payments.accepted))
    .limit(1);
  return found;
}

/** Books a lost dispute: the money has gone back, and the access ends. The payment must be locked. */
export async function bookLostDispute(
  services: PaymentServices,
  transaction: Transaction,
  { provider, paymentId, reference, reason: about, amountPaise }: ReviewCase,
  reason: string,
  admin: Admin,
): Promise<void> {
  const payment = await disputedPayment(transaction, { provider, paymentId });
  if (about !== 'dispute_lost' || amountPaise === null || !payment) {
    throw new HttpError(409, 'There is nothing to book here. Please close the case.');
  }
  const { orderId, currency, accepted: counted } = payment;
  const order = orderId === null ? undefined : await lockOrderById(transaction, orderId);
  await storeReturn(services, transaction, payment, order, {
    amountPaise,
    currency,
    counted,
    way: 'dispute',
    access: 'withdraw',
    reason,
    providerReference: reference,
    returnedOn: indianDay(services.now()),
    requestedBy: admin.id,
  });
}

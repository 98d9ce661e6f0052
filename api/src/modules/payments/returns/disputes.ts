import { and, eq, isNull } from 'drizzle-orm';
import { formatLongDay, formatRupees } from 'shared/model/format';
import type { Transaction } from '../../../platform/database/database';
import { HttpError } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { indianDay } from '../../../platform/indian-time';
import { rupees } from '../../../platform/money';
import { findOrderById, lockOrderById } from '../../orders/orders-repository';
import { lockPayment, paidBy } from '../apply-payment-report';
import { reviewCases, samePayment, type ReviewCase, type ReviewReason } from '../payments-tables';
import type { DisputeReport, PaymentServices } from '../providers/provider';
import { openReview } from '../review/review-cases';
import { storeReturn } from './book-return';

/**
 * Applies what the provider says about a dispute: an open one is a case with the last day to answer, one that is
 * over closes it, and a lost one opens the case whose booking takes the money out of the books. In any order and
 * repeatedly: a case is opened once, and again only if the provider itself says that the dispute has changed again.
 */
export async function applyDispute(services: PaymentServices, told: DisputeReport): Promise<void> {
  const { database, messenger, paymentProvider: provider } = services;
  // An event can be older than what is so now.
  const confirmed = await provider.fetchDispute(told.disputeId);
  const dispute = confirmed ?? told;
  await database.transaction(async (transaction) => {
    const key = { provider: provider.name, paymentId: dispute.paymentId };
    await lockPayment(transaction, key.provider, key.paymentId);
    const payment = await paidBy(transaction, key);
    const order = payment?.orderId ? await findOrderById(transaction, payment.orderId) : undefined;
    const { amountPaise, currency } = dispute;
    const subject = { ...key, reference: dispute.disputeId, amountPaise, currency };
    const caseOf = (reason: ReviewReason) =>
      and(samePayment(reviewCases, subject), eq(reviewCases.reason, reason));
    const knownCase = async (reason: ReviewReason) =>
      (await transaction.select().from(reviewCases).where(caseOf(reason)))[0];
    const open = async (reason: ReviewReason, detail: string) => {
      const known = await knownCase(reason);
      if (known) {
        // What an admin has decided stays decided.
        const isOver = known.resolution === 'closed' && known.closedBy === null;
        if (!confirmed || !isOver) return;
        await transaction.delete(reviewCases).where(eq(reviewCases.id, known.id));
      }
      await openReview(services, transaction, { order, subject, reason, detail, amountPaise });
    };
    const close = (reason: ReviewReason, note: string) =>
      transaction
        .update(reviewCases)
        .set({ closedAt: services.now(), resolution: 'closed', note })
        .where(and(caseOf(reason), isNull(reviewCases.closedAt)));
    const note = `The dispute is ${dispute.state}.`;
    if (confirmed && dispute.state !== 'lost') await close('dispute_lost', note);
    if (dispute.state === 'open') {
      await open('dispute', openText(dispute));
      return;
    }
    // Kept also if nothing was known of it, so that a late event opens nothing.
    if (!(await knownCase('dispute'))) {
      await transaction.insert(reviewCases).values({
        ...subject,
        orderId: order?.id ?? null,
        reason: 'dispute',
        openedAt: services.now(),
      });
    }
    await close('dispute', note);
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

/** Books a lost dispute: the money has gone back, and the access ends. The payment must be locked. */
export async function bookLostDispute(
  services: PaymentServices,
  transaction: Transaction,
  { provider, paymentId, reference, reason: about, amountPaise }: ReviewCase,
  reason: string,
  admin: Admin,
): Promise<void> {
  const payment = await paidBy(transaction, { provider, paymentId });
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

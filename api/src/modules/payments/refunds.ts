import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { formatRupees } from 'shared/format';
import type { SessionAccount } from '../../platform/access';
import type { Transaction } from '../../platform/database';
import { HttpError, invalid } from '../../platform/errors';
import { recordAction } from '../audit/audit-repository';
import { markRefunded, moveOrder } from '../orders/order-life';
import { lockOrderById } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import { boughtItems } from '../orders/schedules';
import { lockPayment } from './apply-payment-report';
import { findAttempt } from './attempts';
import { samePayment, samePaymentId, type PaymentKey } from './payment-key';
import { payments, refunds, reviewCases, type Refund } from './payments-tables';
import type { PaymentServices, RefundReport } from './provider';
import { rupees } from './quote';
import { refundMessage } from './receipt-mails';
import { issueCreditNote, issueReceipt } from './receipts';
import { openReview } from './review-cases';

const MOST_A_RUN = 20;

export interface RefundWish {
  /** Undefined for all that is left. */
  amountPaise?: number;
  /** What was left when the admin decided; a refund made since then refuses this one: 409. */
  refundablePaise?: number;
  reason: string;
  /** Whose action the audit log keeps. */
  admin: Pick<SessionAccount, 'id' | 'name'> | null;
}

/** Notes the refund first, then asks the provider; what fails on the way is asked again later. */
export async function refundPayment(
  services: PaymentServices,
  key: PaymentKey,
  wish: RefundWish,
): Promise<Refund> {
  const { database, log } = services;
  const refund = await database.transaction((transaction) =>
    noteRefund(services, transaction, key, wish),
  );
  try {
    return await advanceRefund(services, refund);
  } catch (error) {
    log.warn({ err: error, refund: refund.refundNumber }, 'provider did not answer to a refund');
    return refund;
  }
}

async function noteRefund(
  { now, payments: provider }: PaymentServices,
  transaction: Transaction,
  key: PaymentKey,
  { amountPaise, refundablePaise, reason, admin }: RefundWish,
): Promise<Refund> {
  await lockPayment(transaction, key.provider, key.paymentId);
  const [payment] = await transaction.select().from(payments).where(samePayment(payments, key));
  if (payment?.state !== 'success' || payment.provider !== provider.name) {
    throw new HttpError(409, 'There is no payment here that could be returned.');
  }
  const known = await transaction.select().from(refunds).where(samePaymentId(refunds, key));
  const left = known
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, refund) => sum - refund.amountPaise, payment.amountPaise);
  if (refundablePaise !== undefined && refundablePaise !== left) {
    throw new HttpError(
      409,
      'Something has been returned meanwhile. Please look at the order again.',
    );
  }
  const amount = amountPaise ?? left;
  if (amount <= 0 || amount > left) {
    throw invalid({ amount: [`At most ₹${left / 100} of this payment can be returned.`] });
  }
  const at = now();
  const [added] = await transaction
    .insert(refunds)
    .values({
      refundNumber: `${payment.reference}-R${known.length + 1}`,
      orderId: payment.orderId,
      provider: payment.provider,
      paymentId: payment.paymentId,
      reference: payment.reference,
      amountPaise: amount,
      currency: payment.currency,
      counted: payment.accepted,
      reason,
      state: 'requested',
      requestedBy: admin?.id ?? null,
      createdAt: at,
      nextCheckAt: new Date(at.getTime() + 60_000),
    })
    .returning();
  if (admin) {
    await recordAction(transaction, {
      admin,
      action: 'Refund',
      subject: `Order ${payment.reference}`,
      changes: [
        { field: 'amount', from: '', to: formatRupees(rupees(amount)) },
        { field: 'reason', from: '', to: reason },
      ],
      at,
    });
  }
  return added!;
}

/** Refunds that the provider has not answered yet, or not finally. */
export async function sweepRefunds(services: PaymentServices): Promise<void> {
  const { database, log, now, payments: provider } = services;
  const due = await database
    .update(refunds)
    .set({
      checks: sql`${refunds.checks} + 1`,
      nextCheckAt: new Date(now().getTime() + 10 * 60_000),
    })
    .where(
      inArray(
        refunds.id,
        database
          .select({ id: refunds.id })
          .from(refunds)
          .where(and(lte(refunds.nextCheckAt, now()), eq(refunds.provider, provider.name)))
          .limit(MOST_A_RUN)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();
  for (const refund of due) {
    try {
      await advanceRefund(services, refund);
    } catch (error) {
      log.error({ err: error, refund: refund.refundNumber }, 'provider did not answer to a refund');
    }
  }
}

async function advanceRefund(services: PaymentServices, refund: Refund): Promise<Refund> {
  const { database, messenger, payments: provider } = services;
  const attempt = await findAttempt(database, refund.reference);
  const report = await provider.refund({
    refundNumber: refund.refundNumber,
    reference: refund.reference,
    providerReference: attempt?.providerReference ?? null,
    paymentId: refund.paymentId,
    amountPaise: refund.amountPaise,
    currency: refund.currency,
    note: refund.reason,
  });
  if (report.state === 'pending') return refund;
  const ended = await database.transaction((transaction) =>
    endRefund(services, transaction, refund, report),
  );
  void messenger.deliver();
  return ended;
}

/** In one transaction: the refund, the order, the totals, the credit note and the letter. */
async function endRefund(
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
  // Another process was faster.
  if (!ended) return refund;
  if (ended.state === 'failed') {
    await openReview(services, transaction, order, refund, 'refund_failed', ended.refundNumber);
    return ended;
  }
  const [payment] = await transaction
    .update(payments)
    .set({ refundedPaise: sql`${payments.refundedPaise} + ${refund.amountPaise}`, updatedAt: at })
    .where(samePayment(payments, refund))
    .returning();
  if (order) await followRefund(services, transaction, order, ended, at);
  if (payment && payment.refundedPaise >= payment.amountPaise) {
    await closeCasesOf(transaction, payment, at, ended);
  }
  return ended;
}

async function followRefund(
  { catalogue, config, messenger }: PaymentServices,
  transaction: Transaction,
  order: Order,
  refund: Refund,
  at: Date,
): Promise<void> {
  if (!refund.counted) {
    const moved =
      order.state === 'needs_review' ? await moveOrder(transaction, order, 'refunded') : order;
    await messenger.queue(transaction, refundMessage(moved, refund, undefined));
    return;
  }
  const items = await boughtItems(transaction, await catalogue.current(transaction), order);
  const receipt = await issueReceipt(transaction, config.tax, order, items, at);
  const changed = await markRefunded(transaction, order, refund.amountPaise);
  const note = await issueCreditNote(transaction, receipt, refund, at);
  await messenger.queue(transaction, refundMessage(changed, refund, note));
}

/** What was unclear about a payment is settled once all of it went back. */
async function closeCasesOf(
  transaction: Transaction,
  payment: PaymentKey,
  at: Date,
  { requestedBy, reason }: Refund,
): Promise<void> {
  await transaction
    .update(reviewCases)
    .set({ closedAt: at, closedBy: requestedBy, resolution: 'refunded', note: reason })
    .where(and(samePayment(reviewCases, payment), isNull(reviewCases.closedAt)));
}

import { and, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm';
import { formatRupees } from 'shared/model/format';
import { mayDo } from 'shared/model/rights';
import type { Admin } from '../../platform/http/access';
import type { Transaction } from '../../platform/database/database';
import { HttpError, invalid } from '../../platform/errors';
import { rupees } from '../../platform/money';
import { confirmRefund } from '../receipts/confirm-by-mail';
import { recordAction } from '../audit/audit-repository';
import { markRefunded, moveOrder } from '../orders/order-life';
import { lockOrderById } from '../orders/orders-repository';
import { orders, type Order } from '../orders/orders-tables';
import { purchasedItems } from '../orders/seats/schedules';
import { lockPayment } from './apply-payment-report';
import { findAttempt } from './attempts';
import {
  type PaymentKey,
  payments,
  type Refund,
  refunds,
  reviewCases,
  samePayment,
  samePaymentId,
} from './payments-tables';
import { ProviderError, type PaymentServices, type RefundReport } from './providers/provider';
import { issueReceipt } from '../receipts/receipts';
import { openReview } from './review/review-cases';

const MOST_A_RUN = 20;

export interface RefundInput {
  /** Undefined means all that is left. */
  amountPaise?: number;
  /** What was left when the admin decided; 409 if another refund was made since. */
  refundablePaise?: number;
  reason: string;
  /** The admin for the audit log; null for a refund without an entry there. */
  admin: Admin | null;
}

/** Stores the refund first, then asks the provider; `sweepRefunds` retries a failed request. */
export async function refundPayment(
  services: PaymentServices,
  key: PaymentKey,
  input: RefundInput,
): Promise<Refund> {
  const { database, log } = services;
  const refund = await database.transaction((transaction) =>
    recordRefund(services, transaction, key, input),
  );
  try {
    return await advanceRefund(services, refund);
  } catch (error) {
    log.warn({ err: error, refund: refund.refundNumber }, 'provider did not answer to a refund');
    return refund;
  }
}

async function recordRefund(
  { config, now, paymentProvider: provider }: PaymentServices,
  transaction: Transaction,
  key: PaymentKey,
  { amountPaise, refundablePaise, reason, admin }: RefundInput,
): Promise<Refund> {
  await lockPayment(transaction, key.provider, key.paymentId);
  const [payment] = await transaction
    .select({ ...getTableColumns(payments), orderNumber: orders.orderNumber })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(samePayment(payments, key));
  if (payment?.state !== 'success' || payment.provider !== provider.name) {
    throw new HttpError(409, 'There is no payment here that could be returned.');
  }
  const known = await transaction.select().from(refunds).where(samePaymentId(refunds, key));
  const returned = known
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, refund) => sum + refund.amountPaise, 0);
  const left = payment.amountPaise - returned;
  if (refundablePaise !== undefined && refundablePaise !== left) {
    throw new HttpError(409, 'A refund was made in the meantime. Please check the order again.');
  }
  const amount = amountPaise ?? left;
  const most = formatRupees(rupees(left));
  if (amount > left || left === 0)
    throw invalid({ amount: [`At most ${most} of this payment can be returned.`] });
  const isLarge = returned + amount > config.refundLimitPaise;
  if (admin && isLarge && !mayDo(admin.adminRole, 'largeRefunds')) {
    const limit = formatRupees(rupees(config.refundLimitPaise));
    throw new HttpError(403, `You may return up to ${limit} of one order. Ask an owner for more.`);
  }
  if (amount === 0) throw invalid({ amount: [`Please enter an amount from ₹0.01 to ${most}.`] });
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
      actor: admin,
      action: 'Refund',
      subject: payment.orderNumber
        ? `Order ${payment.orderNumber}`
        : `Payment ${payment.paymentId}`,
      changes: [
        { field: 'amount', from: '', to: formatRupees(rupees(amount)) },
        { field: 'reason', from: '', to: reason },
      ],
      at,
    });
  }
  return added!;
}

/** Asks again about due refunds that have no final response of the provider. */
export async function sweepRefunds(services: PaymentServices): Promise<void> {
  const { database, log, databaseNow, paymentProvider: provider } = services;
  const due = await database
    .update(refunds)
    .set({
      checks: sql`${refunds.checks} + 1`,
      nextCheckAt: sql`${databaseNow()} + interval '10 minutes'`,
    })
    .where(
      inArray(
        refunds.id,
        database
          .select({ id: refunds.id })
          .from(refunds)
          .where(and(lte(refunds.nextCheckAt, databaseNow()), eq(refunds.provider, provider.name)))
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
  const { database, messenger, paymentProvider: provider } = services;
  const attempt = await findAttempt(database, refund.reference);
  const report = await provider
    .refund({
      refundNumber: refund.refundNumber,
      reference: refund.reference,
      providerReference: attempt?.providerReference ?? null,
      paymentId: refund.paymentId,
      amountPaise: refund.amountPaise,
      currency: refund.currency,
      note: refund.reason,
    })
    .catch((error: unknown): RefundReport => {
      // For example too little balance: the same request would be refused again, and nobody would know.
      if (!(error instanceof ProviderError && error.isRefusal)) throw error;
      return { state: 'failed', providerReference: null, reason: error.reason };
    });
  if (report.state === 'pending') return refund;
  const ended = await database.transaction((transaction) =>
    endRefund(services, transaction, refund, report),
  );
  void messenger.deliver();
  return ended;
}

/** Ends a refund; order, totals, credit note and e-mail follow in the same transaction. */
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
  // Another process has ended this refund already.
  if (!ended) return refund;
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
  services: PaymentServices,
  transaction: Transaction,
  order: Order,
  refund: Refund,
  at: Date,
): Promise<void> {
  if (!refund.counted) {
    const moved =
      order.state === 'needs_review' ? await moveOrder(transaction, order, 'refunded') : order;
    await confirmRefund(services, transaction, { order: moved, refund, at });
    return;
  }
  const catalogue = await services.catalogue.current(transaction);
  const items = await purchasedItems(transaction, catalogue, order);
  const receipt = await issueReceipt(transaction, services.config.tax, order, items, at);
  const changed = await markRefunded(transaction, order, refund.amountPaise, at);
  await confirmRefund(services, transaction, { order: changed, refund, at, receipt });
}

/** Closes the open cases of a payment after all of it was returned. */
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

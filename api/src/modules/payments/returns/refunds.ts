import { and, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import { formatRupees } from 'shared/model/format';
import type { RefundOrderRequest } from 'shared/model/schemas';
import type { Admin } from '../../../platform/http/access';
import type { Transaction } from '../../../platform/database/database';
import { HttpError } from '../../../platform/errors';
import { givenPaise, rupees } from '../../../platform/money';
import { recordAction } from '../../audit/audit-repository';
import { orders } from '../../orders/orders-tables';
import { lockPayment } from '../apply-payment-report';
import { findAttempt } from '../attempts';
import {
  type PaymentKey,
  payments,
  type Refund,
  refunds,
  returnableOf,
  samePayment,
} from '../payments-tables';
import {
  ProviderError,
  withProvider,
  type PaymentServices,
  type RefundReport,
} from '../providers/provider';
import { checkAmount, leftOf, nextNumber } from './book-return';
import { applyRefundsOf, endRefund } from './reported-refunds';

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

/** The amounts of a request, in paise. Without an amount, all that is left goes back. */
export const refundAmounts = ({
  amount,
  refundable_amount,
}: Pick<RefundOrderRequest, 'amount' | 'refundable_amount'>) => ({
  ...(amount !== undefined && { amountPaise: givenPaise('amount', amount) }),
  ...(refundable_amount !== undefined && {
    refundablePaise: givenPaise('refundable_amount', refundable_amount),
  }),
});

/** Stores the refund first, then asks the provider; `sweepRefunds` retries a failed request. */
export async function refundPayment(
  services: PaymentServices,
  key: PaymentKey,
  input: RefundInput,
): Promise<Refund> {
  const { database, log } = services;
  const own = withProvider(services, key.provider);
  if (!own) throw nothingToReturn();
  const refund = await database.transaction((transaction) =>
    requestRefund(own, transaction, key, input),
  );
  try {
    return await advanceRefund(own, refund);
  } catch (error) {
    log.warn({ err: error, refund: refund.refundNumber }, 'provider did not answer to a refund');
    return refund;
  }
}

const nothingToReturn = () =>
  new HttpError(409, 'There is no payment here that could be returned.');

/**
 * Stores a refund as a part of a transaction. `sweepRefunds` asks the provider for it: nothing is lost, and nothing
 * asked for twice under another number, whenever the server stops.
 */
export async function requestRefund(
  { config, now }: PaymentServices,
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
  if (payment?.state !== 'success') throw nothingToReturn();
  const most = returnableOf(payment);
  const left = await leftOf(transaction, payment, most);
  if (refundablePaise !== undefined && refundablePaise !== left) {
    throw new HttpError(409, 'A refund was made in the meantime. Please check the order again.');
  }
  const amount = amountPaise ?? left;
  checkAmount(config, admin, amount, { left, returned: most - left });
  const at = now();
  const [added] = await transaction
    .insert(refunds)
    .values({
      refundNumber: await nextNumber(transaction, payment.reference),
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
  const { database, log, messenger, paymentProvider: provider } = services;
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
  if (ended.state === 'failed') {
    // It may have been refused because the money went back on the provider's own page.
    await applyRefundsOf(services, refund.paymentId).catch((error: unknown) =>
      log.warn({ err: error, refund: refund.refundNumber }, 'the refunds could not be asked for'),
    );
  }
  return ended;
}

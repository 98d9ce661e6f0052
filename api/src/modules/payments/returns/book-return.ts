import { and, eq, isNull, ne, sql, sum } from 'drizzle-orm';
import { formatRupees } from 'shared/model/format';
import { mayDo } from 'shared/model/rights';
import type { Transaction } from '../../../platform/database/database';
import { findRow } from '../../../platform/database/rows';
import { HttpError, invalid } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { indianDay } from '../../../platform/indian-time';
import { rupees } from '../../../platform/money';
import { markReturned, moveOrder } from '../../orders/order-life';
import { findOrderById, lockOrderById } from '../../orders/orders-repository';
import type { Order } from '../../orders/orders-tables';
import { confirmRefund } from '../../receipts/confirm-by-mail';
import { issueReceipt } from '../../receipts/receipts';
import { lockPayment } from '../apply-payment-report';
import {
  payments,
  refunds,
  reviewCases,
  samePayment,
  returnableOf,
  samePaymentId,
  type PaymentKey,
  type Refund,
} from '../payments-tables';
import type { PaymentServices } from '../providers/provider';
import { openReview } from '../review/review-cases';

/** Money that has gone back to a buyer already: nobody is asked for it any more. */
export interface ReturnedMoney extends Pick<Refund, 'amountPaise' | 'way' | 'access' | 'reason'> {
  /**
   * The Indian day on which it went back, `YYYY-MM-DD`. The books count it on the day on which it is written
   * down, so that the figures of a month that is over never change.
   */
  day: string;
  /** The number of the bank or provider; empty for cash. */
  proof: string;
  admin: Admin;
}

/**
 * Writes down money that an admin has given back, and books it. 409 if the order has not been paid, 422 for an
 * amount above what is left or a day before the payment or after today.
 */
export async function recordReturn(
  services: PaymentServices,
  transaction: Transaction,
  orderId: number,
  { admin, day, ...money }: ReturnedMoney,
): Promise<Refund> {
  const { key } = await paidFor(transaction, await findOrderById(transaction, orderId));
  await lockPayment(transaction, key.provider, key.paymentId);
  const order = await lockOrderById(transaction, orderId);
  if (!order.paidAt) throw new HttpError(409, 'This order has not been paid.');
  const { most, left } = await paidFor(transaction, order);
  checkAmount(services.config, admin, money.amountPaise, { left, returned: most - left });
  const at = services.now();
  if (day < indianDay(order.paidAt) || day > indianDay(at)) {
    throw invalid({ day: ['Please enter a day from the payment to today.'] });
  }
  return storeReturn(services, transaction, key, order, {
    ...money,
    currency: order.currency,
    counted: true,
    returnedOn: day,
    requestedBy: admin.id,
  });
}

/** Stores money that has gone back for this payment as a return that has ended, and books it. */
export async function storeReturn(
  services: PaymentServices,
  transaction: Transaction,
  { provider, paymentId, reference }: PaymentKey,
  order: Order | undefined,
  money: Pick<Refund, 'amountPaise' | 'currency' | 'counted' | 'way' | 'access' | 'reason'> &
    Partial<Refund>,
): Promise<Refund> {
  const at = services.now();
  const [stored] = await transaction
    .insert(refunds)
    .values({
      ...money,
      refundNumber: await nextNumber(transaction, reference),
      orderId: order?.id ?? null,
      provider,
      paymentId,
      reference,
      state: 'done',
      createdAt: at,
      doneAt: at,
    })
    .returning();
  await bookReturn(services, transaction, stored!, order);
  return stored!;
}

/**
 * The only function that books money that has gone back: amount of the payment, credit note, totals, access and
 * e-mail. The payment and the order must be locked, and `returned` be stored as ended in the same transaction.
 */
export async function bookReturn(
  services: PaymentServices,
  transaction: Transaction,
  returned: Refund,
  order: Order | undefined,
): Promise<void> {
  const at = services.now();
  const [payment] = await transaction
    .update(payments)
    .set({ refundedPaise: sql`${payments.refundedPaise} + ${returned.amountPaise}`, updatedAt: at })
    .where(samePayment(payments, returned))
    .returning();
  const isAll = payment !== undefined && payment.refundedPaise >= returnableOf(payment);
  if (order) await followReturn(services, transaction, order, returned, isAll);
  if (isAll) await closeCasesOf(transaction, payment, at, returned);
  if (payment && payment.refundedPaise > payment.amountPaise) {
    const detail = returned.refundNumber;
    const reason = 'returned_twice';
    await openReview(services, transaction, { order, subject: returned, reason, detail });
  }
}

/** `isAll`: nothing is left of the payment, so the credit note is about all that is left of the receipt. */
async function followReturn(
  services: PaymentServices,
  transaction: Transaction,
  order: Order,
  refund: Refund,
  isAll: boolean,
): Promise<void> {
  const at = services.now();
  if (!refund.counted) {
    const moved =
      order.state === 'needs_review' ? await moveOrder(transaction, order, 'refunded') : order;
    await confirmRefund(services, transaction, { order: moved, refund, at });
    return;
  }
  const receipt = await issueReceipt(services, transaction, order);
  const left = order.payablePaise - order.refundedPaise;
  const creditPaise = isAll ? left : Math.min(refund.amountPaise, left);
  const changed = await markReturned(transaction, order, creditPaise, refund.access, at);
  const credit = creditPaise > 0 ? { receipt, amountPaise: creditPaise } : undefined;
  await confirmRefund(services, transaction, { order: changed, refund, at, credit });
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

/**
 * The payment that has paid an order, the most of it that can go back, and what is left of that. An order that was
 * paid without one, for example in cash, stands for it.
 */
export async function paidFor(database: Pick<Transaction, 'select'>, order: Order) {
  const { id, orderNumber, payablePaise, provider } = order;
  const isCounted = and(eq(payments.orderId, id), eq(payments.accepted, true));
  const payment = await findRow(database, payments, isCounted);
  const key: PaymentKey = payment ?? { provider, paymentId: orderNumber, reference: orderNumber };
  const most = payment ? returnableOf(payment) : payablePaise;
  return { key, most, left: await leftOf(database, key, most) };
}

/** What can still go back of a payment: the most of it without the returns that are asked for or done. */
export async function leftOf(
  transaction: Pick<Transaction, 'select'>,
  payment: PaymentKey,
  most: number,
): Promise<number> {
  const [{ returned } = { returned: null }] = await transaction
    .select({ returned: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(and(samePaymentId(refunds, payment), ne(refunds.state, 'failed')));
  return most - (returned ?? 0);
}

/** 422 for an amount above what is left, 403 for one above what this admin may return of one order. */
export function checkAmount(
  { refundLimitPaise }: PaymentServices['config'],
  admin: Admin | null,
  amount: number,
  { left, returned }: { left: number; returned: number },
): void {
  const most = formatRupees(rupees(left));
  if (amount > left || left === 0)
    throw invalid({ amount: [`At most ${most} of this payment can be returned.`] });
  const isLarge = returned + amount > refundLimitPaise;
  if (admin && isLarge && !mayDo(admin.adminRole, 'largeRefunds', admin.ticked)) {
    const limit = formatRupees(rupees(refundLimitPaise));
    throw new HttpError(403, `You may return up to ${limit} of one order. Ask an owner for more.`);
  }
  if (amount === 0) throw invalid({ amount: [`Please enter an amount from ₹0.01 to ${most}.`] });
}

/** `NK-…-R2`: several payments may name the same reference. */
export async function nextNumber(
  transaction: Pick<Transaction, '$count'>,
  reference: string,
): Promise<string> {
  const known = await transaction.$count(refunds, eq(refunds.reference, reference));
  return `${reference}-R${known + 1}`;
}

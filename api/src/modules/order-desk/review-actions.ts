import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import type { ReviewDecision } from 'shared/model/schemas';
import type { Admin } from '../../platform/http/access';
import type { Transaction } from '../../platform/database/database';
import { HttpError, invalid } from '../../platform/errors';
import { describeCase } from '../payments/review/review-reasons';
import { users } from '../accounts/accounts-tables';
import { recordAction } from '../audit/audit-repository';
import type { OrderAmounts } from '../orders/order-life';
import { lockOrder, lockOrderById } from '../orders/orders-repository';
import { orders, type Order } from '../orders/orders-tables';
import { acceptPayment, countPayment } from '../payments/accept-payment';
import { lockPayment } from '../payments/apply-payment-report';
import { findAttempt } from '../payments/attempts';
import {
  type Payment,
  payments,
  priceOf,
  refunds,
  type ReviewCase,
  reviewCases,
  samePayment,
  samePaymentId,
} from '../payments/payments-tables';
import type { PaymentServices } from '../payments/providers/provider';
import { bookLostDispute } from '../payments/returns/disputes';
import { refundAmounts, refundPayment } from '../payments/returns/refunds';
import { assignCase, closeCase } from '../payments/review/review-cases';

type FoundCase = ReviewCase & { orderNumber: string | null };

/** Applies an admin's decision about one case. 409 if the case is closed already. */
export async function decideCase(
  services: PaymentServices,
  id: number,
  decision: ReviewDecision,
  admin: Admin,
): Promise<void> {
  const { database, messenger } = services;
  const { action, note, order_number = '' } = decision;
  if (action === 'refund') {
    // `refundPayment` locks the payment itself, and asks the provider outside of every transaction.
    const found = await openCase(database, id);
    const amounts = refundAmounts(decision);
    const refund = await refundPayment(services, found, { ...amounts, reason: note, admin });
    if (refund.state === 'failed') throw new HttpError(409, 'The provider refused the refund.');
    return;
  }
  await database.transaction(async (transaction) => {
    const found = await openCase(transaction, id);
    await lockPayment(transaction, found.provider, found.paymentId);
    if (action === 'accept') await accept(services, transaction, found);
    if (action === 'book') await bookLostDispute(services, transaction, found, note, admin);
    if (action === 'assign') await assign(services, transaction, found, order_number);
    const isClosed = await closeCase(transaction, id, {
      closedAt: services.now(),
      closedBy: admin.id,
      resolution: resolutions[action],
      note,
    });
    // Another admin has closed the case since it was read: the error rolls the transaction back.
    if (!isClosed) throw alreadyClosed();
    await recordAction(transaction, {
      actor: admin,
      action: actionNames[action],
      subject: subjectOf(found),
      changes: [
        { field: 'reason', from: '', to: note },
        ...(action === 'assign'
          ? [{ field: 'order', from: found.orderNumber ?? found.reference, to: order_number }]
          : []),
      ],
      at: services.now(),
    });
  });
  void messenger.deliver();
}

const resolutions = {
  book: 'refunded',
  accept: 'accepted',
  assign: 'assigned',
  close: 'closed',
} as const;
const actionNames = {
  book: 'Book lost dispute',
  accept: 'Accept payment',
  assign: 'Assign payment',
  close: 'Close case',
} as const;
const subjectOf = (found: FoundCase) =>
  describeCase(found.reason, found, found.orderNumber).subject;
const alreadyClosed = () => new HttpError(409, 'This case has been closed already.');

/** Assigns the case to this admin; another admin can take it over. */
export async function takeCase(services: PaymentServices, id: number, admin: Admin): Promise<void> {
  const { database, now } = services;
  await database.transaction(async (transaction) => {
    const found = await openCase(transaction, id);
    if (found.assigneeId === admin.id) return;
    const [before] =
      found.assigneeId === null
        ? []
        : await transaction
            .select({ name: users.name })
            .from(users)
            .where(eq(users.id, found.assigneeId));
    await assignCase(transaction, id, admin.id);
    await recordAction(transaction, {
      actor: admin,
      action: 'Take case',
      subject: subjectOf(found),
      changes: [{ field: 'looked after by', from: before?.name ?? '', to: admin.name }],
      at: now(),
    });
  });
}

async function openCase(database: Pick<Transaction, 'select'>, id: number): Promise<FoundCase> {
  const [found] = await database
    .select({ ...getTableColumns(reviewCases), orderNumber: orders.orderNumber })
    .from(reviewCases)
    .leftJoin(orders, eq(orders.id, reviewCases.orderId))
    .where(eq(reviewCases.id, id));
  if (!found) throw new HttpError(404, 'There is no such case.');
  if (found.closedAt) throw alreadyClosed();
  return found;
}

/** Accepts the payment for its own order, at the amount that was paid without what the provider explains. */
async function accept(
  services: PaymentServices,
  transaction: Transaction,
  found: ReviewCase,
): Promise<void> {
  if (found.orderId === null) throw new HttpError(409, 'Assign this payment to an order.');
  const order = await lockOrderById(transaction, found.orderId);
  const [payment] = await transaction.select().from(payments).where(samePayment(payments, found));
  // The payment counts already (`already_owned`): accepting only closes the case.
  if (payment?.accepted && payment.orderId === order.id) return;
  await pay(services, transaction, payment, order);
}

async function assign(
  services: PaymentServices,
  transaction: Transaction,
  found: ReviewCase,
  orderNumber: string,
): Promise<void> {
  const order = await lockOrder(transaction, orderNumber);
  if (!order) throw invalid({ order_number: ['There is no such order.'] });
  const [payment] = await transaction.select().from(payments).where(samePayment(payments, found));
  await pay(services, transaction, payment, order);
}

async function pay(
  services: PaymentServices,
  transaction: Transaction,
  payment: Payment | undefined,
  order: Order,
): Promise<void> {
  if (payment?.state !== 'success') {
    throw new HttpError(409, 'The provider has not confirmed this payment.');
  }
  if (payment.currency !== order.currency) {
    throw new HttpError(409, `The payment is in ${payment.currency}: return it instead.`);
  }
  const returned = await transaction
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(samePaymentId(refunds, payment), ne(refunds.state, 'failed')));
  if (returned.length > 0) throw new HttpError(409, 'This payment goes back to the buyer.');
  if (order.state === 'paid' || order.state === 'refunded') {
    throw new HttpError(409, 'This order has been paid already: return this payment instead.');
  }
  const [counted] = await transaction
    .select({ reference: payments.reference, order: orders.orderNumber })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(samePaymentId(payments, payment), eq(payments.accepted, true)));
  if (counted) {
    throw new HttpError(
      409,
      `This payment counts for ${counted.order ?? counted.reference}: return it there first.`,
    );
  }
  const attempt = await findAttempt(transaction, payment.reference);
  const amounts = amountsOf(payment, attempt ?? order);
  const stored = { stored: countPayment(services, transaction, payment, order) };
  await acceptPayment(services, transaction, order, payment, amounts, stored);
}

/** The amounts of the attempt if the payment matches them, else amounts that match the payment. */
function amountsOf(payment: Payment, asked: OrderAmounts): OrderAmounts {
  const payablePaise = priceOf(payment);
  if (payablePaise === asked.payablePaise) return asked;
  const totalPaise = Math.max(asked.totalPaise, payablePaise);
  return { totalPaise, discountPaise: totalPaise - payablePaise, payablePaise };
}

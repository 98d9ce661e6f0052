import type { RebookRequest, RefundOrderRequest } from 'shared/model/schemas';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Admin } from '../../platform/http/access';
import type { Transaction } from '../../platform/database/database';
import { HttpError, invalid } from '../../platform/errors';
import { outgoingMessages } from '../../platform/messages/message-tables';
import { confirmLater } from '../receipts/confirm-by-mail';
import { refundAmounts, refundPayment } from '../payments/returns/refunds';
import { payments, type Refund } from '../payments/payments-tables';
import { findUserByEmail } from '../accounts/accounts-repository';
import { noted, recordAction } from '../audit/audit-repository';
import { enrol, assignOrder } from '../orders/order-life';
import { itemsOf, lockOrderById } from '../orders/orders-repository';
import { enrolments, type Order } from '../orders/orders-tables';
import { rebook, rebookTarget } from '../orders/rebook';
import { purchasedItems } from '../orders/seats/schedules';
import { messageOfOrder } from './order-details';
import type { PaymentServices } from '../payments/providers/provider';

/** Repeated clicks within this time send one e-mail. */
const RESEND_PAUSE = 60_000;

/** Sends the confirmation with its receipt again. 409 if the order is not paid. */
export async function resendConfirmation(
  { database, messenger, now }: PaymentServices,
  { id }: Order,
  admin: Admin,
): Promise<'sent' | 'sent before'> {
  const result = await database.transaction(async (transaction) => {
    const order = await lockOrderById(transaction, id);
    if (order.state !== 'paid') throw new HttpError(409, 'This order is not paid.');
    const at = now();
    const recent = await transaction
      .select({ id: outgoingMessages.id })
      .from(outgoingMessages)
      .where(
        and(
          messageOfOrder(order),
          sql`${outgoingMessages.message}->>'template' = 'order-paid'`,
          gt(outgoingMessages.createdAt, new Date(at.getTime() - RESEND_PAUSE)),
        ),
      )
      .limit(1);
    if (recent.length > 0) return 'sent before';
    const added = await confirmLater(transaction, order.id).returning();
    if (added.length === 0) return 'sent before';
    await recordAction(transaction, {
      actor: admin,
      action: 'Resend confirmation',
      subject: `Order ${order.orderNumber}`,
      changes: noted({ to: order.email }),
      at,
    });
    return 'sent';
  });
  void messenger.deliver();
  return result;
}

/**
 * Enrols the buyer of an order without a payment; totals and receipts stay unchanged. For an order
 * without an account, its e-mail must be that of an account that has proven it: 409 otherwise.
 */
export async function enrolByHand(
  { database, now }: PaymentServices,
  { id }: Order,
  reason: string,
  admin: Admin,
): Promise<'enrolled' | 'enrolled before'> {
  return database.transaction(async (transaction) => {
    const order = await lockOrderById(transaction, id);
    const userId = await provenBuyer(transaction, order);
    const items = await itemsOf(transaction, order.id);
    const owned = await transaction
      .select({ productId: enrolments.productId })
      .from(enrolments)
      .where(and(eq(enrolments.userId, userId), eq(enrolments.kind, order.kind)));
    const purchasedIds = new Set(owned.map(({ productId }) => productId));
    if (items.every(({ productId }) => purchasedIds.has(productId))) return 'enrolled before';
    const at = now();
    if (order.userId === null) await assignOrder(transaction, order.id, userId, at);
    await enrol(transaction, order, { items, userId, at });
    await recordAction(transaction, {
      actor: admin,
      action: 'Enrol by hand',
      subject: `Order ${order.orderNumber}`,
      changes: noted({ 'enrolled in': order.title, reason }),
      at,
    });
    return 'enrolled';
  });
}

/**
 * Moves the buyer of an order to another batch or session, of the same course or another one, and
 * returns its dates. 409 for an order that gives no place, and if the other dates have none left.
 */
export async function rebookOrder(
  services: PaymentServices,
  { id }: Order,
  { product_id, to_product_id: productId, to_schedule_id, reason }: RebookRequest,
  admin: Admin,
): Promise<string> {
  const { catalogue, database, messenger, now } = services;
  const when = await database.transaction(async (transaction) => {
    const order = await lockOrderById(transaction, id);
    const published = await catalogue.current(transaction);
    const items = await purchasedItems(transaction, published, order, 'en');
    const item = items.find((each) => each.productId === product_id);
    const own = await transaction
      .select({ productId: enrolments.productId })
      .from(enrolments)
      .where(eq(enrolments.orderId, order.id));
    if (!item || (order.state !== 'paid' && own.length === 0)) {
      throw new HttpError(409, 'This order gives no place that could be moved.');
    }
    const to = rebookTarget(published, order.kind, productId, to_schedule_id);
    if (!to || to.isCancelled) {
      throw invalid({ to: ['These dates are not in the catalogue any more.'] });
    }
    await rebook(services, transaction, order, product_id, to);
    await recordAction(transaction, {
      actor: admin,
      action: 'Move',
      subject: `Order ${order.orderNumber}`,
      changes: [
        { field: 'dates', from: `${item.title}, ${item.when}`, to: `${to.title}, ${to.when}` },
        { field: 'reason', from: '', to: reason },
      ],
      at: now(),
    });
    return to.when;
  });
  void messenger.deliver();
  return when;
}

async function provenBuyer(transaction: Transaction, order: Order): Promise<number> {
  if (order.userId !== null) return order.userId;
  const user = await findUserByEmail(transaction, order.email);
  if (!user?.emailProvenAt) {
    throw new HttpError(
      409,
      'The buyer has not confirmed this e-mail address yet. Ask them to choose “Forgot your password?” at the login once, then enrol them.',
    );
  }
  return user.id;
}

/** Returns the payment of an order, whole or in part. 409 if no payment has paid the order. */
export async function refundOrder(
  services: PaymentServices,
  { id }: Order,
  request: RefundOrderRequest,
  admin: Admin,
): Promise<Refund> {
  const [payment] = await services.database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.accepted, true)));
  if (!payment) throw new HttpError(409, 'This order has no payment that could be returned.');
  const { reason } = request;
  return refundPayment(services, payment, { ...refundAmounts(request), reason, admin });
}

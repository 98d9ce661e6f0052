import type {
  OrderReasonRequest,
  PaidInCashRequest,
  RecordReturnRequest,
} from 'shared/model/schemas';
import { formatRupees, formatShortDate } from 'shared/model/format';
import type { Transaction } from '../../platform/database/database';
import { HttpError } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { indianDay } from '../../platform/indian-time';
import { greeting, writeEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { givenPaise, rupees } from '../../platform/money';
import { recordAction } from '../audit/audit-repository';
import { hasProduct } from '../orders/bought-before';
import { endOpenOrder, isOpen } from '../orders/open-orders';
import { changeOrder, markReturned } from '../orders/order-life';
import { orderTexts } from '../orders/order-language';
import { findOrderById, itemsOf, lockOrderById } from '../orders/orders-repository';
import { cashAmounts } from '../orders/quote';
import { BY_HAND, type Order } from '../orders/orders-tables';
import { payOrder } from '../payments/accept-payment';
import { closeCheckouts } from '../payments/attempts';
import type { Refund } from '../payments/payments-tables';
import type { PaymentServices } from '../payments/providers/provider';
import { paidFor, recordReturn } from '../payments/returns/book-return';

/** What has not gone back yet of what was paid for an order, in paise. */
export const returnablePaise = async (database: Pick<Transaction, 'select'>, order: Order) =>
  order.paidAt ? (await paidFor(database, order)).left : 0;

const isCashOfToday = ({ state, provider, paidAt, payablePaise, refundedPaise }: Order, at: Date) =>
  state === 'paid' &&
  provider === BY_HAND &&
  payablePaise > 0 &&
  refundedPaise === 0 &&
  paidAt !== null &&
  indianDay(paidAt) === indianDay(at);

const isGift = ({ state, payablePaise }: Order) => state === 'paid' && payablePaise === 0;

/** What the desk can do with an order in its present state. */
export const deskChoices = (order: Order, at: Date) => ({
  can_take_cash: isOpen(order),
  can_cancel: isOpen(order) || isCashOfToday(order, at),
  can_withdraw: isGift(order),
});

/** Writes down money that has gone back already, with its credit note. */
export function returnMoney(
  services: PaymentServices,
  { id }: Order,
  { amount, day, way, reference, access, reason }: RecordReturnRequest,
  admin: Admin,
): Promise<Refund> {
  const proof = reference ?? '';
  return changed(services, id, admin, 'Record a return', async (transaction) => {
    const money = { amountPaise: givenPaise('amount', amount), day, way, proof, access, reason };
    const refund = await recordReturn(services, transaction, id, { ...money, admin });
    return [
      refund,
      {
        amount: formatRupees(rupees(refund.amountPaise)),
        day: formatShortDate(day),
        way,
        ...(proof && { reference: proof }),
        access,
        reason,
      },
    ];
  });
}

/**
 * An open order is paid in cash: at its price, or at the amount that was given. 409 if the order is not open, or
 * if the buyer has all of it by another order.
 */
export async function takeCash(
  services: PaymentServices,
  { id }: Order,
  { amount, reason }: PaidInCashRequest,
  admin: Admin,
): Promise<void> {
  await changed(services, id, admin, 'Paid in cash', async (transaction) => {
    const order = await lockOrderById(transaction, id);
    if (!isOpen(order)) throw new HttpError(409, 'This order is not open.');
    const had = await Promise.all(
      (await itemsOf(transaction, id)).map(({ productId }) =>
        hasProduct(transaction, { kind: order.kind, productId }, buyerOf(order), order),
      ),
    );
    if (had.every(Boolean)) throw new HttpError(409, 'This person has it already.');
    const amounts = cashAmounts(order, amount);
    // No provider has a part in it any more; what was tried at one stays with its attempts.
    const byHand = await changeOrder(transaction, order, { provider: BY_HAND });
    const { order: paid } = await payOrder(services, transaction, byHand, amounts, services.now());
    return [paid, { amount: formatRupees(rupees(amounts.payablePaise)), reason }];
  });
  await closeCheckouts(services, id);
}

const buyerOf = ({ userId, email }: Order) => ({ id: userId, email });

/**
 * Cancels an open order: its link says so. Or takes back a cash sale that was written down today by mistake, with
 * its credit note and its access. 409 for any other order.
 */
export async function cancelOrder(
  services: PaymentServices,
  { id }: Order,
  { reason }: OrderReasonRequest,
  admin: Admin,
): Promise<void> {
  await changed(services, id, admin, 'Cancel order', async (transaction) => {
    const order = await lockOrderById(transaction, id);
    const at = services.now();
    if (isCashOfToday(order, at)) {
      const { amountPaise } = await recordReturn(services, transaction, id, {
        amountPaise: order.payablePaise,
        day: indianDay(at),
        way: 'correction',
        access: 'withdraw',
        proof: '',
        reason,
        admin,
      });
      return [order, { amount: formatRupees(rupees(amountPaise)), reason }];
    }
    if (!isOpen(order)) {
      throw new HttpError(409, 'Only an open order, or a cash sale of today, can be cancelled.');
    }
    return [await endOpenOrder(transaction, order, at), { reason }];
  });
  await closeCheckouts(services, id);
}

/** Takes a gift or a scholarship back: the access ends, and the person is told. 409 for any other order. */
export function withdrawGift(
  services: PaymentServices,
  { id }: Order,
  { reason }: OrderReasonRequest,
  admin: Admin,
): Promise<Order> {
  return changed(services, id, admin, 'Withdraw', async (transaction) => {
    const order = await lockOrderById(transaction, id);
    if (!isGift(order)) throw new HttpError(409, 'Only a gift or a scholarship can be withdrawn.');
    const gone = await markReturned(transaction, order, 0, 'withdraw', services.now());
    await services.messenger.queue(transaction, withdrawnMessage(gone));
    return [gone, { reason }];
  });
}

/** A second order for the same thing is right, for example for somebody else: it leaves the list of what waits. */
export function confirmSecond(
  services: PaymentServices,
  order: Order,
  admin: Admin,
): Promise<undefined> {
  return changed(services, order.id, admin, 'Bought twice: right', async (transaction) => {
    await changeOrder(transaction, order, { twiceRightAt: services.now() });
    return [undefined, {}];
  });
}

/** Takes an unpaid order out of what waits. */
export function tickOrderOff(
  services: PaymentServices,
  order: Order,
  admin: Admin,
): Promise<undefined> {
  return changed(services, order.id, admin, 'Tick off unpaid order', async (transaction) => {
    await changeOrder(transaction, order, { deskDoneAt: services.now() });
    return [undefined, {}];
  });
}

/** Changes an order and records it in one transaction; the e-mails go out afterwards. */
async function changed<Result>(
  { database, messenger, now }: PaymentServices,
  id: number,
  actor: Admin,
  action: string,
  change: (transaction: Transaction) => Promise<[Result, Record<string, string>]>,
): Promise<Result> {
  const result = await database.transaction(async (transaction) => {
    const [made, fields] = await change(transaction);
    const { orderNumber } = await findOrderById(transaction, id);
    const changes = Object.entries(fields).map(([field, to]) => ({ field, from: '', to }));
    const subject = `Order ${orderNumber}`;
    await recordAction(transaction, { actor, action, subject, changes, at: now() });
    return made;
  });
  void messenger.deliver();
  return result;
}

function withdrawnMessage({ email, firstName, language, title, orderNumber }: Order): Message {
  const texts = orderTexts(language);
  const subject = texts.withdrawnSubject(title);
  const paragraphs = [texts.withdrawn, texts.noLongerOpen, texts.questions];
  return writeEmail({
    to: email,
    about: { kind: 'order', id: orderNumber },
    template: 'place-withdrawn',
    subject,
    language,
    paragraphs: [greeting(firstName, language), ...paragraphs],
  });
}

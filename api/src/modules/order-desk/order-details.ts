import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { OrderDetails } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { isAbout, outgoingMessages } from '../../platform/messages/message-tables';
import { indianDay } from '../../platform/indian-time';
import { rupees } from '../../platform/money';
import { listedMessage } from '../../platform/messages/undelivered';
import { readableEmail } from '../../platform/text-forms';
import { addressOf, shownState } from '../orders/orders-repository';
import { findUserByEmail } from '../accounts/accounts-repository';
import { lastTen } from '../accounts/person-identity';
import { enrolments, type Order } from '../orders/orders-tables';
import { purchasedBefore, lacksProducts } from '../orders/bought-before';
import { purchasedItems } from '../orders/seats/schedules';
import { attemptsOf } from '../payments/attempts';
import {
  payments,
  providerEvents,
  refunds,
  returnableOf,
  type Attempt,
} from '../payments/payments-tables';
import { withProvider, type PaymentServices } from '../payments/providers/provider';
import { receiptsOf, standInsOfReceipt } from '../receipts/receipts';
import { deskChoices, returnablePaise } from './desk-money';
import { hasOpenCase } from '../payments/review/review-cases';

/** The period of the refund policy. */
const REFUND_PERIOD = 24 * 3_600_000;
const MOST_SHOWN = 100;

/** Everything that is known about one order, with the provider's current reports on it. */
export async function orderDetails(services: PaymentServices, order: Order): Promise<OrderDetails> {
  const { database, now } = services;
  const attempts = await attemptsOf(database, order.id);
  const items = await purchasedItems(database, await services.catalogue.current(), order, 'en');
  const over = order.paidAt && now().getTime() - order.paidAt.getTime() > REFUND_PERIOD;
  const issued = await receiptsOf(database, order.id);
  const standIns = [...new Set((await Promise.all(issued.map(standInsOfReceipt))).flat())];
  return {
    order_number: order.orderNumber,
    order_type: order.kind,
    title: order.title,
    items: items.map(({ productId, title, quantity, unitPaise, when, isDated, scheduleId }) => ({
      product_id: productId,
      title,
      quantity,
      price: rupees(unitPaise),
      // A batch that the catalogue no longer has is told by its name.
      when: isDated ? when : (scheduleId ?? when),
    })),
    state: shownState(order),
    user_id: order.userId,
    person: await buyerKey(database, order),
    name: `${order.firstName} ${order.lastName}`,
    email: readableEmail(order.email),
    phone: order.phone,
    address: addressOf(order),
    remarks: order.remarks ?? '',
    campaign: order.campaign ?? '',
    payable_amount: rupees(order.payablePaise),
    ...(order.code !== null && { code: order.code }),
    refunded_amount: rupees(order.refundedPaise),
    returnable_amount: rupees(await returnablePaise(database, order)),
    ...deskChoices(order, now()),
    can_pay: ['created', 'pending'].includes(order.state) && order.expiresAt > now(),
    bought_before: (await purchasedBefore(database, [order.id])).get(order.id) ?? [],
    can_enrol: await lacksProducts(database, order, await accountIdOf(database, order)),
    in_review: await hasOpenCase(database, order.id),
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    refund_period_over: over ?? false,
    attempts: attempts.map((attempt) => ({
      reference: attempt.reference,
      provider: attempt.provider,
      amount: rupees(attempt.payablePaise),
      state: attempt.state,
      created_at: attempt.createdAt.toISOString(),
    })),
    ...(await moneyOf(database, order)),
    events: await eventsOf(database, order, attempts),
    provider_view: await providerView(services, order, attempts),
    messages: await messagesOf(database, order),
    enrolments: (
      await database
        .select()
        .from(enrolments)
        .where(eq(enrolments.orderId, order.id))
        .orderBy(asc(enrolments.productId))
    ).map(({ productId, createdAt }) => ({
      product_id: productId,
      title: items.find((item) => item.productId === productId)?.title ?? order.title,
      created_at: createdAt.toISOString(),
    })),
    receipts: issued.map((receipt) => ({
      number: receipt.number,
      kind: receipt.kind,
      amount: rupees(receipt.amountPaise),
      issued_at: receipt.createdAt.toISOString(),
    })),
    ...(standIns.length > 0 && { characters_without_font: standIns }),
  };
}

/** The account of the buyer, also while the order still waits for the proof of the e-mail. */
async function accountIdOf(database: Database, { userId, email }: Order): Promise<number | null> {
  return userId ?? (await findUserByEmail(database, email))?.id ?? null;
}

/**
 * Who typed the address of somebody else has another phone number, and is another person. Who bought twice before the
 * address was proven is one person, whichever order it is about.
 */
async function buyerKey(
  database: Database,
  { userId, email, phone }: Order,
): Promise<number | string> {
  if (userId !== null) return userId;
  const user = await findUserByEmail(database, email);
  return user && lastTen(user.phone) === lastTen(phone) ? user.id : email;
}

async function moneyOf(
  database: Database,
  order: Order,
): Promise<Pick<OrderDetails, 'payments' | 'refunds' | 'refundable_amount'>> {
  const paid = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(asc(payments.createdAt));
  const returned = await database
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(asc(refunds.id));
  const counted = paid.find(({ accepted }) => accepted);
  const refundablePaise = returned
    .filter(({ paymentId, state }) => paymentId === counted?.paymentId && state !== 'failed')
    .reduce((left, refund) => left - refund.amountPaise, counted ? returnableOf(counted) : 0);
  return {
    refundable_amount: rupees(refundablePaise),
    payments: paid.map((payment) => ({
      payment_id: payment.paymentId,
      reference: payment.reference,
      amount: rupees(payment.amountPaise),
      currency: payment.currency,
      state: payment.state,
      accepted: payment.accepted,
      refunded_amount: rupees(payment.refundedPaise),
    })),
    refunds: returned.map((refund) => ({
      refund_number: refund.refundNumber,
      amount: rupees(refund.amountPaise),
      way: refund.way,
      reference: refund.proof,
      returned_on:
        refund.state === 'done' && refund.doneAt
          ? (refund.returnedOn ?? indianDay(refund.doneAt))
          : null,
      state: refund.state,
      reason: refund.reason,
      created_at: refund.createdAt.toISOString(),
    })),
  };
}

async function eventsOf(
  database: Database,
  order: Order,
  attempts: readonly Attempt[],
): Promise<OrderDetails['events']> {
  const references = attempts.map(({ reference }) => reference);
  const events = await database
    .select()
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, order.provider),
        inArray(providerEvents.reference, [order.orderNumber, ...references]),
      ),
    )
    .orderBy(asc(providerEvents.id))
    .limit(MOST_SHOWN);
  return events.map(({ id, source, receivedAt, deliveries, body, error }) => ({
    id,
    source,
    received_at: receivedAt.toISOString(),
    deliveries,
    body,
    error,
  }));
}

/** Null if the provider does not respond. */
async function providerView(
  services: PaymentServices,
  order: Order,
  attempts: readonly Attempt[],
): Promise<OrderDetails['provider_view']> {
  try {
    const reports = await Promise.all(
      attempts.map(
        async (attempt) =>
          withProvider(services, attempt.provider)?.paymentProvider.fetchStatus(attempt) ?? [],
      ),
    );
    return reports.flat().map((report) => ({
      payment_id: report.paymentId,
      state: report.state,
      amount: rupees(report.amountPaise),
      currency: report.currency,
    }));
  } catch (error) {
    services.log.warn({ err: error, order: order.orderNumber }, 'provider did not answer');
    return null;
  }
}

/** Condition: the e-mails about an order. */
export const messageOfOrder = ({ orderNumber }: Order): SQL | undefined =>
  isAbout('order', [orderNumber]);

async function messagesOf(database: Database, order: Order): Promise<OrderDetails['messages']> {
  const found = await database
    .select()
    .from(outgoingMessages)
    .where(messageOfOrder(order))
    .orderBy(asc(outgoingMessages.id))
    .limit(MOST_SHOWN);
  return found.map(listedMessage);
}

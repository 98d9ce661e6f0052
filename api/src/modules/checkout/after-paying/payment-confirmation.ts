import { and, eq } from 'drizzle-orm';
import {
  comingMeetings,
  productOf,
  purchasedCourse,
  purchasedWebinar,
} from 'shared/model/catalogue';
import type {
  Catalogue,
  DatedItems,
  PaymentConfirmation,
  PaymentConfirmationQuery,
} from 'shared/model/schemas';
import type { LanguageCode } from 'shared/model/language';
import { paymentMessages } from 'shared/model/messages';
import type { Database } from '../../../platform/database/database';
import { HOUR } from '../../../platform/durations';
import { HttpError } from '../../../platform/errors';
import type { RateLimit } from '../../../platform/limits/rate-limits';
import { rupees } from '../../../platform/money';
import { readableEmail } from '../../../platform/text-forms';
import { changesField, readMeetingChanges } from '../../classroom/meeting-changes';
import { findOrder } from '../../orders/orders-repository';
import type { Order } from '../../orders/orders-tables';
import { purchasedItems, itemsForBuyer } from '../../orders/seats/schedules';
import { attemptsOf } from '../../payments/attempts';
import { askProvider } from '../../payments/events';
import { payments } from '../../payments/payments-tables';
import { hasOpenCase } from '../../payments/review/review-cases';
import type { PaymentServices } from '../../payments/providers/provider';
import { orderOfLink, resultLink } from '../../receipts/result-link';
import { isCorrectableByCode, isEmailCorrectable, orderOfToken } from './order-proofs';
import { accountToOpen } from './sign-in-buyer';

/** Limits how often the server asks the provider when a page polls for the confirmation. */
const providerQueries: RateLimit = { name: 'provider-query', most: 1, seconds: 3 };
const RETRY_SECONDS = 3;

export async function confirmPayment(
  services: PaymentServices,
  query: PaymentConfirmationQuery,
  language: LanguageCode,
): Promise<PaymentConfirmation> {
  const { config, database, now } = services;
  const linked = await orderOfLink(database, config, query.order_token, now());
  if (linked === 'ended') {
    throw new HttpError(410, 'This link has ended.', { body: { payment_state: 'ended' } });
  }
  const known = linked ?? (await orderOfToken(services, query));
  const order = known.paidAt ? known : await askAbout(services, known);
  if (!order.paidAt) throw await notConfirmed(database, order);
  const email = readableEmail(order.email);
  const isCorrectable = linked
    ? await isCorrectableByCode(services, order)
    : await isEmailCorrectable(database, order);
  const published = await services.catalogue.current();
  const items = await itemsWithChanges(services, published, order, language);
  return {
    customer_email: linked ? email.replace(/(?<=^.)[^@]*/u, '•••') : email,
    order_number: order.orderNumber,
    paid_amount: rupees(order.payablePaise),
    paid_at: order.paidAt.toISOString(),
    order_type: order.kind,
    title: items.map(({ title }) => title).join(', '),
    items,
    ...(isCorrectable && { email_correctable: true }),
    ...(!linked && (await accountToOpen(services, order)) && { may_log_in: true }),
    ...(items.some((item) => beginsSoon(published, order, item, now())) && { begins_soon: true }),
    ...(linked
      ? { read_only: { first_name: order.firstName } }
      : { link: resultLink(config, order) }),
  };
}

/** The page names the next class: so it needs those that are not as the catalogue says. */
async function itemsWithChanges(
  { database, now }: PaymentServices,
  published: Catalogue,
  order: Order,
  language: LanguageCode,
) {
  const bought = await purchasedItems(database, published, order, language, now());
  const items = itemsForBuyer(bought);
  if (order.kind !== 'course') return items;
  const changes = await readMeetingChanges(database);
  return items.map((item) => ({
    ...item,
    ...changesField(changes.of(item.product_id ?? 0, item.schedule_id ?? null)),
  }));
}

/** Whether a class of what was bought runs, or begins within the hour. */
function beginsSoon(
  published: Catalogue,
  { kind }: Order,
  { product_id = 0, schedule_id: scheduleId, changes }: DatedItems[number],
  now: Date,
): boolean {
  const course = kind === 'course' && productOf(published, kind, product_id);
  const webinar = kind === 'webinar' && productOf(published, kind, product_id);
  const group = course
    ? purchasedCourse(course, { scheduleId, changes }, now)
    : webinar && purchasedWebinar(webinar, { scheduleId }, now);
  const [next] = comingMeetings((group && group.meetings) || [], now);
  return next !== undefined && next.start.getTime() - now.getTime() <= HOUR;
}

/** Asks the provider, because the browser may return before the webhook arrives. */
async function askAbout(services: PaymentServices, order: Order): Promise<Order> {
  const { limits, database, log } = services;
  const { count } = await limits.add(providerQueries, order.orderNumber);
  if (count > providerQueries.most) return order;
  try {
    const [latest] = await attemptsOf(database, order.id);
    if (latest) await askProvider(services, latest);
  } catch (error) {
    // The order stays unchanged, and the sweeper asks again later.
    log.warn({ err: error, order: order.orderNumber }, 'provider did not answer');
    return order;
  }
  return (await findOrder(database, order.orderNumber)) ?? order;
}

export type PaymentState = 'pending' | 'failed' | 'review' | 'paid' | 'refunded' | 'expired';

/** The state of the payment as the buyer sees it; for an open order, the latest attempt decides. */
export async function paymentState(database: Database, order: Order): Promise<PaymentState> {
  if (order.state === 'paid' || order.state === 'refunded') return order.state;
  if (await hasOpenCase(database, order.id)) return 'review';
  if (order.state === 'expired') return 'expired';
  if (order.state === 'failed' || order.state === 'needs_review') return 'failed';
  const [latest] = await attemptsOf(database, order.id);
  if (!latest) return 'pending';
  const tries = await database
    .select({ state: payments.state })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.reference, latest.reference)));
  // A failed payment does not count while another payment of the attempt is undecided.
  return tries.length > 0 && tries.every(({ state }) => state === 'failed') ? 'failed' : 'pending';
}

async function notConfirmed(database: Database, order: Order): Promise<HttpError> {
  const state = await paymentState(database, order);
  if (state === 'review') {
    return new HttpError(409, 'Your payment is being checked. We will write to you.', {
      body: { payment_state: 'review' },
    });
  }
  if (state === 'failed' || state === 'expired') {
    return new HttpError(402, paymentMessages.failure, { body: { payment_state: 'failed' } });
  }
  return new HttpError(409, 'Your payment has not been confirmed yet.', {
    headers: { 'retry-after': String(RETRY_SECONDS) },
    body: { payment_state: 'pending' },
  });
}

import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { paths } from 'shared/model/paths';
import type { Catalogue } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { findRow } from '../../platform/database/rows';
import { asOne } from '../../platform/database/last-changes';
import { HttpError } from '../../platform/errors';
import { siteIn } from '../../platform/language';
import { hashToken, keyedHash } from '../../platform/secrets';
import { HOUR } from '../../platform/durations';
import { storedCode } from '../codes/take-code';
import { toPending, type OrderAmounts } from '../orders/order-life';
import { itemsOf, lockOrder } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import { attempts, payments, type Attempt } from './payments-tables';
import { quoteItems } from '../orders/quote';
import { ProviderError, withProvider, type PaymentServices } from './providers/provider';

const LINK_LIFETIME = 24 * HOUR;
/** How long an unpaid order can still be paid; each attempt has its own link. */
export const ORDER_LIFETIME = 7 * 24 * HOUR;
const FIRST_CHECK = 2 * 60_000;

type Ordered = Pick<Order, 'orderNumber' | 'provider'>;
type Asked = OrderAmounts & Pick<Order, 'currency'>;

/** What is stored of a new attempt, besides its order. */
export const newAttempt = (
  { orderNumber, provider }: Ordered,
  { totalPaise, discountPaise, payablePaise, currency }: Asked,
  at: Date,
  number = 1,
) => ({
  reference: number === 1 ? orderNumber : `${orderNumber}-${number}`,
  provider,
  totalPaise,
  discountPaise,
  payablePaise,
  currency,
  createdAt: at,
  expiresAt: new Date(at.getTime() + LINK_LIFETIME),
  nextCheckAt: new Date(at.getTime() + FIRST_CHECK),
});

export const insertAttempt = (
  on: Database | Transaction,
  attempt: ReturnType<typeof newAttempt>,
  orderId: number | SQL<number>,
) => on.insert(attempts).values({ ...attempt, orderId });

export async function addAttempt(
  transaction: Transaction,
  order: Ordered & Pick<Order, 'id'>,
  asked: Asked,
  at: Date,
  number = 1,
): Promise<Attempt> {
  const attempt = newAttempt(order, asked, at, number);
  const [added] = await insertAttempt(transaction, attempt, order.id).returning();
  return added!;
}

/** All attempts of an order, newest first. */
export async function attemptsOf(
  database: Database | Transaction,
  orderId: number,
): Promise<Attempt[]> {
  return database
    .select()
    .from(attempts)
    .where(eq(attempts.orderId, orderId))
    .orderBy(desc(attempts.id));
}

export const findAttempt = (on: Database | Transaction, reference: string) =>
  findRow(on, attempts, eq(attempts.reference, reference));

/**
 * The address of the payment page: of the open attempt, or of a new attempt at the current price. 404
 * for an unknown order, 409 if it cannot be paid now, 503 if the provider fails.
 */
export async function paymentLink(services: PaymentServices, orderNumber: string): Promise<string> {
  const catalogue = await services.catalogue.current();
  const { order, attempt } = await services.database.transaction((transaction) =>
    openAttempt(services, catalogue, transaction, orderNumber),
  );
  return attempt.paymentLink ?? openCheckout(services, order, attempt);
}

async function openAttempt(
  { now, paymentProvider: provider }: PaymentServices,
  catalogue: Catalogue,
  transaction: Transaction,
  orderNumber: string,
): Promise<{ order: Order; attempt: Attempt }> {
  const order = await lockOrder(transaction, orderNumber);
  const at = now();
  if (!order) throw new HttpError(404, 'There is no such order.');
  if (order.state === 'paid' || order.state === 'refunded') {
    throw new HttpError(409, 'This order has been paid.');
  }
  if (order.cancelledAt) throw new HttpError(409, 'This order was cancelled.');
  if (!['created', 'pending'].includes(order.state) || order.expiresAt <= at) {
    throw new HttpError(409, 'This order can no longer be paid. Please place a new order.');
  }
  const known = await attemptsOf(transaction, order.id);
  const waiting = await transaction
    .select({ id: payments.paymentId })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), inArray(payments.state, ['pending', 'unknown'])));
  if (waiting.length > 0) {
    throw new HttpError(409, 'Your payment is still being confirmed. Please do not pay again.');
  }
  const [latest] = known;
  // Without its page, an attempt at a provider of before can never be paid.
  const isOpen = latest?.paymentLink || latest?.provider === provider.name;
  if (latest && latest.expiresAt > at && isOpen) return { order, attempt: latest };
  const items = await itemsOf(transaction, order.id);
  // An order keeps the code that it has, also after the code's end.
  const code = await storedCode(transaction, order.code);
  const quote = quoteItems(catalogue, order.kind, order.productId, items, code);
  return {
    order,
    attempt: await addAttempt(
      transaction,
      { ...order, provider: provider.name },
      quote,
      at,
      known.length + 1,
    ),
  };
}

const refused =
  'The payment service does not accept this order. Please contact us, and we will help you to pay.';

/** Asks the provider for the payment page; repeated calls for one attempt return the same page. */
export async function openCheckout(
  services: PaymentServices,
  order: Order,
  attempt: Pick<Attempt, 'reference' | 'payablePaise' | 'currency' | 'expiresAt'>,
): Promise<string> {
  const { config, database, log, paymentProvider: provider } = services;
  const query = new URLSearchParams({
    order_id: order.orderNumber,
    order_token: tokenOf(services, order),
  });
  const { link, reference } = await provider
    .createCheckout({
      reference: attempt.reference,
      amountPaise: attempt.payablePaise,
      currency: attempt.currency,
      customer: {
        id: order.userId === null ? order.orderNumber : `user-${order.userId}`,
        name: `${order.firstName} ${order.lastName}`,
        email: order.email,
        phone: order.phone,
      },
      returnUrl: `${siteIn(config.siteUrl, order.language)}${paths.paymentSuccess()}?${query}`,
      expiresAt: attempt.expiresAt,
      idempotencyKey: attempt.reference,
      onRefusal: (error, leftOut) =>
        log.warn(
          { err: error, leftOut: [...leftOut] },
          'checkout refused; sent again without a part',
        ),
    })
    .catch((error: unknown) => {
      // The same request would be refused again, so the buyer must not try again.
      if (error instanceof ProviderError && error.isRefusal) {
        throw new HttpError(422, refused, { cause: error });
      }
      throw new HttpError(503, 'The payment page could not be opened. Please try again.', {
        headers: { 'retry-after': '5' },
        cause: error,
      });
    });
  await asOne(database, {
    attempt: database
      .update(attempts)
      .set({
        paymentLink: link,
        providerReference: reference,
        state: sql`CASE ${attempts.state} WHEN 'created' THEN 'pending' ELSE ${attempts.state} END`,
      })
      .where(eq(attempts.reference, attempt.reference)),
    order: toPending(database, order.id),
  });
  return link;
}

/**
 * Closes the payment pages of an order that nobody shall pay any more. Who pays all the same, because a provider does
 * not answer now, opens a case.
 */
export async function closeCheckouts(services: PaymentServices, orderId: number): Promise<void> {
  for (const attempt of await attemptsOf(services.database, orderId)) {
    if (attempt.expiresAt <= services.now()) continue;
    await withProvider(services, attempt.provider)
      ?.paymentProvider.closeCheckout(attempt)
      .catch((error: unknown) =>
        services.log.warn({ err: error, attempt: attempt.reference }, 'a page was not closed'),
      );
  }
}

/**
 * A 256-bit token that only this server can derive. So a repeated request gets the same link, although
 * the database stores only the hash of the token.
 */
export const orderToken = (secretKey: string, orderNumber: string): string =>
  keyedHash(secretKey, 'order-token', orderNumber);

/** The token that the order was created with: the secret key may have changed since. */
export function tokenOf({ config }: PaymentServices, order: Order): string {
  const tokens = config.acceptedKeys.map((key) => orderToken(key, order.orderNumber));
  return tokens.find((made) => hashToken(made) === order.tokenHash) ?? tokens[0]!;
}

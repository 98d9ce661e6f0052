import { eq, sql } from 'drizzle-orm';
import { paths } from 'shared/paths';
import type { PaymentCreateRequest, PaymentCreateResponse } from 'shared/schemas';
import type { SessionAccount } from '../../platform/access';
import type { Transaction } from '../../platform/database';
import { HttpError } from '../../platform/errors';
import { hashToken, keyedHash } from '../../platform/secrets';
import { normalEmail } from '../accounts/accounts-repository';
import { keepGuestPurchase } from '../accounts/guest-purchases';
import { hashPassword, refuseWeakPassword } from '../accounts/passwords';
import { newOrderNumber } from '../orders/order-number';
import { insertOrder } from '../orders/orders-repository';
import { idempotencyKeys, orders, type Order } from '../orders/orders-tables';
import type { PaymentServices } from './provider';
import { quoteFor, type Quote } from './quote';

const HOUR = 3_600_000;
const LINK_LIFETIME = 24 * HOUR;
const FIRST_CHECK = 2 * 60_000;

interface Buyer {
  account: SessionAccount | null;
  idempotencyKey: string | undefined;
  /** The network that the request comes from. */
  client: string;
}

export async function createOrder(
  services: PaymentServices,
  request: PaymentCreateRequest,
  buyer: Buyer,
): Promise<PaymentCreateResponse> {
  const quote = quoteFor(request);
  const passwordHash = buyer.account ? null : await guestPassword(request, buyer.client);
  const order = await services.database.transaction((transaction) =>
    storeOrder(services, transaction, request, { ...buyer, quote, passwordHash }),
  );
  return {
    status: true,
    message: 'Order created.',
    payment_link: order.paymentLink ?? (await openCheckout(services, order)),
    order_number: order.orderNumber,
  };
}

/** Order, account and idempotency key come into being together. */
async function storeOrder(
  services: PaymentServices,
  transaction: Transaction,
  request: PaymentCreateRequest,
  {
    account,
    idempotencyKey,
    quote,
    passwordHash,
  }: Omit<Buyer, 'client'> & { quote: Quote; passwordHash: string | null },
): Promise<Order> {
  const { config, now, payments } = services;
  const at = now();
  const key = idempotencyKey && keyedHash(config.secretKey, 'idempotency', idempotencyKey);
  const bodyHash = keyedHash(config.secretKey, 'order-body', JSON.stringify(request));
  if (key) {
    const known = await orderOfKey(transaction, key, bodyHash);
    if (known) return known;
  }
  const orderNumber = newOrderNumber(at);
  const order = await insertOrder(
    transaction,
    {
      orderNumber,
      userId: account?.id ?? null,
      kind: request.course_type,
      productId: quote.productId,
      title: quote.title,
      firstName: request.first_name.trim(),
      lastName: request.last_name.trim(),
      email: normalEmail(request.email),
      phone: request.phone,
      streetAddress: request.street_address,
      townCity: request.town_city,
      country: request.country,
      postcode: request.postcode,
      remarks: request.remarks,
      totalPaise: quote.totalPaise,
      discountPaise: quote.discountPaise,
      payablePaise: quote.payablePaise,
      currency: quote.currency,
      provider: payments.name,
      tokenHash: hashToken(orderToken(config.secretKey, orderNumber)),
      createdAt: at,
      expiresAt: new Date(at.getTime() + LINK_LIFETIME),
      nextCheckAt: new Date(at.getTime() + FIRST_CHECK),
    },
    quote.items,
  );
  if (passwordHash !== null) await keepGuestPurchase(transaction, order, passwordHash);
  if (key) {
    await transaction
      .insert(idempotencyKeys)
      .values({ key, bodyHash, orderId: order.id, createdAt: at });
  }
  return order;
}

/** Requests with one key come one after the other; the later ones find the order of the first. */
async function orderOfKey(
  transaction: Transaction,
  key: string,
  bodyHash: string,
): Promise<Order | undefined> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`);
  const [known] = await transaction
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key));
  if (!known) return undefined;
  if (known.bodyHash !== bodyHash) {
    throw new HttpError(409, 'This Idempotency-Key was used for another order.');
  }
  const [order] = await transaction.select().from(orders).where(eq(orders.id, known.orderId));
  return order;
}

/** Looked at and hashed for known and unknown e-mails alike, so that neither answer nor time tells. */
function guestPassword(request: PaymentCreateRequest, client: string): Promise<string> {
  const { email, password, first_name, last_name } = request;
  refuseWeakPassword('password', password, { name: `${first_name} ${last_name}`, email });
  return hashPassword(password, { client, lane: 'checkout' });
}

async function openCheckout(services: PaymentServices, order: Order): Promise<string> {
  const { config, database, payments } = services;
  const token = orderToken(config.secretKey, order.orderNumber);
  const query = new URLSearchParams({ order_id: order.orderNumber, order_token: token });
  const { link, reference } = await payments
    .createCheckout({
      orderNumber: order.orderNumber,
      amountPaise: order.payablePaise,
      currency: order.currency,
      customer: {
        id: order.userId === null ? order.orderNumber : `user-${order.userId}`,
        name: `${order.firstName} ${order.lastName}`,
        email: order.email,
        phone: order.phone,
      },
      returnUrl: `${config.siteUrl}${paths.paymentSuccess()}?${query}`,
      expiresAt: order.expiresAt,
      idempotencyKey: order.orderNumber,
    })
    .catch((error: unknown) => {
      throw new HttpError(503, 'The payment page could not be opened. Please try again.', {
        headers: { 'retry-after': '5' },
        cause: error,
      });
    });
  await database
    .update(orders)
    .set({ paymentLink: link, providerReference: reference })
    .where(eq(orders.id, order.id));
  return link;
}

/**
 * 256 bits that only this server can make, so that a repeated request can be given the same link
 * although the order itself keeps only the token's hash.
 */
export const orderToken = (secretKey: string, orderNumber: string): string =>
  keyedHash(secretKey, 'order-token', orderNumber);

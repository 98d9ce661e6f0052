import { and, eq, isNull, sql } from 'drizzle-orm';
import { PASSWORD_MIN, ROLE_STUDENT } from 'shared/constants';
import { signupMessages } from 'shared/messages';
import { paths } from 'shared/paths';
import type { PaymentCreateRequest, PaymentCreateResponse } from 'shared/schemas';
import type { SessionAccount } from '../../platform/access';
import type { Transaction } from '../../platform/database';
import { invalid, HttpError } from '../../platform/errors';
import { hashToken, keyedHash } from '../../platform/secrets';
import { findUserByEmail, insertUser, normalEmail } from '../accounts/accounts-repository';
import { users } from '../accounts/accounts-tables';
import { hashPassword, refuseCommonPassword } from '../accounts/passwords';
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
}

export async function createOrder(
  services: PaymentServices,
  request: PaymentCreateRequest,
  buyer: Buyer,
): Promise<PaymentCreateResponse> {
  const quote = quoteFor(request);
  // Hashed for every order: the time taken must not tell whether the e-mail has an account.
  const passwordHash = await hashPassword(request.password);
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
  { account, idempotencyKey, quote, passwordHash }: Buyer & { quote: Quote; passwordHash: string },
): Promise<Order> {
  const { config, now, payments } = services;
  const at = now();
  const key = idempotencyKey && keyedHash(config.secretKey, 'idempotency', idempotencyKey);
  const bodyHash = keyedHash(config.secretKey, 'order-body', JSON.stringify(request));
  if (key) {
    const known = await orderOfKey(transaction, key, bodyHash);
    if (known) return known;
  }
  const userId = account?.id ?? (await buyerAccount(transaction, request, passwordHash, at));
  const orderNumber = newOrderNumber(at);
  const order = await insertOrder(
    transaction,
    {
      orderNumber,
      userId,
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

/**
 * An existing account gets the order and stays as it is; a new one can log in from now on. So can
 * one whose sign-up nobody finished: its password may be that of anyone who typed this e-mail.
 */
async function buyerAccount(
  transaction: Transaction,
  request: PaymentCreateRequest,
  passwordHash: string,
  at: Date,
): Promise<number> {
  const existing = await findUserByEmail(transaction, request.email);
  if (existing?.verifiedAt) return existing.id;
  if (request.password.length < PASSWORD_MIN) {
    throw invalid({ password: [signupMessages.passwordShort] });
  }
  refuseCommonPassword('password', request.password);
  const details = {
    name: `${request.first_name.trim()} ${request.last_name.trim()}`,
    phone: request.phone,
    passwordHash,
    verifiedAt: at,
  };
  if (existing) {
    await transaction
      .update(users)
      .set(details)
      .where(and(eq(users.id, existing.id), isNull(users.verifiedAt)));
    return existing.id;
  }
  const added = await insertUser(transaction, {
    ...details,
    email: request.email,
    roleId: ROLE_STUDENT,
    createdAt: at,
  });
  // Undefined where another request has just made the account.
  return (added ?? (await findUserByEmail(transaction, request.email)))!.id;
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
        id: `user-${order.userId}`,
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

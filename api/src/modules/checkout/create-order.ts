import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { isBuyerState, type BuyerState } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import { companyMessages, contactMessages } from 'shared/model/messages';
import { isGstin, normalGstin } from 'shared/model/validation';
import type { Catalogue, PaymentCreateRequest, PaymentCreateResponse } from 'shared/model/schemas';
import type { LoginAccount } from '../../platform/http/access';
import type { Database, Transaction } from '../../platform/database/database';
import type { Changes } from '../../platform/database/last-changes';
import { HOUR } from '../../platform/durations';
import { HttpError, invalid } from '../../platform/errors';
import { hashToken } from '../../platform/secrets';
import { once, onceAsOne } from '../../platform/http/request/once';
import { emailKey, repeatTaken } from '../accounts/accounts-repository';
import { hasPhone } from '../accounts/person-identity';
import { guestPurchase } from '../accounts/guest-purchases';
import { hashPassword, refuseWeakPassword } from '../accounts/passwords/passwords';
import type { Code } from '../codes/codes-tables';
import { campaignFrom } from '../enquiries/campaign';
import { takeUse } from '../codes/take-code';
import { hasPaidSince } from '../orders/bought-before';
import { newOrderNumber } from '../orders/order-number';
import { insertOrder, NEW_ORDER } from '../orders/order-life';
import { enrolledProducts, findOrderById } from '../orders/orders-repository';
import { orders, type Order } from '../orders/orders-tables';
import { withSchedules } from '../orders/seats/schedules';
import {
  closeCheckouts,
  insertAttempt,
  newAttempt,
  openCheckout,
  ORDER_LIFETIME,
  orderToken,
  paymentLink,
  tokenOf,
} from '../payments/attempts';
import { quoteFor, type Quote } from '../orders/quote';
import { placeOfSupply } from '../receipts/tax';
import type { PaymentServices } from '../payments/providers/provider';

interface Buyer {
  account: LoginAccount | null;
  /** For a discount. */
  code: Code | undefined;
  idempotencyKey: string | undefined;
  /** The network that the request comes from. */
  client: string;
  language: LanguageCode;
  /** Whether the page can ask the buyer who has paid for the same a moment ago. */
  asksIfPaid: boolean;
}

const A_MOMENT = HOUR;

/** Creates an order, or finds the one of the repeated request. 409 for a buyer who has to be asked first. */
export async function createOrder(
  services: PaymentServices,
  request: PaymentCreateRequest,
  buyer: Buyer,
): Promise<PaymentCreateResponse> {
  const catalogue = await services.catalogue.current();
  const quote = quoteFor(catalogue, request, buyer.code);
  const buyerState = stateOf(request);
  const companyGstin = gstinOf(request);
  const passwordHash = buyer.account ? null : await guestPassword(request, buyer.client);
  const details = { ...buyer, catalogue, quote, buyerState, companyGstin, passwordHash };
  const repeatable = {
    idempotencyKey: buyer.idempotencyKey,
    // Of this account only. A guest's body has the guest's own password.
    of: ['order', buyer.account?.id ?? 'guest'],
    body: request,
    refusal: 'This Idempotency-Key was used for another order.',
  };
  const { code } = buyer;
  const ask = async () => {
    if (buyer.asksIfPaid) await askIfPaid(services, request, buyer, quote);
  };
  const stored = code
    ? await repeatTaken(async () => {
        await ask();
        return storeWithCode(services, request, { ...details, code }, repeatable);
      })
    : await onceAsOne<StoredOrder>(services, repeatable, async (keep) => {
        await ask();
        return repeatTaken(() => storeOrder(services, services.database, request, details, keep));
      });
  const order = stored.order ?? (await findOrderById(services.database, stored.orderId));
  const owned = buyer.account
    ? await purchasedBefore(services, buyer.account, order.kind, quote)
    : [];
  return {
    status: true,
    message:
      owned.length > 0
        ? 'Order created. You have already paid for some of this.'
        : 'Order created.',
    payment_link: stored.attempt
      ? await openCheckout(services, order, stored.attempt)
      : await paymentLink(services, order.orderNumber),
    order_number: order.orderNumber,
    order_token: tokenOf(services, order),
    ...(owned.length > 0 && { already_owned: owned }),
  };
}

/** Only the id is kept for a repeated request. */
interface StoredOrder {
  orderId: number;
  order?: Order;
  attempt?: ReturnType<typeof newAttempt>;
}

// The e-mail alone would tell a stranger what its owner buys.
const hasContact = ({ email, phone }: PaymentCreateRequest) =>
  and(eq(orders.email, emailKey(email)), hasPhone(orders.phone, phone));

async function askIfPaid(
  { database, now }: PaymentServices,
  request: PaymentCreateRequest,
  { account }: Buyer,
  { items }: Quote,
): Promise<void> {
  const { course_type } = request;
  const isSame = account ? eq(orders.userId, account.id) : hasContact(request);
  const ids = items.map(({ productId }) => productId);
  const since = new Date(now().getTime() - A_MOMENT);
  if (await hasPaidSince(database, isSame, course_type, ids, since)) {
    throw new HttpError(
      409,
      'With this e-mail address and phone number, the same was paid less than an hour ago. Please look for our e-mail. Do you want to pay once more? Then press the button again.',
      { body: { paid_already: true } },
    );
  }
}

/** Only for a signed-in buyer: a stranger must not learn what another person has bought. */
async function purchasedBefore(
  { database }: PaymentServices,
  account: LoginAccount,
  kind: Order['kind'],
  { items }: Quote,
): Promise<number[]> {
  const owned = await enrolledProducts(database, account.id, kind);
  const ids = owned.map(({ productId }) => productId);
  return ids.filter((id) => items.some(({ productId }) => productId === id));
}

interface Details extends Pick<Buyer, 'account' | 'code' | 'language'> {
  catalogue: Catalogue;
  quote: Quote;
  buyerState: BuyerState | null;
  companyGstin: string | null;
  passwordHash: string | null;
}

/** The same for an order with a code, of which the transaction keeps a use first. */
async function storeWithCode(
  services: PaymentServices,
  request: PaymentCreateRequest,
  details: Details & { code: Code },
  repeatable: Parameters<typeof once>[2],
): Promise<StoredOrder> {
  const { account, code } = details;
  let stored: StoredOrder | undefined;
  let ended: number[] = [];
  const { result } = await services.database.transaction((transaction) =>
    once(services, transaction, repeatable, async () => {
      const isSame = or(account ? eq(orders.userId, account.id) : undefined, hasContact(request));
      ended = await takeUse(transaction, code.code, { account, isSame }, services.now());
      stored = await storeOrder(services, transaction, request, details, () => ({}));
      return { orderId: stored.orderId };
    }),
  );
  for (const id of ended) await closeCheckouts(services, id);
  return stored ?? result;
}

/** Stores the order, its first attempt and a guest's account by one statement. */
async function storeOrder(
  services: PaymentServices,
  on: Database | Transaction,
  request: PaymentCreateRequest,
  { account, code, language, catalogue, quote, buyerState, companyGstin, passwordHash }: Details,
  keep: (result: SQL<StoredOrder>) => Changes,
): Promise<StoredOrder> {
  const { config, now, paymentProvider } = services;
  const at = now();
  const orderNumber = newOrderNumber(at);
  const values = {
    orderNumber,
    userId: account?.id ?? null,
    kind: request.course_type,
    productId: quote.productId,
    title: quote.title,
    firstName: request.first_name,
    lastName: request.last_name,
    email: emailKey(request.email),
    phone: request.phone,
    streetAddress: request.street_address,
    townCity: request.town_city,
    buyerState,
    country: request.country,
    postcode: request.postcode,
    company: request.company || null,
    companyGstin,
    remarks: request.remarks,
    campaign: campaignFrom(request.campaign),
    code: code?.code ?? null,
    totalPaise: quote.totalPaise,
    discountPaise: quote.discountPaise,
    payablePaise: quote.payablePaise,
    currency: quote.currency,
    placeOfSupply: placeOfSupply(config.tax, buyerState, companyGstin),
    provider: paymentProvider.name,
    tokenHash: hashToken(orderToken(config.secretKey, orderNumber)),
    language,
    createdAt: at,
    expiresAt: new Date(at.getTime() + ORDER_LIFETIME),
  };
  const attempt = newAttempt(values, quote, at);
  const order = await insertOrder(
    on,
    values,
    await withSchedules(on, catalogue, request.course_type, quote.items, at),
    {
      attempt: insertAttempt(on, attempt, NEW_ORDER),
      ...(passwordHash !== null && guestPurchase(on, values, passwordHash)),
      ...keep(sql`jsonb_build_object('orderId', ${NEW_ORDER})`),
    },
  );
  return { orderId: order.id, order, attempt };
}

/** The State that the buyer has named, or null. */
function stateOf({ state }: PaymentCreateRequest): BuyerState | null {
  if (!state) return null;
  if (!isBuyerState(state)) throw invalid({ state: [contactMessages.stateMissing] });
  return state;
}

/** The tax number of the company that the buyer has named, or null. */
function gstinOf({ company, gstin }: PaymentCreateRequest): string | null {
  if (!gstin) return null;
  const number = normalGstin(gstin);
  if (!isGstin(number)) throw invalid({ gstin: [companyMessages.gstinInvalid] });
  if (!company) throw invalid({ company: [companyMessages.companyMissing] });
  return number;
}

/**
 * Checks and hashes the password for known and unknown e-mails alike, so that neither the response nor
 * its time reveals an account.
 */
function guestPassword(request: PaymentCreateRequest, client: string): Promise<string> {
  const { email, password, first_name, last_name } = request;
  refuseWeakPassword('password', password, { name: `${first_name} ${last_name}`, email });
  return hashPassword(password, { client, lane: 'checkout' });
}

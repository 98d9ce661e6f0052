import { CURRENCY } from 'shared/model/constants';
import { normalPhone } from 'shared/model/validation';
import type { EnrolPersonRequest, PersonOrderRequest } from 'shared/model/schemas';
import type { Transaction } from '../../platform/database/database';
import { lockUntilCommit } from '../../platform/database/locks';
import { HttpError, invalid } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { hashToken } from '../../platform/secrets';
import { accountOfEmail } from '../accounts/accounts-repository';
import { noted, recordAction } from '../audit/audit-repository';
import { hasProduct } from '../orders/bought-before';
import { insertOrder, markPaid } from '../orders/order-life';
import { newOrderNumber } from '../orders/order-number';
import { BY_HAND, type Order, type OrderItem } from '../orders/orders-tables';
import { cashAmounts, quoteItems, type Quote } from '../orders/quote';
import { datedItems, scheduleOf, withSchedules } from '../orders/seats/schedules';
import { takeFree } from '../orders/seats/seats';
import { firstWaiting } from '../orders/seats/waiting';
import { addAttempt, ORDER_LIFETIME, orderToken, paymentLink } from '../payments/attempts';
import type { PaymentServices } from '../payments/providers/provider';
import { confirmLater } from '../receipts/confirm-by-mail';
import { placeOfSupply } from '../receipts/tax';
import { findPerson, type Person } from './find-person';
import { grantedMessage } from './people-mails';

/**
 * Enrols a person who has not ordered: a gift or a scholarship at no price and without a receipt, or
 * against cash, which counts as a sale and gets a receipt. A person whose e-mail is unproven gets it
 * with the proof. Returns the order. 409 if the person has it already or the dates have no place left.
 */
export async function enrolPerson(
  services: PaymentServices,
  key: string,
  request: EnrolPersonRequest,
  admin: Admin,
): Promise<Order> {
  const { catalogue, config, database, messenger, now } = services;
  const person = await buyerOf(services, key);
  const { kind, product_id, way, reason } = request;
  const at = now();
  const published = await catalogue.current();
  const quote = quoteItems(published, kind, product_id, [{ productId: product_id, quantity: 1 }]);
  const { totalPaise } = quote;
  const amounts =
    way === 'cash'
      ? cashAmounts(quote, request.amount)
      : { totalPaise, discountPaise: totalPaise, payablePaise: 0 };
  const enrolled = await database.transaction(async (transaction) => {
    const account = await accountOfEmail(transaction, person, at);
    // A double click waits here for the first one.
    await lockUntilCommit(transaction, `enrol ${account.id} ${kind} ${product_id}`);
    if (await hasProduct(transaction, { kind, productId: product_id }, account)) {
      throw new HttpError(409, 'This person has it already.');
    }
    const items = await itemsFor(services, transaction, request, quote);
    const order = await insertByHand(services, transaction, person, {
      ...amounts,
      ...request,
      title: quote.title,
      items,
      userId: null,
      provider: BY_HAND,
      at,
    });
    const userId = account.emailProvenAt === null ? null : account.id;
    const { order: paid } = await markPaid(transaction, order, {
      items,
      owner: userId,
      paidAt: at,
      amounts,
    });
    if (amounts.payablePaise > 0) await confirmLater(transaction, paid.id);
    else {
      const since = await firstWaiting(transaction, items);
      const [granted] = datedItems(published, paid, items, since);
      await messenger.queue(transaction, grantedMessage(config.siteUrl, paid, granted!));
    }
    await recordAction(transaction, {
      actor: admin,
      action: 'Enrol',
      subject: `Order ${paid.orderNumber}`,
      changes: noted({ 'enrolled in': paid.title, way, reason }),
      at,
    });
    return paid;
  });
  void messenger.deliver();
  return enrolled;
}

/** An unpaid order at the price of the catalogue, and the page to pay it on. */
export async function orderForPerson(
  services: PaymentServices,
  key: string,
  request: PersonOrderRequest,
  admin: Admin,
): Promise<{ orderNumber: string; link: string }> {
  const { catalogue, database, now, paymentProvider } = services;
  const person = await buyerOf(services, key);
  const { kind, product_id, reason } = request;
  const at = now();
  const published = await catalogue.current();
  const quote = quoteItems(published, kind, product_id, [{ productId: product_id, quantity: 1 }]);
  const { orderNumber } = await database.transaction(async (transaction) => {
    // Without an account, nobody could ask for a password after the payment.
    const account = await accountOfEmail(transaction, person, at);
    const order = await insertByHand(services, transaction, person, {
      ...quote,
      ...request,
      items: await itemsFor(services, transaction, request, quote),
      userId: account.emailProvenAt === null ? null : account.id,
      provider: paymentProvider.name,
      at,
    });
    await addAttempt(transaction, order, quote, at);
    await recordAction(transaction, {
      actor: admin,
      action: 'Payment link',
      subject: `Order ${order.orderNumber}`,
      changes: noted({ for: order.title, reason }),
      at,
    });
    return order;
  });
  return { orderNumber, link: await paymentLink(services, orderNumber) };
}

async function buyerOf({ database }: PaymentServices, key: string): Promise<Person> {
  const person = await findPerson(database, key);
  if (!person.email)
    throw new HttpError(409, 'An order needs an e-mail address: correct it first.');
  // A lead may have the prefix of the country.
  return { ...person, phone: normalPhone(person.phone) };
}

/** The chosen batch or session if it has a place, or the next one; null where none is chosen and known. */
async function itemsFor(
  { catalogue, now }: PaymentServices,
  transaction: Transaction,
  { kind, product_id: productId, schedule_id: id }: PersonOrderRequest,
  { items }: Quote,
): Promise<OrderItem[]> {
  const published = await catalogue.current(transaction);
  if (!id) return withSchedules(transaction, published, kind, items, now());
  const chosen = scheduleOf(published, kind, productId, id);
  if (!chosen || chosen.isCancelled)
    throw invalid({ schedule_id: ['These dates are not in the catalogue any more.'] });
  const wanted = { productId, quantity: 1, choices: [chosen] };
  const [free] = await takeFree(transaction, kind, [wanted], null);
  if (!free) throw new HttpError(409, `${chosen.when} has no free place.`);
  return items.map((item) => ({ ...item, scheduleId: id, day: null }));
}

interface OrderByHand
  extends
    Pick<PersonOrderRequest, 'kind' | 'product_id' | 'reason'>,
    Pick<Order, 'title' | 'totalPaise' | 'discountPaise' | 'payablePaise' | 'userId' | 'provider'> {
  items: OrderItem[];
  at: Date;
}

function insertByHand(
  { config }: PaymentServices,
  transaction: Transaction,
  { name, email, phone, language }: Person,
  { kind, product_id, reason, items, at, ...order }: OrderByHand,
): Promise<Order> {
  const orderNumber = newOrderNumber(at);
  const [lastName = '', ...others] = name.split(' ').reverse();
  return insertOrder(
    transaction,
    {
      orderNumber,
      kind,
      productId: product_id,
      title: order.title,
      firstName: others.length > 0 ? others.reverse().join(' ') : name,
      lastName: others.length > 0 ? lastName : '',
      email,
      phone,
      remarks: reason,
      totalPaise: order.totalPaise,
      discountPaise: order.discountPaise,
      payablePaise: order.payablePaise,
      currency: CURRENCY,
      placeOfSupply: placeOfSupply(config.tax, null),
      userId: order.userId,
      provider: order.provider,
      tokenHash: hashToken(orderToken(config.secretKey, orderNumber)),
      language,
      createdAt: at,
      expiresAt: new Date(at.getTime() + ORDER_LIFETIME),
    },
    items,
  );
}

import { eq, isNotNull } from 'drizzle-orm';
import { OUTSIDE_INDIA, ticketDay, type BuyerState } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import {
  CURRENCY,
  LEAD_CALLBACK,
  LEAD_DEMO,
  LEAD_SYLLABUS,
  ROLE_STUDENT,
} from 'shared/model/constants';
import { findUserByEmail, insertUser } from '../modules/accounts/accounts-repository';
import { users, type User } from '../modules/accounts/accounts-tables';
import { hashPassword } from '../modules/accounts/passwords/passwords';
import { insertContact } from '../modules/enquiries/contacts-repository';
import { insertLead } from '../modules/enquiries/leads/leads-repository';
import { insertOrder, markPaid } from '../modules/orders/order-life';
import { orders, type OrderKind } from '../modules/orders/orders-tables';
import { newOrderNumber } from '../modules/orders/order-number';
import { purchasedItems } from '../modules/orders/seats/schedules';
import { issueReceipts } from '../modules/receipts/receipts';
import { placeOfSupply } from '../modules/receipts/tax';
import type { Config } from '../settings/config';
import type { Services } from '../platform/app-types';
import type { Transaction } from '../platform/database/database';
import { hashToken, newToken } from '../platform/secrets';
import { paise } from '../platform/money';
import { DAY, MINUTE } from '../platform/durations';
import { sampleContacts, sampleLeads, samplePeople, sampleStudent } from './sample-people';

const ORDERS = 48;

/** Adds one student, a year of orders and some leads. Does nothing if there are students already. */
export async function loadSampleData({ config, database, now }: Services): Promise<void> {
  const studentHash = await hashPassword(sampleStudent.password);
  // Nobody logs in as one of the other people. They share a hash, because each hash takes time.
  const othersHash = await hashPassword(newToken());
  await database.transaction(async (transaction) => {
    if (await transaction.$count(users, eq(users.roleId, ROLE_STUDENT))) return;
    const today = now().getTime();
    const daysAgo = (days: number) => new Date(today - days * DAY);
    const register = (
      { name, email, phone }: (typeof samplePeople)[number],
      passwordHash: string,
      at: Date,
    ) =>
      insertUser(transaction, {
        name,
        email,
        phone,
        passwordHash,
        roleId: ROLE_STUDENT,
        emailProvenAt: at,
        createdAt: at,
      });

    for (const [index, place] of samplePlaces.entries()) {
      const person = samplePeople[index % samplePeople.length]!;
      const at = daysAgo(place.daysAgo);
      const user =
        (await register(person, othersHash, new Date(at.getTime() - 3_600_000))) ??
        (await findUserByEmail(transaction, person.email))!;
      const [townCity, buyerState] = sampleHomes[index % sampleHomes.length]!;
      // A batch or session of that month, which the catalogue no longer has: what was promised then was kept.
      const scheduleId = at.toISOString().slice(0, 7);
      const home = { townCity, buyerState };
      await addOrder(transaction, config.tax, user, { ...place, ...home, scheduleId, at });
    }

    const student = (await register(sampleStudent, studentHash, daysAgo(20)))!;
    const [townCity, buyerState] = sampleHomes[0];
    const home = { townCity, buyerState };
    const own = { item: 0, paid: true, scheduleId: null, ...home };
    // The only one who waits for a date, since yesterday.
    await addOrder(transaction, config.tax, student, { kind: 'course', ...own, at: daysAgo(0.9) });
    // Ordered an hour ago, so that the seat is for a Sunday in the future.
    const at = daysAgo(1 / 24);
    await addOrder(transaction, config.tax, student, { kind: 'webinar', ...own, at });
    await numberReceipts(transaction, config.tax);
    await addEnquiries(transaction, daysAgo);
  });
}

interface SampleOrder {
  kind: OrderKind;
  item: number;
  paid: boolean;
}

/** Where the buyers live. */
const sampleHomes: readonly [[string, BuyerState], ...(readonly [string, BuyerState])[]] = [
  ['New Delhi', 'Delhi'],
  ['Mumbai', 'Maharashtra'],
  ['Bengaluru', 'Karnataka'],
  ['New Delhi', 'Delhi'],
  ['Chennai', 'Tamil Nadu'],
  ['Lucknow', 'Uttar Pradesh'],
  ['Dubai', 'Outside India'],
];

/** Orders over the last 12 months, more in recent months; every fifth is unpaid. */
const samplePlaces = Array.from(
  { length: ORDERS },
  (_, index): SampleOrder & { daysAgo: number } => ({
    kind: index % 5 < 2 ? 'course' : 'webinar',
    // Who buys again buys the other one.
    item: (index + Math.floor(index / samplePeople.length)) % 2,
    paid: index % 5 !== 3,
    daysAgo: Math.round(355 * (1 - index / ORDERS) ** 1.4) + 1 + (index % 3) / 10,
  }),
);

async function addOrder(
  transaction: Transaction,
  tax: Config['tax'],
  user: User,
  {
    kind,
    item,
    paid,
    scheduleId,
    townCity,
    buyerState,
    at,
  }: SampleOrder & {
    scheduleId: string | null;
    townCity: string;
    buyerState: BuyerState;
    at: Date;
  },
): Promise<void> {
  const { courses, webinars } = shippedCatalogue;
  const product = kind === 'course' ? courses[item]! : webinars[item]!;
  const total = kind === 'course' ? product.newPrice : product.oldPrice;
  const [firstName, ...lastNames] = user.name.split(' ');
  const items = [
    {
      productId: product.id,
      quantity: 1,
      unitPaise: paise(product.newPrice),
      title: product.title,
      scheduleId,
      day: kind === 'webinar' ? ticketDay(webinars[item]!, at) : null,
    },
  ];
  const order = await insertOrder(
    transaction,
    {
      orderNumber: newOrderNumber(at),
      userId: user.id,
      kind,
      productId: product.id,
      title: product.title,
      firstName: firstName!,
      lastName: lastNames.join(' '),
      email: user.email,
      phone: user.phone,
      townCity,
      buyerState,
      country: buyerState === OUTSIDE_INDIA ? 'United Arab Emirates' : 'India',
      placeOfSupply: placeOfSupply(tax, buyerState),
      totalPaise: paise(total),
      discountPaise: paise(total - product.newPrice),
      payablePaise: paise(product.newPrice),
      currency: CURRENCY,
      provider: 'sample',
      tokenHash: hashToken(newToken()),
      createdAt: at,
      expiresAt: new Date(at.getTime() + DAY),
    },
    items,
  );
  const paidAt = new Date(at.getTime() + 4 * MINUTE);
  if (paid) await markPaid(transaction, order, { items, owner: user.id, paidAt });
}

/** In the order of the payments, so that the numbers follow the dates. */
async function numberReceipts(transaction: Transaction, tax: Config['tax']): Promise<void> {
  const paid = await transaction
    .select()
    .from(orders)
    .where(isNotNull(orders.paidAt))
    .orderBy(orders.paidAt);
  const sold = [];
  for (const order of paid) {
    sold.push({ order, items: await purchasedItems(transaction, shippedCatalogue, order) });
  }
  await issueReceipts(transaction, tax, sold);
}

async function addEnquiries(
  transaction: Transaction,
  daysAgo: (days: number) => Date,
): Promise<void> {
  const forms = [
    { type: LEAD_CALLBACK, source: 'callback' },
    { type: LEAD_DEMO, source: 'demo' },
    { type: LEAD_SYLLABUS, source: 'syllabus' },
  ] as const;
  for (const [index, lead] of sampleLeads.entries()) {
    const { type, source } = forms[index % 3]!;
    await insertLead(transaction, {
      type,
      source,
      fullName: lead.name,
      email: lead.email,
      phoneNumber: type === LEAD_DEMO ? `+91${lead.phone}` : lead.phone,
      course: type === LEAD_DEMO ? 'numerology' : null,
      // All but the last one have been called.
      status: index < sampleLeads.length - 1 ? 'called' : 'new',
      createdAt: daysAgo(2 * (sampleLeads.length - index) - 1),
    });
  }
  for (const [index, contact] of sampleContacts.entries()) {
    await insertContact(transaction, {
      name: contact.name,
      email: contact.email,
      phoneNumber: contact.phone,
      state: contact.state,
      message: contact.message,
      subscribe: index % 2 === 0,
      createdAt: daysAgo(3 * (sampleContacts.length - index)),
    });
  }
}

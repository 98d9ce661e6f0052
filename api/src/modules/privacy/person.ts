import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import { belongsTo, isBuyer, lastTen, type Identity } from '../accounts/person-identity';
import { findUser } from '../accounts/accounts-repository';
import type { User } from '../accounts/accounts-tables';
import { certificates } from '../classroom/classroom-tables';
import { contactOfLead, contactOfMessage, contacts, leads } from '../enquiries/enquiries-tables';
import { orders } from '../orders/orders-tables';
import { attempts } from '../payments/payments-tables';

/** One person, and by what the rows about them are found. */
export interface PersonRecords extends Identity {
  name: string;
  /** The e-mail and the ten digits; empty if unknown. */
  email: string;
  number: string;
  account: User | null;
  orderIds: number[];
  orderNumbers: string[];
  /** The e-mails that the orders were given, as keys. */
  orderEmails: string[];
  /** The ten digits of every phone on the person's records, as the account may have changed its own. */
  numbers: string[];
  /** References of payment attempts; the first of each order is the order number. */
  references: string[];
  /** What the audit log calls the person's records. */
  subjects: string[];
  /** The pattern of a text that names the person by e-mail, phone or address of the dashboard. */
  mention: string | null;
}

/** Finds the records of a person; `null` if there is none. */
export async function personWith(
  database: Database | Transaction,
  identity: Identity,
): Promise<PersonRecords | null> {
  const { userId, ownEmail, phone } = identity;
  const account = userId === null ? undefined : await findUser(database, userId);
  const own = await database.select().from(orders).where(isBuyer(identity));
  const ownLeads = await database
    .select({ id: leads.id, name: leads.fullName, phone: leads.phoneNumber })
    .from(leads)
    .where(belongsTo(identity, contactOfLead) ?? sql`false`);
  const ownContacts = await database
    .select({ id: contacts.id, name: contacts.name, phone: contacts.phoneNumber })
    .from(contacts)
    .where(belongsTo(identity, contactOfMessage) ?? sql`false`);
  if (!account && own.length + ownLeads.length + ownContacts.length === 0) return null;
  const orderIds = own.map(({ id }) => id);
  const paid =
    orderIds.length > 0
      ? await database
          .select({ reference: attempts.reference })
          .from(attempts)
          .where(inArray(attempts.orderId, orderIds))
      : [];
  const awarded =
    userId === null
      ? []
      : await database
          .select({ code: certificates.code })
          .from(certificates)
          .where(eq(certificates.userId, userId));
  const email = account?.email ?? ownEmail ?? '';
  const number = lastTen(
    account?.phone ?? own[0]?.phone ?? ownLeads[0]?.phone ?? ownContacts[0]?.phone ?? '',
  );
  const numbers = [...own, ...ownLeads, ...ownContacts].map((row) => row.phone);
  if (account?.phoneProvenAt) numbers.push(account.phone);
  return {
    ...identity,
    name:
      account?.name ??
      (own[0] && `${own[0].firstName} ${own[0].lastName}`) ??
      ownLeads[0]?.name ??
      ownContacts[0]?.name ??
      '',
    email,
    number,
    account: account ?? null,
    orderIds,
    orderNumbers: own.map(({ orderNumber }) => orderNumber),
    orderEmails: [...new Set(own.map((order) => order.email))],
    numbers: [...new Set(numbers.map(lastTen))].filter((each) => each.length === 10),
    references: paid.map(({ reference }) => reference),
    subjects: [
      ...(userId === null ? [] : [`Person ${userId}`]),
      ...(phone === null && ownEmail ? [`Person ${ownEmail}`] : []),
      ...own.map(({ orderNumber }) => `Order ${orderNumber}`),
      ...ownLeads.map(({ id }) => `Lead ${id}`),
      ...ownContacts.map(({ id }) => `Contact message ${id}`),
      ...awarded.map(({ code }) => `Certificate ${code}`),
    ],
    mention: mentionOf({
      // An e-mail that is merely claimed may be another person's, and so may a number.
      email: phone === null ? ownEmail : null,
      number: phone === null || account?.phoneProvenAt ? number : '',
      slug: account?.slug,
    }),
  };
}

/** For PostgreSQL and JavaScript, without regard to case. `ana@x.in` is not mentioned by `diana@x.in`, nor a number by a longer one. */
function mentionOf({
  email,
  number,
  slug,
}: {
  email: string | null;
  number: string;
  slug: string | undefined;
}): string | null {
  const literal = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
  const mails = email
    ? [...new Set([email, encodeURIComponent(email)])].map(literal).join('|')
    : '';
  const patterns = [
    ...(mails ? [`(^|[^a-z0-9._%+-]|%[0-9A-F]{2})(${mails})($|[^a-z0-9.-]|\\.($|[^a-z0-9]))`] : []),
    ...(number.length === 10 ? [`(^|[^0-9])(91|0)?${number}($|[^0-9])`] : []),
    ...(slug
      ? [`/dashboard/(${literal(slug)}|${literal(encodeURIComponent(slug))})(/|$|[?#"\\s])`]
      : []),
  ];
  return patterns.length > 0 ? patterns.join('|') : null;
}

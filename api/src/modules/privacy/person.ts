import { and, inArray, isNull, or, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import { belongsTo, lastTen, type Identity } from '../accounts/person-identity';
import { users, type User } from '../accounts/accounts-tables';
import { certificates } from '../classroom/classroom-tables';
import { contacts, leads } from '../enquiries/enquiries-tables';
import { orders } from '../orders/orders-tables';
import { attempts } from '../payments/payments-tables';

/** One person, and by what the rows about them are found. */
export interface Person extends Identity {
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
): Promise<Person | null> {
  const { userId, emails, phone } = identity;
  const [account] =
    userId === null ? [] : await database.select().from(users).where(eq(users.id, userId));
  const byEmail = belongsTo({ userId: null, emails, phone }, orders);
  const own = await database
    .select()
    .from(orders)
    .where(
      or(
        userId === null ? undefined : eq(orders.userId, userId),
        byEmail && and(isNull(orders.userId), byEmail),
      ) ?? isNull(orders.id),
    );
  const ownLeads = await byContact(database, leads, identity);
  const ownContacts = await byContact(database, contacts, identity);
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
  const email = account?.email ?? emails[0] ?? '';
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
      ...(phone === null ? emails.map((each) => `Person ${each}`) : []),
      ...own.map(({ orderNumber }) => `Order ${orderNumber}`),
      ...ownLeads.map(({ id }) => `Lead ${id}`),
      ...ownContacts.map(({ id }) => `Contact message ${id}`),
      ...awarded.map(({ code }) => `Certificate ${code}`),
    ],
    mention: mentionOf({
      // An e-mail that is merely claimed may be another person's, and so may a number.
      emails: phone === null ? emails : [],
      number: phone === null || account?.phoneProvenAt ? number : '',
      slug: account?.slug,
    }),
  };
}

async function byContact(
  database: Database | Transaction,
  table: typeof leads | typeof contacts,
  { emails, phone }: Identity,
): Promise<{ id: number; name: string; phone: string }[]> {
  const columns = { email: table.email, phone: table.phoneNumber };
  const condition = belongsTo({ userId: null, emails, phone }, columns);
  if (!condition) return [];
  const name = 'fullName' in table ? table.fullName : table.name;
  return database
    .select({ id: table.id, name, phone: table.phoneNumber })
    .from(table)
    .where(condition);
}

/** For PostgreSQL and JavaScript, without regard to case. `ana@x.in` is not mentioned by `diana@x.in`, nor a number by a longer one. */
function mentionOf({
  emails,
  number,
  slug,
}: {
  emails: readonly string[];
  number: string;
  slug: string | undefined;
}): string | null {
  const literal = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
  const encoded = emails.map(encodeURIComponent);
  const mails = [...new Set([...emails, ...encoded])].map(literal).join('|');
  const patterns = [
    ...(mails ? [`(^|[^a-z0-9._%+-]|%[0-9A-F]{2})(${mails})($|[^a-z0-9.-]|\\.($|[^a-z0-9]))`] : []),
    ...(number.length === 10 ? [`(^|[^0-9])(91|0)?${number}($|[^0-9])`] : []),
    ...(slug
      ? [`/dashboard/(${literal(slug)}|${literal(encodeURIComponent(slug))})(/|$|[?#"\\s])`]
      : []),
  ];
  return patterns.length > 0 ? patterns.join('|') : null;
}

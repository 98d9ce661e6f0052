import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Type } from '@sinclair/typebox';
import { ofKind } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { orders } from '../orders/orders-tables';
import { emailKey, findUser } from './accounts-repository';
import type { User } from './accounts-tables';

/** The parameter of an address about one person: an account's id, an e-mail address, or a phone number. */
export const PersonParams = Type.Object({
  person: Type.String({ ...ofKind('email'), minLength: 1, maxLength: 254 }),
});

/** How a student is named to teachers and visitors: by first name and city. */
export const publicName = (name: string, city: string | null = null): string =>
  [name.trim().split(/\s+/)[0], city].filter(Boolean).join(', ');

/** By what the rows of a person are recognised. */
export interface Identity {
  userId: number | null;
  /** The key of the e-mail by which rows without an account are the person's; '' for rows without one. */
  ownEmail: string | null;
  /** The last ten digits that such rows must also have; null if the e-mail alone is enough. */
  phone: string | null;
}

/** Where a table has the contact data of a person. The e-mail is a key, see `emailKey`. */
interface ContactColumns {
  email: PgColumn | SQL;
  phone: PgColumn;
}

/**
 * What the signed-in user has proven to own. Whoever has proven the e-mail owns what was left with it.
 * Whoever has proven only the phone owns what was left with both. Nobody owns what was left with an
 * e-mail that is merely claimed.
 */
export async function provenIdentity(
  database: Database | Transaction,
  userId: number,
): Promise<Identity> {
  const user = await findUser(database, userId);
  if (!user) return { userId, ownEmail: null, phone: null };
  if (user.emailProvenAt) return { userId, ownEmail: user.email, phone: null };
  return { userId, ownEmail: user.phoneProvenAt ? user.email : null, phone: lastTen(user.phone) };
}

/** The person whom an admin has before them: everything with the e-mail, or without one with the phone. */
export const knownIdentity = (user: User | null, email: string, phone: string): Identity => ({
  userId: user?.id ?? null,
  ownEmail: emailKey(email),
  phone: email ? null : lastTen(phone),
});

/** Condition: rows with the account, or with the e-mail (and the phone) of the person. */
export const belongsTo = (
  { userId, ownEmail, phone }: Identity,
  columns: ContactColumns & { userId?: PgColumn },
): SQL | undefined =>
  or(
    columns.userId && userId !== null ? eq(columns.userId, userId) : undefined,
    ownEmail === null
      ? undefined
      : and(
          sql`${columns.email} = ${ownEmail}`,
          phone === null ? undefined : hasPhone(columns.phone, phone),
        ),
  );

/** Condition: orders of the account, and those of a guest with the e-mail (and the phone). */
export const isBuyer = ({ userId, ...contact }: Identity): SQL | undefined => {
  const asGuest = belongsTo({ userId: null, ...contact }, orders);
  return or(
    userId === null ? undefined : eq(orders.userId, userId),
    asGuest && and(isNull(orders.userId), asGuest),
  );
};

/** Condition: rows that an admin sees with a person, because they have the same e-mail or the same phone. */
export const sharesContact = (
  { email, phone }: { email: string; phone: string },
  columns: ContactColumns,
): SQL | undefined =>
  or(
    email ? sql`${columns.email} = ${emailKey(email)}` : undefined,
    lastTen(phone).length === 10 ? hasPhone(columns.phone, phone) : undefined,
  );

/** Condition: the same last ten digits. The expression is that of the indexes. */
export const hasPhone = (column: PgColumn, phone: string): SQL =>
  sql`right(${column}, 10) = ${lastTen(phone)}`;

/** The ten digits of a phone number without its prefix. */
export const lastTen = (phone: string): string => phone.slice(-10);

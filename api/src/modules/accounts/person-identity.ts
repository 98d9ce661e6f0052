import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Type } from '@sinclair/typebox';
import { ofKind } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { emailKeys } from './accounts-repository';
import { users, type User } from './accounts-tables';

/** The parameter of an address about one person: an account's id, an e-mail address, or a phone number. */
export const PersonParams = Type.Object({
  person: Type.String({ ...ofKind('email'), minLength: 1, maxLength: 254 }),
});

/** By what the rows of a person are recognised. */
export interface Identity {
  userId: number | null;
  /** The keys of the e-mail; rows without an account belong to the person by them. */
  emails: string[];
  /** The last ten digits that such rows must also have; null if the e-mail alone is enough. */
  phone: string | null;
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
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (!user) return { userId, emails: [], phone: null };
  if (user.emailProvenAt) {
    return { userId: user.id, emails: emailKeys(user.email), phone: null };
  }
  const emails = user.phoneProvenAt ? emailKeys(user.email) : [];
  return { userId: user.id, emails, phone: lastTen(user.phone) };
}

/** The person whom an admin has before them: everything with the e-mail, or without one with the phone. */
export const knownIdentity = (user: User | null, email: string, phone: string): Identity => ({
  userId: user?.id ?? null,
  emails: email ? emailKeys(email) : [''],
  phone: email ? null : lastTen(phone),
});

/** Condition: rows with the account, or with the e-mail (and the phone) of the person. */
export function belongsTo(
  { userId, emails, phone }: Identity,
  columns: { userId?: PgColumn; email: PgColumn; phone: PgColumn },
): SQL | undefined {
  return or(
    columns.userId && userId !== null ? eq(columns.userId, userId) : undefined,
    emails.length > 0
      ? and(
          inArray(sql`lower(${columns.email})`, emails),
          phone === null ? undefined : sql`right(${columns.phone}, 10) = ${phone}`,
        )
      : undefined,
  );
}

/** The ten digits of a phone number without its prefix. */
export const lastTen = (phone: string): string => phone.slice(-10);

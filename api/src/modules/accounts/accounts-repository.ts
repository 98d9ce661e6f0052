import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { ROLE_STUDENT } from 'shared/model/constants';
import { nameSlug } from 'shared/model/paths';
import type { Database, Transaction } from '../../platform/database/database';
import { violates } from '../../platform/database/failures';
import { changeLast, type Changes, type SharedRows } from '../../platform/database/last-changes';
import { findRow } from '../../platform/database/rows';
import { indianDay } from '../../platform/indian-time';
import { textForms } from '../../platform/text-forms';
import { dailyUserCounts, users, type User } from './accounts-tables';

/** The identity of an address: upper and lower case are the same, and its domain is in ASCII. */
export const emailKey = (email: string): string => textForms.email(email).toLowerCase();

export const findUserByEmail = (on: Database | Transaction, email: string) =>
  findRow(on, users, eq(users.email, emailKey(email)));

export const findUser = (on: Database | Transaction, id: number) =>
  findRow(on, users, eq(users.id, id));

export type NewUser = Pick<
  User,
  'name' | 'email' | 'phone' | 'passwordHash' | 'roleId' | 'emailProvenAt' | 'createdAt'
> &
  Partial<Pick<User, 'language'>>;

/** Inserts an account; undefined if the e-mail already has one. */
export async function insertUser(
  transaction: Transaction,
  user: NewUser,
): Promise<User | undefined> {
  const added = await withFreeSlug(transaction, user.name, async (inner, slug) => {
    const [row] = await inner
      .insert(users)
      .values({ ...user, email: emailKey(user.email), slug })
      .onConflictDoNothing({ target: users.email })
      .returning();
    return row;
  });
  if (added && added.roleId === ROLE_STUDENT) {
    changeLast(transaction, countsOfDays, [{ day: indianDay(added.createdAt), count: 1 }]);
  }
  return added;
}

type NewPerson = Pick<User, 'name' | 'email' | 'phone'> & Partial<Pick<User, 'language'>>;

/** The account of an e-mail. A new account has no password, so that nobody can log in to it yet. */
export async function accountOfEmail(
  transaction: Transaction,
  person: NewPerson,
  at: Date,
): Promise<User> {
  const added = await insertUser(transaction, closedAccount(person, at));
  return added ?? (await findUserByEmail(transaction, person.email))!;
}

const closedAccount = ({ name, email, phone, language }: NewPerson, at: Date): NewUser => ({
  name,
  email,
  phone,
  passwordHash: null,
  roleId: ROLE_STUDENT,
  emailProvenAt: null,
  language,
  createdAt: at,
});

/** Makes sure that an e-mail has an account, as part of one statement, see `repeatTaken`. */
export const withAccountOfEmail = (
  on: Database | Transaction,
  person: NewPerson,
  at: Date,
): Changes => ({
  account: on
    .insert(users)
    .values({
      ...closedAccount(person, at),
      email: emailKey(person.email),
      slug: freeSlug(person.name),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id }),
  account_counted: sql`
    INSERT INTO ${dailyUserCounts} AS counts (day, count) SELECT ${indianDay(at)}::date, 1 FROM account
    ON CONFLICT (day) DO UPDATE SET count = counts.count + excluded.count`,
});

/**
 * Corrects an account by an admin's decision. A new e-mail address is unproven, unless its proof is given. The slug
 * stays, so that addresses keep working.
 */
export async function correctAccount(
  transaction: Transaction,
  userId: number,
  { email, ...details }: Partial<NewPerson & Pick<User, 'emailProvenAt' | 'passwordHash'>>,
): Promise<void> {
  await transaction
    .update(users)
    .set({
      ...(email && { email: emailKey(email), emailProvenAt: null }),
      ...details,
    })
    .where(eq(users.id, userId));
}

/** Nobody can sign in to a joined account: it has an address that no mailbox can have, and no number. */
export async function retireAccount(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .update(users)
    .set({ email: `joined-${userId}@joined.invalid`, phone: '' })
    .where(eq(users.id, userId));
}

/** Gives a joined account its address and its number back; the password was never taken away. */
export async function reviveAccount(
  transaction: Transaction,
  userId: number,
  contact: Pick<User, 'email' | 'phone'>,
): Promise<void> {
  await transaction.update(users).set(contact).where(eq(users.id, userId));
}

/** Condition: nobody can log in to this account yet. */
export const isClosed = ({ id }: User) => and(eq(users.id, id), isNull(users.passwordHash));

/**
 * Sets the first password of an account, and the name, phone and language that came with it. False if the
 * account has a password already.
 */
export async function openAccount(
  transaction: Transaction,
  user: User,
  details: Pick<User, 'name' | 'phone' | 'language'> & {
    passwordHash: string;
    phoneProvenAt?: Date;
  },
): Promise<boolean> {
  const update = async (inner: Transaction, changes: PgUpdateSetSource<typeof users>) => {
    const opened = await inner.update(users).set(changes).where(isClosed(user)).returning();
    return opened.length === 1;
  };
  if (details.name === user.name) return update(transaction, details);
  return withFreeSlug(transaction, details.name, (inner, slug) =>
    update(inner, { ...details, slug }),
  );
}

/**
 * Runs `write` with a free slug. If another transaction takes the slug in the meantime, `write` runs again with
 * the next one.
 */
async function withFreeSlug<Result>(
  transaction: Transaction,
  name: string,
  write: (inner: Transaction, slug: SQL<string>) => Promise<Result>,
): Promise<Result> {
  return repeatTaken(() => transaction.transaction((inner) => write(inner, freeSlug(name))));
}

/** Runs again what failed because somebody else has taken its slug in the meantime. */
export async function repeatTaken<Result>(run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!violates(error, 'users_slug_key')) throw error;
    }
  }
}

/**
 * `asha-rao`, else `asha-rao-2` and so on: the number after the highest one. It reads one address of the index for
 * each number of digits, however many accounts have the name.
 */
function freeSlug(name: string): SQL<string> {
  const base = sql`${slugBase(name)}::text`;
  return sql`(SELECT CASE next WHEN 1 THEN ${base} ELSE ${base} || '-' || next END FROM (
    SELECT coalesce(
      (SELECT substr(highest.slug, length(${base}) + 2)::integer + 1
       FROM generate_series(9, 1, -1) AS digits
       CROSS JOIN LATERAL (
         SELECT slug FROM users
         WHERE slug >= ${base} || '-1' || repeat('0', digits - 1)
           AND slug <= ${base} || '-' || repeat('9', digits)
           AND length(slug) = length(${base}) + 1 + digits
           AND substr(slug, length(${base}) + 2) ~ '^[1-9][0-9]*$'
         ORDER BY slug DESC LIMIT 1) AS highest
       LIMIT 1),
      (SELECT 2 FROM users WHERE slug = ${base}),
      1) AS next) AS free)`;
}

/** Keeps letters and digits of any script; a name without them, e.g. an emoji, becomes `student`. */
const slugBase = (name: string): string =>
  nameSlug(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'student';

const countsOfDays: SharedRows<typeof dailyUserCounts.$inferInsert> = {
  name: 'daily_user_counts',
  keyOf: ({ day }) => day,
  add: (one, other) => ({ ...one, count: one.count + other.count }),
  write: (on, rows) =>
    on
      .insert(dailyUserCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: dailyUserCounts.day,
        set: { count: sql`${dailyUserCounts.count} + excluded.count` },
      }),
};

import { eq, sql } from 'drizzle-orm';
import { nameSlug } from 'shared/paths';
import { sqlState, type Database, type Transaction } from '../../platform/database';
import { indianDay } from '../../platform/indian-time';
import { users, type User } from './accounts-tables';

export const normalEmail = (email: string): string => email.toLowerCase();

export async function findUserByEmail(
  database: Database | Transaction,
  email: string,
): Promise<User | undefined> {
  const found = await database
    .select()
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  return found[0];
}

export type NewUser = Pick<User, 'name' | 'email' | 'phone' | 'passwordHash' | 'roleId'> & {
  verifiedAt: Date | null;
  createdAt: Date;
};

/**
 * The new account, or undefined where the e-mail is taken. `asha-rao`, then `asha-rao-2`: a slug
 * that another transaction takes in the meantime leads to the next one.
 */
export async function insertUser(
  transaction: Transaction,
  user: NewUser,
): Promise<User | undefined> {
  const base = slugBase(user.name);
  for (let number = await nextNumber(transaction, base); ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    try {
      const [added] = await transaction.transaction((inner) =>
        inner
          .insert(users)
          .values({ ...user, email: normalEmail(user.email), slug })
          .onConflictDoNothing({ target: users.email })
          .returning(),
      );
      if (added && added.roleId === 1) await countUser(transaction, added.createdAt);
      return added;
    } catch (error) {
      if (sqlState(error) !== '23505') throw error;
    }
  }
}

/** The first number that is free by what can be seen now. */
async function nextNumber(transaction: Transaction, base: string): Promise<number> {
  const found = await transaction.execute<{ next: number }>(sql`
    SELECT coalesce(max(CASE WHEN slug = ${base} THEN 1
                             ELSE substr(slug, length(${base}) + 2)::integer END), 0) + 1 AS next
    FROM users
    WHERE slug = ${base}
       OR (slug >= ${`${base}-`} AND slug < ${`${base}.`}
           AND substr(slug, length(${base}) + 2) ~ '^[1-9][0-9]{0,8}$')`);
  return found.rows[0]!.next;
}

/** Letters and digits of any script; `&` or an emoji alone leave the plain word. */
const slugBase = (name: string): string =>
  nameSlug(name.normalize('NFC'))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'student';

async function countUser(transaction: Transaction, at: Date): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO daily_user_counts AS kept (day, count) VALUES (${indianDay(at)}, 1)
    ON CONFLICT (day) DO UPDATE SET count = kept.count + 1`);
}

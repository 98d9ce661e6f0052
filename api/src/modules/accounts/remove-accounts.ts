import { and, eq, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import { ROLE_STUDENT } from 'shared/model/constants';
import type { Database, Transaction } from '../../platform/database/database';
import { indianDay } from '../../platform/indian-time';
import { enrolments, orders } from '../orders/orders-tables';
import { dailyUserCounts, users } from './accounts-tables';

/**
 * Condition: accounts that somebody's form has made and nobody has opened. They have no password, no
 * proof and no purchase, also none that waits for its owner, whom the e-mail would let in.
 */
export const isUnopened = (database: Database | Transaction): SQL | undefined =>
  and(
    isNull(users.passwordHash),
    isNull(users.emailProvenAt),
    notExists(
      database
        .select()
        .from(orders)
        .where(
          or(
            eq(orders.userId, users.id),
            and(eq(orders.email, users.email), eq(orders.status, 'paid')),
          ),
        ),
    ),
    notExists(database.select().from(enrolments).where(eq(enrolments.userId, users.id))),
  );

/**
 * Removes these students' accounts, and takes them out of the counts by which lists find their pages.
 * What else belongs to an account must be removed before.
 */
export async function removeAccounts(
  transaction: Transaction,
  condition: SQL | undefined,
): Promise<number> {
  const removed = await transaction
    .delete(users)
    .where(and(eq(users.roleId, ROLE_STUDENT), condition))
    .returning({ createdAt: users.createdAt });
  for (const { createdAt } of removed) {
    await transaction
      .update(dailyUserCounts)
      .set({ count: sql`${dailyUserCounts.count} - 1` })
      .where(eq(dailyUserCounts.day, indianDay(createdAt)));
  }
  return removed.length;
}

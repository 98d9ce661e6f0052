import { and, eq, sql, type SQL } from 'drizzle-orm';
import { ROLE_STUDENT } from 'shared/model/constants';
import type { Transaction } from '../../platform/database/database';
import { indianDay } from '../../platform/indian-time';
import { dailyUserCounts, users } from './accounts-tables';

/**
 * Removes these students' accounts, and takes them out of the counts by which lists find their pages.
 * What else belongs to an account must be removed before.
 */
export async function removeAccounts(transaction: Transaction, condition: SQL): Promise<number> {
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

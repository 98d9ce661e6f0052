/* oxlint-disable product/own-tables -- what is left with a joined account goes with it */
import { inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { users } from '../accounts/accounts-tables';
import { removeAccounts } from '../accounts/remove-accounts';
import { progress } from '../classroom/classroom-tables';
import { enrolments } from '../orders/orders-tables';
import { joinedPeople } from '../people/people-tables';

/** A joining can no longer be undone: the joined account goes, with what the other had already. */
export async function removeJoined(transaction: Transaction, condition: SQL): Promise<void> {
  const ended = await transaction.delete(joinedPeople).where(condition).returning();
  const ids = ended.flatMap(({ joinedId }) => joinedId ?? []);
  if (ids.length === 0) return;
  await transaction.delete(enrolments).where(inArray(enrolments.userId, ids));
  await transaction.delete(progress).where(inArray(progress.userId, ids));
  await removeAccounts(transaction, inArray(users.id, ids));
}

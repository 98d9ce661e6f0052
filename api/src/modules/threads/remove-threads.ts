import { inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { recordFileChange } from '../uploads/unused-uploads';
import { threadMessages, threads } from './threads-tables';

/** Removes questions with all that was written about them; the photos are deleted soon after. */
export async function removeThreads(transaction: Transaction, condition: SQL): Promise<void> {
  const ids = transaction.select({ id: threads.id }).from(threads).where(condition);
  await removeThreadMessages(transaction, inArray(threadMessages.threadId, ids));
  await transaction.delete(threads).where(condition);
}

export async function removeThreadMessages(
  transaction: Transaction,
  condition: SQL,
): Promise<void> {
  const removed = await transaction
    .delete(threadMessages)
    .where(condition)
    .returning({ picture: threadMessages.picture });
  for (const { picture: from } of removed) {
    // Unused since long ago: the next run deletes it.
    await recordFileChange(transaction, { from, to: null, at: new Date(0) });
  }
}

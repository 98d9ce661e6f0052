import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { threads } from './threads-tables';

/** Gives the questions of an account, or only some of them, to another one. Returns their ids. */
export async function moveThreads(
  transaction: Transaction,
  from: number,
  to: number,
  only?: readonly number[],
): Promise<number[]> {
  const moved = await transaction
    .update(threads)
    .set({ userId: to })
    .where(and(eq(threads.userId, from), only && inArray(threads.id, only)))
    .returning({ id: threads.id });
  return moved.map(({ id }) => id);
}

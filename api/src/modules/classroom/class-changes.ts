import { and, eq, inArray } from 'drizzle-orm';
import type { ClassChange } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { classChanges } from './classroom-tables';

/** The changed classes of the batches of courses. */
export interface ClassChanges {
  /** Of one batch; empty for a product without a batch. */
  of: (courseId: number, scheduleId: string | null) => ClassChange[];
}

/** All moved and cancelled classes; with `courseIds`, only those of these courses. */
export async function readClassChanges(
  database: Database | Transaction,
  courseIds?: readonly number[],
): Promise<ClassChanges> {
  const found =
    courseIds?.length === 0
      ? []
      : await database
          .select()
          .from(classChanges)
          .where(courseIds && inArray(classChanges.productId, [...courseIds]));
  return {
    of: (courseId, scheduleId) =>
      found
        .filter((row) => row.productId === courseId && row.scheduleId === scheduleId)
        .map(asChange),
  };
}

/** The `changes` field of a response; left out if nothing has changed. */
export const changesField = (changes: ClassChange[]) => changes.length > 0 && { changes };

/**
 * Moves one class, or cancels it if `startsAt` is null. Returns false if it is so already, so that two
 * admins who press at once make one change.
 */
export async function storeClassChange(
  transaction: Transaction,
  { courseId, scheduleId, day }: { courseId: number; scheduleId: string; day: string },
  startsAt: Date | null,
  at: Date,
): Promise<boolean> {
  const row = { productId: courseId, scheduleId, day, startsAt, changedAt: at };
  const isClass = and(
    eq(classChanges.productId, courseId),
    eq(classChanges.scheduleId, scheduleId),
    eq(classChanges.day, day),
  );
  const [before] = await transaction.select().from(classChanges).where(isClass).for('update');
  if (!before) {
    await transaction.insert(classChanges).values(row);
    return true;
  }
  if (before.startsAt?.getTime() === startsAt?.getTime()) return false;
  await transaction.update(classChanges).set(row).where(isClass);
  return true;
}

const asChange = ({ day, startsAt, changedAt }: typeof classChanges.$inferSelect): ClassChange => ({
  day,
  start: startsAt?.toISOString() ?? null,
  changed_at: changedAt.toISOString(),
});

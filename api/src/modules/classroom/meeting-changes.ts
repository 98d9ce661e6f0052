import { and, eq, inArray } from 'drizzle-orm';
import type { MeetingChange } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { meetingChanges } from './classroom-tables';

/** The changed classes of the batches of courses. */
export interface MeetingChanges {
  /** Of one batch; empty for a product without a batch. */
  of: (courseId: number, scheduleId: string | null) => MeetingChange[];
}

/** All moved and cancelled classes; with `courseIds`, only those of these courses. */
export async function readMeetingChanges(
  database: Database | Transaction,
  courseIds?: readonly number[],
): Promise<MeetingChanges> {
  const found =
    courseIds?.length === 0
      ? []
      : await database
          .select()
          .from(meetingChanges)
          .where(courseIds && inArray(meetingChanges.productId, [...courseIds]));
  return {
    of: (courseId, scheduleId) =>
      found
        .filter((row) => row.productId === courseId && row.scheduleId === scheduleId)
        .map(asChange),
  };
}

/** The `changes` field of a response; left out if nothing has changed. */
export const changesField = (changes: MeetingChange[]) => changes.length > 0 && { changes };

/**
 * Moves one class, or cancels it if `startsAt` is null. Returns false if it is so already, so that two
 * admins who press at once make one change.
 */
export async function storeMeetingChange(
  transaction: Transaction,
  { courseId, scheduleId, day }: { courseId: number; scheduleId: string; day: string },
  startsAt: Date | null,
  at: Date,
): Promise<boolean> {
  const row = { productId: courseId, scheduleId, day, startsAt, changedAt: at };
  const isMeeting = and(
    eq(meetingChanges.productId, courseId),
    eq(meetingChanges.scheduleId, scheduleId),
    eq(meetingChanges.day, day),
  );
  const [before] = await transaction.select().from(meetingChanges).where(isMeeting).for('update');
  if (!before) {
    await transaction.insert(meetingChanges).values(row);
    return true;
  }
  if (before.startsAt?.getTime() === startsAt?.getTime()) return false;
  await transaction.update(meetingChanges).set(row).where(isMeeting);
  return true;
}

const asChange = ({
  day,
  startsAt,
  changedAt,
}: typeof meetingChanges.$inferSelect): MeetingChange => ({
  day,
  start: startsAt?.toISOString() ?? null,
  changed_at: changedAt.toISOString(),
});

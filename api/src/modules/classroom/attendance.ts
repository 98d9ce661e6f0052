import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Classroom, Course, PersonDetails } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { orders, type OrderKind } from '../orders/orders-tables';
import { meetingAttendance } from './classroom-tables';

/** One batch or session. */
export interface GroupKey {
  kind: OrderKind;
  productId: number;
  scheduleId: string;
}

interface Noted {
  orderId: number;
  /** The day of the class by the catalogue. */
  day: string;
  there: boolean;
}

/** What is noted of the classes of a batch or session, in the order of the days. */
export const attendanceOf = (
  database: Database,
  { kind, productId, scheduleId }: GroupKey,
): Promise<Noted[]> =>
  database
    .select({
      orderId: meetingAttendance.orderId,
      day: meetingAttendance.day,
      there: meetingAttendance.there,
    })
    .from(meetingAttendance)
    .innerJoin(orders, eq(orders.id, meetingAttendance.orderId))
    .where(
      and(
        eq(meetingAttendance.productId, productId),
        eq(meetingAttendance.scheduleId, scheduleId),
        eq(orders.kind, kind),
      ),
    )
    .orderBy(meetingAttendance.day);

/** Of the classes whose attendance was noted, in which of them the buyer of the order was. */
export async function ownAttendance(
  database: Database,
  orderId: number,
  key: GroupKey,
): Promise<NonNullable<Classroom['attendance']>> {
  const noted = await attendanceOf(database, key);
  const own = new Set(
    noted.filter((each) => each.there && each.orderId === orderId).map(({ day }) => day),
  );
  return [...new Set(noted.map(({ day }) => day))].map((day) => ({ day, there: own.has(day) }));
}

/** In how many of the classes whose attendance was noted the buyer of the order was, if any was noted. */
export async function attendedIn(
  database: Database,
  orderId: number,
  key: GroupKey,
): Promise<PersonDetails['enrolments'][number]['attended']> {
  const noted = await ownAttendance(database, orderId, key);
  if (noted.length === 0) return undefined;
  return { there: noted.filter(({ there }) => there).length, of: noted.length };
}

/** The least share of the classes that the course sets, in percent, if it was not reached. */
export function missedShare(
  { leastAttended = 0 }: Pick<Course, 'leastAttended'>,
  attended: { there: number; of: number } | undefined,
): number | undefined {
  const share = attended ? (attended.there / attended.of) * 100 : 0;
  return share < leastAttended ? leastAttended : undefined;
}

/**
 * Notes that the people of these orders were in a class or, with `there: false`, that nobody was; or takes that back.
 * Returns whether that is new: a repeated call changes nothing.
 */
export async function noteAttendance(
  transaction: Transaction,
  { productId, scheduleId }: GroupKey,
  {
    orderIds,
    isNoted,
    at,
    ...row
  }: Omit<Noted, 'orderId'> & {
    orderIds: number[];
    isNoted: boolean;
    at: Date;
  },
): Promise<boolean> {
  const { day, there } = row;
  if (isNoted) {
    const { orderId, productId: product, scheduleId: schedule, day: of } = meetingAttendance;
    const noted = await transaction
      .insert(meetingAttendance)
      .values(orderIds.map((id) => ({ ...row, orderId: id, productId, scheduleId, notedAt: at })))
      .onConflictDoUpdate({
        target: [orderId, product, schedule, of],
        set: { there: true },
        setWhere: sql`excluded.there AND NOT ${meetingAttendance.there}`,
      });
    return noted.rowCount !== 0;
  }
  const removed = await transaction
    .delete(meetingAttendance)
    .where(
      and(
        inArray(meetingAttendance.orderId, orderIds),
        eq(meetingAttendance.productId, productId),
        eq(meetingAttendance.scheduleId, scheduleId),
        eq(meetingAttendance.day, day),
        eq(meetingAttendance.there, there),
      ),
    );
  return removed.rowCount !== 0;
}

import { and, eq, isNotNull } from 'drizzle-orm';
import {
  batchMeetings,
  batchText,
  sessionMeeting,
  sessionText,
  type Meeting,
} from 'shared/catalogue';
import type { Catalogue } from 'shared/schemas';
import type { Database } from '../../platform/database';
import { enrolments, orderItems, type OrderKind } from '../orders/orders-tables';

/** A batch or session of the published catalogue. */
export interface PlannedClass {
  kind: OrderKind;
  productId: number;
  scheduleId: string;
  title: string;
  urlTitle: string;
  /** When it meets, in words. */
  when: string;
  meetings: Meeting[];
  /** Where it meets; only its students may see it. */
  classLink: string | undefined;
}

export const plannedClasses = ({ courses, webinars }: Catalogue): PlannedClass[] => [
  ...courses.flatMap(({ id, title, urlTitle, batches }) =>
    batches.map((batch) => ({
      kind: 'course' as const,
      productId: id,
      scheduleId: batch.id,
      title,
      urlTitle,
      when: batchText(batch),
      meetings: batchMeetings(batch),
      classLink: batch.classLink,
    })),
  ),
  ...webinars.flatMap(({ id, title, urlTitle, sessions }) =>
    sessions.map((session) => ({
      kind: 'webinar' as const,
      productId: id,
      scheduleId: session.id,
      title,
      urlTitle,
      when: sessionText(session),
      meetings: [sessionMeeting(session)],
      classLink: session.classLink,
    })),
  ),
];

/** The planned classes that a student has paid for. */
export async function classesOf(
  database: Database,
  catalogue: Catalogue,
  userId: number,
): Promise<PlannedClass[]> {
  const bought = await database
    .select({
      kind: enrolments.kind,
      productId: enrolments.productId,
      scheduleId: orderItems.scheduleId,
    })
    .from(enrolments)
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.orderId, enrolments.orderId),
        eq(orderItems.productId, enrolments.productId),
      ),
    )
    .where(and(eq(enrolments.userId, userId), isNotNull(orderItems.scheduleId)));
  return plannedClasses(catalogue).filter((planned) =>
    bought.some(
      ({ kind, productId, scheduleId }) =>
        kind === planned.kind &&
        productId === planned.productId &&
        scheduleId === planned.scheduleId,
    ),
  );
}

import {
  batchMeetings,
  batchText,
  sessionMeeting,
  sessionText,
  type Meeting,
} from 'shared/model/catalogue';
import type { Catalogue } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { enrolledProducts } from '../orders/orders-repository';
import type { OrderKind } from '../orders/orders-tables';

/** A batch or session of the published catalogue. */
export interface PlannedClass {
  kind: OrderKind;
  productId: number;
  scheduleId: string;
  title: string;
  urlTitle: string;
  /** The day of a session, `YYYY-MM-DD`; null for a batch. */
  day: string | null;
  /** The days and time as text. */
  when: string;
  meetings: Meeting[];
  /** The link to join the class; only its students may see it. */
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
      day: null,
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
      day: session.day,
      when: sessionText(session),
      meetings: [sessionMeeting(session)],
      classLink: session.classLink,
    })),
  ),
];

/** A webinar ticket that was sold without a session: only its day is known. */
export interface DayTicket {
  productId: number;
  title: string;
  urlTitle: string;
  /** YYYY-MM-DD */
  day: string;
}

export async function dayTicketsOf(
  database: Database,
  catalogue: Catalogue,
  userId: number,
): Promise<DayTicket[]> {
  const tickets = await enrolledProducts(database, userId, 'webinar');
  return tickets.flatMap(({ productId, day }) => {
    const webinar = catalogue.webinars.find(({ id }) => id === productId);
    return webinar && day
      ? [{ productId, title: webinar.title, urlTitle: webinar.urlTitle, day }]
      : [];
  });
}

/** The planned classes that a student has paid for. */
export async function classesOf(
  database: Database,
  catalogue: Catalogue,
  userId: number,
): Promise<PlannedClass[]> {
  const bought = {
    course: await enrolledProducts(database, userId, 'course'),
    webinar: await enrolledProducts(database, userId, 'webinar'),
  };
  return plannedClasses(catalogue).filter(({ kind, productId, scheduleId }) =>
    bought[kind].some(
      (product) => product.productId === productId && product.scheduleId === scheduleId,
    ),
  );
}

import { batchMeetings, batchText, momentText, sessionText } from 'shared/model/catalogue';
import type { MaterialsQuery, PublicBatch, PublicCatalogueResponse } from 'shared/model/schemas';

/** A course or webinar to which recordings and notes can be added. */
export interface Product extends MaterialsQuery {
  /** Such as `course-101`, because a course and a webinar may have the same id. */
  key: string;
  title: string;
  /** The batches or sessions, with their dates in words. */
  schedules: readonly { value: string; label: string; classes?: readonly Option[] }[];
}

interface Option {
  value: string;
  label: string;
}

type ShownCatalogue = Pick<PublicCatalogueResponse['catalogue'], 'courses' | 'webinars'>;

export function productsOf({ courses, webinars }: ShownCatalogue, now: Date): Product[] {
  return [
    ...courses.map(({ id, title, batches }) => ({
      key: `course-${id}`,
      kind: 'course' as const,
      product_id: id,
      title,
      schedules: batches.map((batch) => ({
        value: batch.id,
        label: [batchText(batch), batch.language].filter(Boolean).join(', '),
        classes: classesOf(batch, now),
      })),
    })),
    ...webinars.map(({ id, title, sessions }) => ({
      key: `webinar-${id}`,
      kind: 'webinar' as const,
      product_id: id,
      title,
      schedules: sessions.map((session) => ({ value: session.id, label: sessionText(session) })),
    })),
  ];
}

/** The class of today or the last one first: recordings and notes are mostly added after a class. */
function classesOf(batch: PublicBatch, now: Date): Option[] {
  const meetings = batchMeetings(batch);
  const begun = meetings.filter(({ start }) => start <= now);
  return [...begun.reverse(), ...meetings.filter(({ start }) => start > now)].map(
    ({ day, start }) => ({ value: day, label: momentText(start) }),
  );
}

import { batchText, sessionText } from 'shared/model/catalogue';
import type { MaterialsQuery, PublicCatalogueResponse } from 'shared/model/schemas';

/** A course or webinar to which recordings and notes can be added. */
export interface Product extends MaterialsQuery {
  /** Such as `course-101`, because a course and a webinar may have the same id. */
  key: string;
  title: string;
  /** The batches or sessions, with their dates in words. */
  schedules: readonly { value: string; label: string }[];
}

type ShownCatalogue = Pick<PublicCatalogueResponse['catalogue'], 'courses' | 'webinars'>;

export function productsOf({ courses, webinars }: ShownCatalogue): Product[] {
  return [
    ...courses.map(({ id, title, batches }) => ({
      key: `course-${id}`,
      kind: 'course' as const,
      product_id: id,
      title,
      schedules: batches.map((batch) => ({
        value: batch.id,
        label: [batchText(batch), batch.language].filter(Boolean).join(', '),
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

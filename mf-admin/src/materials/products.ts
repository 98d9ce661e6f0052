import { batchText, sessionText } from 'shared/catalogue';
import type { MaterialsQuery, PublicCatalogueAnswer } from 'shared/schemas';

/** A course or webinar to which recordings and notes can be added. */
export interface Product extends MaterialsQuery {
  /** `course-101`: ids of courses and webinars may be alike. */
  key: string;
  title: string;
  /** Its batches or sessions, in words. */
  schedules: readonly { value: string; label: string }[];
}

type ShownCatalogue = Pick<PublicCatalogueAnswer['catalogue'], 'courses' | 'webinars'>;

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

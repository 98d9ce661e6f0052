import { boughtCourse, boughtWebinar, type BoughtClass } from 'shared/model/catalogue';
import type { Catalogue } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { enrolledProducts, type EnrolledProduct } from '../orders/orders-repository';
import type { OrderKind } from '../orders/orders-tables';

/** A batch or session of the published catalogue, as its students have bought it. */
export type PlannedClass = BoughtClass & {
  readonly scheduleId: string;
  readonly meetings: NonNullable<BoughtClass['meetings']>;
};

/** Every batch and session of the catalogue. */
export function plannedClasses(catalogue: Catalogue, now: Date): PlannedClass[] {
  const { courses, webinars } = catalogue;
  return [
    ...courses.flatMap((course) =>
      course.batches.map(({ id }) => boughtCourse(course, { scheduleId: id }, now)),
    ),
    ...webinars.flatMap((webinar) =>
      webinar.sessions.map(({ id }) => boughtWebinar(webinar, { scheduleId: id }, now)),
    ),
  ].filter(isPlanned);
}

const isPlanned = (bought: BoughtClass): bought is PlannedClass => bought.meetings !== null;

/** One purchase with its dates and links; undefined for a product that the catalogue has no more. */
export function boughtClass(
  { courses, webinars }: Catalogue,
  kind: OrderKind,
  { productId, ...purchase }: Pick<EnrolledProduct, 'productId' | 'scheduleId' | 'day'>,
  now: Date,
): BoughtClass | undefined {
  if (kind === 'course') {
    const course = courses.find(({ id }) => id === productId);
    return course && boughtCourse(course, purchase, now);
  }
  const webinar = webinars.find(({ id }) => id === productId);
  return webinar && boughtWebinar(webinar, purchase, now);
}

/** Everything that a student has paid for, with its dates and links. */
export async function classesOf(
  database: Database,
  catalogue: Catalogue,
  userId: number,
  now: Date,
): Promise<BoughtClass[]> {
  const ofKind = async (kind: OrderKind) =>
    (await enrolledProducts(database, userId, kind)).flatMap(
      (product) => boughtClass(catalogue, kind, product, now) ?? [],
    );
  return [...(await ofKind('course')), ...(await ofKind('webinar'))];
}

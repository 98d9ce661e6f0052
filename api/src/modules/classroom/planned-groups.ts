import { and, eq, type SQL } from 'drizzle-orm';
import {
  type PurchasedGroup,
  purchasedCourse,
  purchasedWebinar,
  inLanguage,
  productOf,
} from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { Catalogue } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database/database';
import { users } from '../accounts/accounts-tables';
import { scheduleTextsIn } from '../orders/order-language';
import { enrolledProducts, type EnrolledProduct } from '../orders/orders-repository';
import { enrolments, orderItems, type OrderKind } from '../orders/orders-tables';
import { readMeetingChanges, type MeetingChanges } from './meeting-changes';

/** A batch or session of the published catalogue with its real classes, as its students have bought it. */
export type PlannedGroup = PurchasedGroup & {
  readonly scheduleId: string;
  readonly meetings: NonNullable<PurchasedGroup['meetings']>;
  readonly seats: number;
  /** As a whole, and not only one class after the other. */
  readonly isCancelled: boolean;
  /** The texts of the product in Hindi, as the catalogue has them. */
  readonly hi?: { readonly title?: string };
  /** The teachers of the course; a webinar names none. */
  readonly teachers: readonly string[];
};

type PlanServices = Pick<Services, 'catalogue' | 'database' | 'now'>;

/** Every batch and session of the catalogue. */
export async function plannedGroups({
  catalogue,
  database,
  now,
}: PlanServices): Promise<PlannedGroup[]> {
  const { courses, webinars } = await catalogue.current();
  const changes = await readMeetingChanges(database);
  const at = now();
  return [
    ...courses.flatMap((course) =>
      course.batches.map(({ id, seats, cancelled = false }) => ({
        ...purchasedCourse(course, { scheduleId: id, changes: changes.of(course.id, id) }, at),
        seats,
        isCancelled: cancelled,
        hi: course.hi,
        teachers: course.tutor.map(({ name }) => name),
      })),
    ),
    ...webinars.flatMap((webinar) =>
      webinar.sessions.map(({ id, seats, cancelled = false }) => ({
        ...purchasedWebinar(webinar, { scheduleId: id }, at),
        seats,
        isCancelled: cancelled,
        hi: webinar.hi,
        teachers: [],
      })),
    ),
  ].filter(isPlanned);
}

const isPlanned = <Purchased extends PurchasedGroup>(
  bought: Purchased,
): bought is Purchased & { scheduleId: string; meetings: PlannedGroup['meetings'] } =>
  bought.meetings !== null && bought.scheduleId !== null;

/** The students with a place in a batch or session, and the orders by which they have it. */
export const studentsOf = (
  transaction: Transaction,
  { kind, productId, scheduleId }: Pick<PlannedGroup, 'kind' | 'productId' | 'scheduleId'>,
  ...conditions: (SQL | undefined)[]
) =>
  transaction
    .select({ user: users, orderId: enrolments.orderId })
    .from(orderItems)
    .innerJoin(
      enrolments,
      and(
        eq(enrolments.orderId, orderItems.orderId),
        eq(enrolments.productId, orderItems.productId),
      ),
    )
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(
        eq(orderItems.productId, productId),
        eq(orderItems.scheduleId, scheduleId),
        eq(enrolments.kind, kind),
        ...conditions,
      ),
    );

/** One purchase with its dates and links; undefined for a product that the catalogue has no more. */
export function purchasedGroup(
  catalogue: Catalogue,
  changes: MeetingChanges,
  kind: OrderKind,
  { productId, ...purchase }: Pick<EnrolledProduct, 'productId' | 'scheduleId' | 'day'>,
  now: Date,
  language: LanguageCode,
): PurchasedGroup | undefined {
  const scheduleTexts = scheduleTextsIn[language];
  if (kind === 'course') {
    const course = productOf(catalogue, kind, productId);
    const own = { ...purchase, changes: changes.of(productId, purchase.scheduleId) };
    return course && purchasedCourse(inLanguage(course, language), own, now, scheduleTexts);
  }
  const webinar = productOf(catalogue, kind, productId);
  return webinar && purchasedWebinar(inLanguage(webinar, language), purchase, now, scheduleTexts);
}

/** Everything that a student has paid for, with its dates and links. */
export async function groupsOf(
  database: Database,
  catalogue: Catalogue,
  userId: number,
  now: Date,
  language: LanguageCode,
): Promise<PurchasedGroup[]> {
  const changes = await readMeetingChanges(database);
  const ofKind = async (kind: OrderKind) =>
    (await enrolledProducts(database, userId, kind)).flatMap(
      (product) => purchasedGroup(catalogue, changes, kind, product, now, language) ?? [],
    );
  return [...(await ofKind('course')), ...(await ofKind('webinar'))];
}

import { productOf } from 'shared/model/catalogue';
import { and, eq, inArray } from 'drizzle-orm';
import type { LanguageCode } from 'shared/model/language';
import type { Classroom, Course, CourseModule } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { lockUntilCommit } from '../../platform/database/locks';
import { HttpError } from '../../platform/errors';
import { once } from '../../platform/http/request/once';
import { withModuleIds } from '../catalogue/module-ids';
import { boughtAt, enrolmentsWith } from '../orders/orders-repository';
import { enrolments, type OrderKind } from '../orders/orders-tables';
import { firstWaiting } from '../orders/seats/waiting';
import { ownAttendance } from './attendance';
import { certificatesOf, issueEarned } from './certificates/certificates';
import { otherBatches } from './batch-change/other-batches';
import { changesField, readMeetingChanges } from './meeting-changes';
import { progress } from './classroom-tables';
import { studentsQuiz } from './quiz-results';
import { materialsFor, type MaterialServices } from './materials';
import { ownReview } from './reviews/reviews';

type ClassroomServices = Pick<MaterialServices, 'catalogue' | 'config' | 'database' | 'now'>;

/** A course or webinar of one student. */
export interface EnrolledProduct {
  userId: number;
  kind: OrderKind;
  productId: number;
}

/** The classroom as the student sees it; 404 if the student is not enrolled. */
export async function classroomOf(
  services: MaterialServices,
  enrolled: EnrolledProduct,
  language: LanguageCode,
): Promise<Classroom> {
  const { database, catalogue } = services;
  const { order, item } = await enrolmentOf(database, enrolled);
  const others =
    enrolled.kind === 'course' ? await otherBatches(services, order, item, language) : [];
  const published = await catalogue.current();
  const scheduleId = item?.scheduleId ?? null;
  const isBought = ({ id }: { id: string }) => id === scheduleId;
  const { kind, productId } = enrolled;
  const course = kind === 'course' ? productOf(published, kind, productId) : undefined;
  const webinar = kind === 'webinar' ? productOf(published, kind, productId) : undefined;
  const waitsSince =
    (item && (await firstWaiting(database, [item])).get(productId)) ?? boughtAt(order);
  const changes = await readMeetingChanges(database, course ? [course.id] : []);
  const done = await modulesDone(database, enrolled, course?.modules ?? []);
  const attendance =
    scheduleId === null ? [] : await ownAttendance(database, order.id, { ...enrolled, scheduleId });
  return {
    title: course?.title ?? webinar?.title ?? (item?.title || order.title),
    order_number: order.orderNumber,
    batch: course?.batches.find(isBought) ?? null,
    session: webinar?.sessions.find(isBought) ?? null,
    ...(course && changesField(changes.of(course.id, scheduleId))),
    day: item?.day ?? null,
    ...(scheduleId === null && !item?.day && { waits_since: waitsSince.toISOString() }),
    ...done,
    certificate:
      enrolled.kind === 'course'
        ? ((await certificatesOf(database, enrolled.userId)).get(enrolled.productId) ?? null)
        : null,
    ...studentsQuiz(course, done.module_ids_done ?? [], language),
    ...(kind === 'course' && (await ownReview(database, enrolled))),
    materials: await materialsFor(services, enrolled, scheduleId),
    ...(attendance.length > 0 && { attendance }),
    ...(others.length > 0 && { other_batches: others }),
  };
}

/**
 * Ticks or unticks a module of a course: by its id, or else by its number, counted from 1. A repeated
 * call changes nothing, also one that comes late with the key of an earlier one. The last tick issues the certificate if the batch has ended.
 */
export async function tickModule(
  services: ClassroomServices,
  enrolled: EnrolledProduct,
  module: { number: number; id: string | undefined },
  done: boolean,
  idempotencyKey?: string,
): Promise<void> {
  const { database, catalogue, now } = services;
  await enrolmentOf(database, enrolled);
  const course = productOf(await catalogue.current(), 'course', enrolled.productId);
  const ids = withModuleIds(course?.modules ?? []).map(({ id }) => id);
  const id =
    module.id === undefined ? ids[module.number - 1] : ids.find((each) => each === module.id);
  if (id === undefined) throw new HttpError(404, 'The course has no such module.');
  const { userId, productId } = enrolled;
  await database.transaction(async (transaction) => {
    // Of ticks that come at once, the last one sees all others.
    await lockUntilCommit(transaction, `progress ${userId} ${productId}`);
    const request = { idempotencyKey, of: ['tick', userId], body: { productId, id, done } };
    await once(services, transaction, request, async () => {
      const ticked = new Set(await tickedModules(transaction, enrolled));
      if (!done) {
        await transaction.delete(progress).where(and(ofProduct(enrolled), eq(progress.module, id)));
        await transaction.update(progress).set({ completes: false }).where(ofProduct(enrolled));
      } else if (!ticked.has(id)) {
        const completes = ids.every((each) => each === id || ticked.has(each));
        const row = { userId, productId, module: id, completes, doneAt: now() };
        await transaction.insert(progress).values(row);
      }
      return {};
    });
  });
  if (done) await issueEarned(services, userId);
}

/** The ids of the ticked modules, also of those that the course no longer has. */
async function tickedModules(
  database: Database | Transaction,
  enrolled: EnrolledProduct,
): Promise<string[]> {
  const ticked = await database
    .select({ module: progress.module })
    .from(progress)
    .where(ofProduct(enrolled));
  return ticked.map(({ module }) => module);
}

/** How many modules of these courses each of the students has ticked, of those that a course still has. */
export async function modulesDoneBy(
  database: Database,
  courses: readonly Pick<Course, 'id' | 'modules'>[],
  userIds: readonly number[],
): Promise<(userId: number, courseId: number) => { done: number; of: number } | undefined> {
  const ticked =
    userIds.length === 0
      ? []
      : await database
          .select()
          .from(progress)
          .where(
            and(
              inArray(progress.userId, [...userIds]),
              inArray(
                progress.productId,
                courses.map(({ id }) => id),
              ),
            ),
          );
  const done = new Set(
    ticked.map(({ userId, productId, module }) => `${userId} ${productId} ${module}`),
  );
  const modulesOf = new Map(courses.map(({ id, modules }) => [id, withModuleIds(modules)]));
  return (userId, courseId) => {
    const modules = modulesOf.get(courseId) ?? [];
    if (modules.length === 0) return undefined;
    const own = modules.filter(({ id }) => done.has(`${userId} ${courseId} ${id}`));
    return { done: own.length, of: modules.length };
  };
}

/** The order and item by which a student has a course or webinar; 404 if the student is not enrolled. */
export async function enrolmentOf(
  database: Database,
  { userId, kind, productId }: EnrolledProduct,
) {
  const [found] = await enrolmentsWith(
    database,
    and(
      eq(enrolments.userId, userId),
      eq(enrolments.kind, kind),
      eq(enrolments.productId, productId),
    ),
  );
  // The response is the same whether the product exists or not.
  if (!found) throw new HttpError(404, `You are not enrolled in this ${kind}.`);
  return found;
}

/** The ticked modules that the course still has by number, counted from 1, and all of them by id. */
async function modulesDone(
  database: Database,
  enrolled: EnrolledProduct,
  modules: readonly CourseModule[],
): Promise<Pick<Classroom, 'modules_done' | 'module_ids_done'>> {
  const ticked = await tickedModules(database, enrolled);
  return {
    modules_done: withModuleIds(modules).flatMap(({ id }, index) =>
      ticked.includes(id) ? [index + 1] : [],
    ),
    module_ids_done: ticked,
  };
}

const ofProduct = ({ userId, productId }: EnrolledProduct) =>
  and(eq(progress.userId, userId), eq(progress.productId, productId));

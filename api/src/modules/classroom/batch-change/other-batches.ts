import { and, eq, isNull } from 'drizzle-orm';
import { futureBatches, productOf } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { Classroom } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import type { Database, Transaction } from '../../../platform/database/database';
import type { orderItems, Order } from '../../orders/orders-tables';
import { firstClass } from '../../orders/seats/first-class';
import { scheduleOf } from '../../orders/seats/schedules';
import { seatsLeft, type DatedProducts } from '../../orders/seats/seats';
import { reviewCases } from '../../payments/payments-tables';
import { readMeetingChanges } from '../meeting-changes';

type Item = typeof orderItems.$inferSelect;
type OtherBatches = NonNullable<Classroom['other_batches']>;

/** The batches with a place that a student may still move to, once, until the first class of the own one. */
export async function otherBatches(
  { catalogue, database, now }: Pick<Services, 'catalogue' | 'database' | 'now'>,
  order: Order,
  item: Item | null,
  language: LanguageCode,
): Promise<OtherBatches> {
  const published = await catalogue.current();
  const at = now();
  const isOpen = item && !item.changedAt && (await isToCome(database, published, order, item, at));
  const course = isOpen && productOf(published, 'course', item.productId);
  if (!course) return [];
  const others = futureBatches(course, at).filter(({ id }) => id !== item.scheduleId);
  const left = await seatsLeft(database, 'course', course.id, others);
  return others
    .filter(({ id }) => (left.get(id) ?? 0) >= item.quantity)
    .flatMap(({ id, language: taughtIn }) => {
      const schedule = scheduleOf(published, 'course', course.id, id, language);
      return schedule ? { schedule_id: id, when: schedule.when, language: taughtIn } : [];
    });
}

/** Whether the first class of what was bought is still to come, and its money is not asked back. */
export async function isToCome(
  database: Database | Transaction,
  published: DatedProducts,
  order: Order,
  item: Item,
  at: Date,
): Promise<boolean> {
  if (order.state !== 'paid' || order.kind !== 'course') return false;
  const asked = and(
    eq(reviewCases.orderId, order.id),
    eq(reviewCases.reason, 'refund_asked'),
    isNull(reviewCases.closedAt),
  );
  if ((await database.$count(reviewCases, asked)) > 0) return false;
  const changes = await readMeetingChanges(database, [item.productId]);
  const ofItem = changes.of(item.productId, item.scheduleId);
  const first = firstClass(published, 'course', item, ofItem);
  return first !== null && first > at;
}

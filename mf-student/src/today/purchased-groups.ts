import type { PurchasedProducts } from 'shared/actions';
import { purchasedCourse, purchasedWebinar, type PurchasedGroup } from 'shared/model/catalogue';
import type { Given } from 'shared/contract';
import type { MeetingChange } from 'shared/model/schemas';
import { courses, webinars } from 'shared/page';
import type { takes } from '../slots';

/** The paid products with their dates, in the order of the catalogue; unknown ids are left out. */
export function purchasedGroups(
  kind: 'course' | 'webinar',
  { ids, scheduleIds, days, changes, waiting }: PurchasedProducts,
  now: Date,
): PurchasedGroup[] {
  const purchaseOf = (id: number) => ({
    scheduleId: scheduleIds[id],
    day: days[id],
    changes: changes?.[id],
    waitsSince: waiting?.[id],
  });
  return kind === 'course'
    ? courses
        .filter(({ id }) => ids.includes(id))
        .map((course) => purchasedCourse(course, purchaseOf(course.id), now))
    : webinars
        .filter(({ id }) => ids.includes(id))
        .map((webinar) => purchasedWebinar(webinar, purchaseOf(webinar.id), now));
}

/** The products of a paid order with their dates. */
export function orderedGroups(
  kind: 'course' | 'webinar',
  items: Given<typeof takes>['items'],
  now: Date,
): PurchasedGroup[] {
  const ids: number[] = [];
  const scheduleIds: Record<number, string> = {};
  const days: Record<number, string | null> = {};
  const changes: Record<number, readonly MeetingChange[]> = {};
  const waiting: Record<number, string> = {};
  for (const { product_id: id, schedule_id, day = null, changes: own = [], waits_since } of items) {
    if (id === undefined) continue;
    ids.push(id);
    days[id] = day;
    changes[id] = own;
    if (schedule_id) scheduleIds[id] = schedule_id;
    if (waits_since) waiting[id] = waits_since;
  }
  return purchasedGroups(kind, { ids, scheduleIds, days, changes, waiting }, now);
}

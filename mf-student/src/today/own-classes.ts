import type { PaidProducts } from 'shared/actions';
import { boughtCourse, boughtWebinar, type BoughtClass } from 'shared/model/catalogue';
import type { ClassChange, DatedItems } from 'shared/model/schemas';
import { courses, webinars } from 'shared/page';

/** The paid products with their dates, in the order of the catalogue; unknown ids are left out. */
export function ownClasses(
  kind: 'course' | 'webinar',
  { ids, scheduleIds, days, changes }: PaidProducts,
  now: Date,
): BoughtClass[] {
  const purchaseOf = (id: number) => ({
    scheduleId: scheduleIds[id],
    day: days[id],
    changes: changes?.[id],
  });
  return kind === 'course'
    ? courses
        .filter(({ id }) => ids.includes(id))
        .map((course) => boughtCourse(course, purchaseOf(course.id), now))
    : webinars
        .filter(({ id }) => ids.includes(id))
        .map((webinar) => boughtWebinar(webinar, purchaseOf(webinar.id), now));
}

/** The products of a paid order with their dates. */
export function orderedClasses(
  kind: 'course' | 'webinar',
  items: DatedItems,
  now: Date,
): BoughtClass[] {
  const ids: number[] = [];
  const scheduleIds: Record<number, string> = {};
  const days: Record<number, string | null> = {};
  const changes: Record<number, readonly ClassChange[]> = {};
  for (const { product_id: id, schedule_id, day = null, changes: own = [] } of items) {
    if (id === undefined) continue;
    ids.push(id);
    days[id] = day;
    changes[id] = own;
    if (schedule_id) scheduleIds[id] = schedule_id;
  }
  return ownClasses(kind, { ids, scheduleIds, days, changes }, now);
}

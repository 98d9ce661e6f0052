import { productOf, ticketDay } from 'shared/model/catalogue';
import type { Services } from '../../platform/app-types';
import { DAY } from '../../platform/durations';
import {
  changesField,
  readMeetingChanges,
  type MeetingChanges,
} from '../classroom/meeting-changes';
import { enrolledProducts, type EnrolledProduct } from '../orders/orders-repository';

/** The courses that somebody has paid for, with their batches and the moved classes of these. */
export async function paidCourses({ database, now }: Services, userId: number) {
  const products = await enrolledProducts(database, userId, 'course');
  const ids = products.map(idOf);
  const changes = await readMeetingChanges(database, ids);
  return { course_ids: ids, ...schedulesOf(products, changes), ...waitingOf(products, now()) };
}

/** The webinars, with their sessions, or the day of a ticket for another day than the next one. */
export async function paidWebinars({ catalogue, database, now }: Services, userId: number) {
  const products = await enrolledProducts(database, userId, 'webinar');
  const published = await catalogue.current();
  const days = products.flatMap(({ productId, scheduleId, day }) => {
    const webinar = productOf(published, 'webinar', productId);
    const isOther = webinar && scheduleId === null && day !== ticketDay(webinar, now());
    return isOther ? [{ product_id: productId, day }] : [];
  });
  return {
    webinar_ids: products.map(idOf),
    ...schedulesOf(products),
    ...waitingOf(products, now()),
    ...(days.length > 0 && { days }),
  };
}

const idOf = ({ productId }: EnrolledProduct) => productId;

/** The `schedules` field of the response; left out if no batch or session is known. */
function schedulesOf(products: readonly EnrolledProduct[], changes?: MeetingChanges) {
  const schedules = products.flatMap(({ productId, scheduleId }) =>
    scheduleId === null
      ? []
      : [
          {
            product_id: productId,
            schedule_id: scheduleId,
            ...changesField(changes?.of(productId, scheduleId) ?? []),
          },
        ],
  );
  return schedules.length > 0 && { schedules };
}

/** The `waiting` field: since when the buyer of a product without a date waits for it, after the first day. */
function waitingOf(products: readonly EnrolledProduct[], now: Date) {
  const waiting = products
    .filter(({ scheduleId, day }) => scheduleId === null && day === null)
    .filter(({ boughtAt }) => now.getTime() - boughtAt.getTime() > DAY)
    .map(({ productId, boughtAt }) => ({ product_id: productId, since: boughtAt.toISOString() }));
  return waiting.length > 0 && { waiting };
}

import { ticketDay } from 'shared/model/catalogue';
import {
  PaidCourseIdsResponse,
  PaidIdsRequest,
  PaidWebinarIdsResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import { HttpError } from '../../platform/errors';
import { changesField, readClassChanges, type ClassChanges } from '../classroom/class-changes';
import { enrolledProducts, type EnrolledProduct } from '../orders/orders-repository';

/** The products that the signed-in user has paid for. */
export const paidProductsRoutes: RegisterRoutes = ({ user }, { catalogue, database, now }) => {
  user.post('/user/paid-course-ids', {
    summary: 'Ids of the courses that the signed-in person has paid for',
    body: PaidIdsRequest,
    answers: PaidCourseIdsResponse,
    handler: async ({ body, account }) => {
      const userId = ownId(account, body.user_id);
      const products = await enrolledProducts(database, userId, 'course');
      const changes = await readClassChanges(database, products.map(idOf));
      return { success: true, course_ids: products.map(idOf), ...bought(products, changes) };
    },
  });

  user.post('/user/paid-webinar-ids', {
    summary: 'Ids of the webinars that the signed-in person has paid for',
    body: PaidIdsRequest,
    answers: PaidWebinarIdsResponse,
    handler: async ({ body, account }) => {
      const userId = ownId(account, body.user_id);
      const products = await enrolledProducts(database, userId, 'webinar');
      const published = await catalogue.current();
      const days = products.flatMap(({ productId, scheduleId, day }) => {
        const webinar = published.webinars.find(({ id }) => id === productId);
        const isOther = webinar && scheduleId === null && day !== ticketDay(webinar, now());
        return isOther ? [{ product_id: productId, day }] : [];
      });
      return {
        success: true,
        webinar_ids: products.map(idOf),
        ...bought(products),
        ...(days.length > 0 && { days }),
      };
    },
  });
};

const idOf = ({ productId }: EnrolledProduct) => productId;

/** The `schedules` field of the response; left out if no batch or session is known. */
function bought(products: readonly EnrolledProduct[], changes?: ClassChanges) {
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

function ownId(account: { id: number }, userId: number | string): number {
  if (Number(userId) !== account.id) throw new HttpError(403, 'You are not allowed to do this.');
  return account.id;
}

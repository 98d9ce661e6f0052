import {
  PaidCourseIdsResponse,
  PaidIdsRequest,
  PaidWebinarIdsResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { RegisterRoutes, Request } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { responses } from '../../platform/http/route-schemas';
import { enrolledProducts } from '../orders/orders-repository';
import { dayOfTicket } from '../orders/schedules';

/** The products that the signed-in user has paid for. */
export const paidProductsRoutes: RegisterRoutes = (app, { catalogue, database, now }) => {
  app.post(
    '/user/paid-course-ids',
    {
      config: { access: 'user' },
      schema: {
        tags: ['orders'],
        summary: 'Ids of the courses that the signed-in person has paid for',
        body: PaidIdsRequest,
        response: responses(PaidCourseIdsResponse),
      },
    },
    async (request) => {
      const userId = ownId(request, request.body.user_id);
      const products = await enrolledProducts(database, userId, 'course');
      return { success: true, course_ids: products.map(idOf), ...bought(products) };
    },
  );

  app.post(
    '/user/paid-webinar-ids',
    {
      config: { access: 'user' },
      schema: {
        tags: ['orders'],
        summary: 'Ids of the webinars that the signed-in person has paid for',
        body: PaidIdsRequest,
        response: responses(PaidWebinarIdsResponse),
      },
    },
    async (request) => {
      const userId = ownId(request, request.body.user_id);
      const products = await enrolledProducts(database, userId, 'webinar');
      const published = await catalogue.current();
      const days = products.flatMap((ticket) => {
        const day = dayOfTicket(published, ticket);
        const isOther = day !== dayOfTicket(published, { ...ticket, boughtAt: now() });
        return isOther ? [{ product_id: ticket.productId, day }] : [];
      });
      return {
        success: true,
        webinar_ids: products.map(idOf),
        ...bought(products),
        ...(days.length > 0 && { days }),
      };
    },
  );
};

type Enrolled = Awaited<ReturnType<typeof enrolledProducts>>[number];

const idOf = ({ productId }: Enrolled) => productId;

/** The `schedules` field of the response; left out if no batch or session is known. */
function bought(products: readonly Enrolled[]) {
  const schedules = products.flatMap(({ productId, scheduleId }) =>
    scheduleId === null ? [] : [{ product_id: productId, schedule_id: scheduleId }],
  );
  return schedules.length > 0 && { schedules };
}

function ownId(request: Pick<Request, 'account'>, userId: number | string): number {
  const account = currentAccount(request);
  if (Number(userId) !== account.id) throw new HttpError(403, 'You are not allowed to do this.');
  return account.id;
}

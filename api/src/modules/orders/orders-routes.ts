import { PaidCourseIdsResponse, PaidIdsRequest, PaidWebinarIdsResponse } from 'shared/schemas';
import { currentAccount } from '../../platform/access';
import type { Module, RegisterRoutes, Request } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { responses } from '../../platform/responses';
import { enrolledProducts } from './orders-repository';
import type { OrderKind } from './orders-tables';

const routes: RegisterRoutes = (app, { database }) => {
  const paidProducts = async (userId: number, kind: OrderKind) => {
    const products = await enrolledProducts(database, userId, kind);
    const schedules = products.flatMap(({ productId, scheduleId }) =>
      scheduleId === null ? [] : [{ product_id: productId, schedule_id: scheduleId }],
    );
    return {
      ids: products.map(({ productId }) => productId),
      ...(schedules.length > 0 && { schedules }),
    };
  };

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
      const { ids, ...dates } = await paidProducts(userId, 'course');
      return { success: true, course_ids: ids, ...dates };
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
      const { ids, ...dates } = await paidProducts(userId, 'webinar');
      return { success: true, webinar_ids: ids, ...dates };
    },
  );
};

function ownId(request: Pick<Request, 'account'>, userId: number | string): number {
  const account = currentAccount(request);
  if (Number(userId) !== account.id) throw new HttpError(403, 'You are not allowed to do this.');
  return account.id;
}

/** What the signed-in user has paid for. */
export const orders: Module = { routes };

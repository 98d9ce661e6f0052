import { PaidCourseIdsResponse, PaidIdsRequest, PaidWebinarIdsResponse } from 'shared/schemas';
import { currentAccount } from '../../platform/access';
import type { Module, RegisterRoutes, Request } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { responses } from '../../platform/responses';
import { enrolledIds } from './orders-repository';

const routes: RegisterRoutes = (app, { database }) => {
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
      return { success: true, course_ids: await enrolledIds(database, userId, 'course') };
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
      return { success: true, webinar_ids: await enrolledIds(database, userId, 'webinar') };
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

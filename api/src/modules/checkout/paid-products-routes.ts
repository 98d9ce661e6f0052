import {
  PaidCourseIdsResponse,
  PurchasedIdsRequest,
  PaidWebinarIdsResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import { HttpError } from '../../platform/errors';
import { paidCourses, paidWebinars } from './paid-products';

/** The products that the signed-in user has paid for. */
export const purchasedProductsRoutes: RegisterRoutes = ({ user }, services) => {
  user.post('/user/paid-course-ids', {
    summary: 'Ids of the courses that the signed-in person has paid for',
    body: PurchasedIdsRequest,
    answers: PaidCourseIdsResponse,
    handler: async ({ body, account }) => ({
      success: true,
      ...(await paidCourses(services, ownId(account, body.user_id))),
    }),
  });

  user.post('/user/paid-webinar-ids', {
    summary: 'Ids of the webinars that the signed-in person has paid for',
    body: PurchasedIdsRequest,
    answers: PaidWebinarIdsResponse,
    handler: async ({ body, account }) => ({
      success: true,
      ...(await paidWebinars(services, ownId(account, body.user_id))),
    }),
  });
};

function ownId(account: { id: number }, userId: number | string): number {
  if (Number(userId) !== account.id) throw new HttpError(403, 'You are not allowed to do this.');
  return account.id;
}

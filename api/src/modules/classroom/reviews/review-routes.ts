import { Type } from '@sinclair/typebox';
import {
  IdParams,
  ReviewDecisionRequest,
  ReviewRequest,
  ReviewsResponse,
  RowId,
  StatusResponse,
} from 'shared/model/schemas';
import { done } from '../../../platform/http/routes';
import type { RegisterRoutes } from '../../../platform/module';
import { decideReview, listReviews, writeReview } from './reviews';

export const reviewRoutes: RegisterRoutes = ({ admin, user }, services) => {
  user.put('/classroom/course/:product_id/review', {
    summary: 'Stars and words about an own course that is over',
    params: Type.Object({ product_id: RowId }),
    body: ReviewRequest,
    says: 'Thank you. We read it before the page of the course shows it.',
    handler: ({ params, body, account }) =>
      writeReview(services, { userId: account.id, productId: params.product_id }, body),
  });

  admin('enquiries').get('/admin/reviews', {
    summary: 'What students have written about courses',
    answers: ReviewsResponse,
    handler: async () => ({ data: await listReviews(services) }),
  });

  admin('enquiries').put('/admin/reviews/:id', {
    summary: 'Shows a review on the page of its course, or hides it',
    params: IdParams,
    body: ReviewDecisionRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account }) => {
      await decideReview(services, params.id, body, account);
      return done(
        body.state === 'published'
          ? 'Published. With three or more, the page of the course shows them within seconds.'
          : 'Hidden. The site follows within seconds.',
      );
    },
  });
};

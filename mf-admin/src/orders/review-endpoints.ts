import { api, change, ifDone } from 'shared/api';
import type { ReviewDecision, ReviewResponse } from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const { useAdminReviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminReview: build.query(dataQuery<ReviewResponse>('/admin/review', 'Orders', 'People')),
  }),
});

// Also refetch after a refusal: another admin may have decided the case.
export const takeCaseCall = change<number>('POST /admin/review/:id/take', ['Orders']);
export const decideCaseCall = change<ReviewDecision & { id: number }>(
  'POST /admin/review/:id',
  ifDone('Orders'),
);
export const sendAgainCall = change<number>('POST /admin/undelivered/:id', ['Orders']);

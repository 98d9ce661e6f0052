import { api, change, ifDone } from 'shared/api';
import type { ReviewDecision, ReviewResponse } from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const {
  useAdminReviewQuery,
  useAdminTakeCaseMutation,
  useAdminDecideCaseMutation,
  useAdminSendAgainMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminReview: build.query(dataQuery<ReviewResponse>('/admin/review', 'Orders', 'People')),
    // Also refetch after a refusal: another admin may have decided the case.
    adminTakeCase: build.mutation(change<number>('POST /admin/review/:id/take', ['Orders'])),
    adminDecideCase: build.mutation(
      change<ReviewDecision & { id: number }>('POST /admin/review/:id', ifDone('Orders')),
    ),
    adminSendAgain: build.mutation(change<number>('POST /admin/undelivered/:id', ['Orders'])),
  }),
});

import { api, ifDone } from 'shared/api';
import type { ReviewDecision, ReviewResponse, StatusResponse } from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const {
  useAdminReviewQuery,
  useAdminTakeCaseMutation,
  useAdminDecideCaseMutation,
  useAdminSendAgainMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminReview: build.query(dataQuery<ReviewResponse>('/admin/review', 'Orders', 'People')),
    adminTakeCase: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/review/${id}/take`, method: 'POST' }),
      // Also refetch after a refusal: another admin may have decided the case.
      invalidatesTags: ['Orders'],
    }),
    adminDecideCase: build.mutation<StatusResponse, ReviewDecision & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/admin/review/${id}`, method: 'POST', body }),
      invalidatesTags: ifDone('Orders'),
    }),
    adminSendAgain: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/undelivered/${id}`, method: 'POST' }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

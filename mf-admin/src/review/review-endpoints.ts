import { api } from 'shared/api';
import type { ReviewDecision, ReviewResponse, StatusAnswer } from 'shared/schemas';
import { isAccepted } from '../reports/report-answers';

export const {
  useAdminReviewQuery,
  useAdminTakeCaseMutation,
  useAdminDecideCaseMutation,
  useAdminSendAgainMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminReview: build.query<ReviewResponse['data'], void>({
      query: () => ({ url: '/admin/review', validateStatus: isAccepted }),
      transformResponse: ({ data }: ReviewResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ['Reports'],
    }),
    adminTakeCase: build.mutation<StatusAnswer, number>({
      query: (id) => ({ url: `/admin/review/${id}/take`, method: 'POST' }),
      // Refused as well: somebody else may have decided the case.
      invalidatesTags: ['Reports'],
    }),
    adminDecideCase: build.mutation<StatusAnswer, ReviewDecision & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/admin/review/${id}`, method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Reports']),
    }),
    adminSendAgain: build.mutation<StatusAnswer, number>({
      query: (id) => ({ url: `/admin/undelivered/${id}`, method: 'POST' }),
      invalidatesTags: ['Reports'],
    }),
  }),
});

import { api } from 'shared/api';
import type { PaidCourseIdsResponse, PaidIdsRequest, PaidWebinarIdsResponse } from 'shared/schemas';

type PaidIds = readonly (number | string)[];
/** Users stored by older versions have no id; the query is skipped then. */
type UserId = PaidIdsRequest['user_id'] | undefined;

export const { useGetPaidCoursesQuery, useGetPaidWebinarsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getPaidCourses: build.query<PaidIds, UserId>({
      query: (user_id) => ({ url: '/user/paid-course-ids', method: 'POST', body: { user_id } }),
      transformResponse: (answer: Partial<PaidCourseIdsResponse> | null) =>
        idsIn(answer, answer?.course_ids),
      providesTags: ['PaidCourses'],
    }),
    getPaidWebinars: build.query<PaidIds, UserId>({
      query: (user_id) => ({ url: '/user/paid-webinar-ids', method: 'POST', body: { user_id } }),
      transformResponse: (answer: Partial<PaidWebinarIdsResponse> | null) =>
        idsIn(answer, answer?.webinar_ids),
      providesTags: ['PaidWebinars'],
    }),
  }),
});

/** An answer with `success: false`, or without a list, means no ids. */
function idsIn(answer: { success?: boolean } | null, ids: PaidIds | undefined): PaidIds {
  return answer?.success && Array.isArray(ids) ? ids : [];
}

import { api } from 'shared/api';
import type { PaidCourseIdsResponse, ProfileResponse } from 'shared/schemas';

// The one API client is shared with other units: names must be this unit's own.
export const { useBuyerProfileQuery, useBuyerCourseIdsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    buyerProfile: build.query<ProfileResponse['data'] | null, void>({
      query: () => '/profile',
      transformResponse: (answer: Partial<ProfileResponse> | null) => answer?.data ?? null,
      providesTags: ['Profile'],
    }),
    /** Ids of the courses the user has paid for. */
    buyerCourseIds: build.query<number[], number>({
      query: (user_id) => ({
        url: '/user/paid-course-ids',
        method: 'POST',
        body: { user_id },
      }),
      transformResponse: (answer: Partial<PaidCourseIdsResponse> | null) =>
        answer?.course_ids ?? [],
      providesTags: ['PaidCourses'],
    }),
  }),
});

import { api } from 'shared/api';
import type {
  PaidCourseIdsResponse,
  PaidWebinarIdsResponse,
  ProfileResponse,
} from 'shared/schemas';

type PaidIds = Partial<PaidCourseIdsResponse & PaidWebinarIdsResponse> | null;

interface PaidIdsQuestion {
  kind: 'course' | 'webinar';
  user_id: number;
}

// The one API client is shared with other units: names must be this unit's own.
export const { useBuyerProfileQuery, useBuyerPaidIdsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    buyerProfile: build.query<ProfileResponse['data'] | null, void>({
      query: () => '/profile',
      transformResponse: (answer: Partial<ProfileResponse> | null) => answer?.data ?? null,
      providesTags: ['Profile'],
    }),
    /** Ids of the courses, or webinars, the user has paid for. */
    buyerPaidIds: build.query<number[], PaidIdsQuestion>({
      query: ({ kind, user_id }) => ({
        url: `/user/paid-${kind}-ids`,
        method: 'POST',
        body: { user_id },
      }),
      transformResponse: (answer: PaidIds, _meta, { kind }) => answer?.[`${kind}_ids`] ?? [],
      providesTags: (_ids, _error, { kind }) => [
        kind === 'course' ? 'PaidCourses' : 'PaidWebinars',
      ],
    }),
  }),
});

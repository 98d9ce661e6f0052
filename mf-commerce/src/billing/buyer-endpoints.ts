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

/**
 * Only makes buying easier: should the token be dead, nobody is signed out in the middle of it. The
 * order itself is taken from anyone.
 */
const extraOptions = { keepsSession: true } as const;

// The one API client is shared with other units: names must be this unit's own.
export const { useBuyerProfileQuery, useBuyerPaidIdsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    buyerProfile: build.query<ProfileResponse['data'] | null, void>({
      query: () => '/profile',
      extraOptions,
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
      extraOptions,
      transformResponse: (answer: PaidIds, _meta, { kind }) => answer?.[`${kind}_ids`] ?? [],
      providesTags: (_ids, _error, { kind }) => [
        kind === 'course' ? 'PaidCourses' : 'PaidWebinars',
      ],
    }),
  }),
});

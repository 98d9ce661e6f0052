import { api } from 'shared/api';
import { profileMessages } from 'shared/messages';
import type { Profile, ProfileResponse, ProfileUpdateRequest } from 'shared/schemas';
import { toast } from 'shared/toast';

/** An answer without `data` means that there is no profile. */
type Answer = Partial<ProfileResponse> | null;

const profileIn = (answer: Answer): Profile | null => answer?.data ?? null;

export const { useGetProfileQuery, useUpdateProfileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile | null, void>({
      query: () => '/profile',
      transformResponse: profileIn,
      providesTags: ['Profile'],
      // The form is filled once, when it opens, so it must not start from an older answer.
      keepUnusedDataFor: 0,
      // Reported here, because an expired token closes the page before it could show a message.
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            if (!data) toast(profileMessages.userMissing, { variant: 'error' });
          },
          () => {
            toast(profileMessages.fetchFailure, { variant: 'error' });
          },
        ),
    }),
    /** Every 2xx is a success, whatever the body holds. */
    updateProfile: build.mutation<Profile | null, ProfileUpdateRequest>({
      query: (body) => ({
        url: '/profile/update',
        method: 'PUT',
        body,
        responseHandler: bodyIfReadable,
      }),
      transformResponse: profileIn,
      invalidatesTags: (_result, error) => (error ? [] : ['Profile']),
    }),
  }),
});

async function bodyIfReadable(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

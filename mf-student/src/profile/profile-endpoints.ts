import { useCallback, useEffect } from 'react';
import { api, change, ifDone } from 'shared/api';
import { send } from 'shared/calls';
import { profileMessages } from 'shared/model/messages';
import type {
  EmailChangeRequest,
  EmailVerifyRequest,
  MeetingReminders,
  MeetingRemindersResponse,
  PhoneChangeRequest,
  PhoneVerifyRequest,
  ProfileUpdateRequest,
  StatusResponse,
} from 'shared/model/schemas';
import { toast } from 'shared/toast';

import { readProfile, type OwnProfile } from './own-profile';

const { userMissing, fetchFailure } = profileMessages;

export const {
  useLazyStudentProfileQuery,
  useStudentRemindersQuery,
  useStudentUpdateProfileMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    /** `null` if the response contains no profile. */
    studentProfile: build.query<OwnProfile | null, void>({
      query: () => '/profile',
      transformResponse: readProfile,
      providesTags: ['Profile'],
      // Forms are filled from the profile and must not start from an old response.
      keepUnusedDataFor: 0,
    }),
    /** Every 2xx response is a success, whatever its body contains. */
    studentUpdateProfile: build.mutation<OwnProfile | null, ProfileUpdateRequest>({
      query: (body) => ({
        url: '/profile/update',
        method: 'PUT',
        body,
        responseHandler: (response: Response) => response.json().catch(() => null),
      }),
      transformResponse: readProfile,
      invalidatesTags: (_answer, error) => (error ? [] : ['Profile']),
    }),
    studentReminders: build.query<MeetingReminders, void>({
      query: () => '/profile/reminders',
      transformResponse: ({ data }: MeetingRemindersResponse) => data,
      providesTags: ['Reminders'],
    }),
  }),
});

export const verifyPhoneCall = change<PhoneVerifyRequest>(
  'POST /profile/phone/verify',
  ifDone('Profile'),
);
export const verifyEmailCall = change<EmailVerifyRequest>(
  'POST /profile/email/verify',
  ifDone('Profile'),
);
export const setRemindersCall = change<{ reminders: boolean }>('PUT /profile/reminders', [
  'Reminders',
]);
export const newCalendarAddressCall = change('POST /profile/calendar-address', ['Reminders']);

export const sendPhoneCodeCall = (body: PhoneChangeRequest, idempotencyKey: string) =>
  send<StatusResponse>({
    name: 'studentSendPhoneCode',
    url: '/profile/phone',
    method: 'POST',
    headers: { 'Idempotency-Key': idempotencyKey },
    body,
  });

export const sendEmailCodeCall = (body: EmailChangeRequest, idempotencyKey: string) =>
  send<StatusResponse>({
    name: 'studentSendEmailCode',
    url: '/profile/email',
    method: 'POST',
    headers: { 'Idempotency-Key': idempotencyKey },
    body,
  });

/** Loads the profile when the page opens, and shows a toast if that fails. */
export function useOwnProfile() {
  const [ask, { data: profile, isFetching, isUninitialized }] = useLazyStudentProfileQuery();

  // The toast is shown here and not by the page, because a refused token closes the page first.
  const load = useCallback(
    () =>
      ask()
        .unwrap()
        .then(
          // A refused token ends the login and clears the response, so `found` is `undefined`.
          (found: OwnProfile | null | undefined) =>
            found === null ? userMissing : found === undefined ? fetchFailure : null,
          () => fetchFailure,
        )
        .then((text) => text && toast(text, { variant: 'error' })),
    [ask],
  );
  useEffect(() => void load(), [load]);

  return {
    // `null` is a response without a user.
    currentData: profile ?? undefined,
    isFetching: isFetching || isUninitialized,
    refetch: load,
  };
}

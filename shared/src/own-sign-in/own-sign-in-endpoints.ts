import { api, change, ifDone } from 'shared/api';
import type { OpenLogin, PasswordChangeRequest, LoginsResponse } from '../model/schemas';

export const { useOwnLoginsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownLogins: build.query<OpenLogin[], void>({
      query: () => '/profile/logins',
      transformResponse: (response: LoginsResponse) => response.data,
      providesTags: ['Devices'],
    }),
  }),
});

export const endOwnLoginCall = change<number, unknown>('DELETE /profile/logins/:id', ['Devices']);
export const ownPasswordCall = change<PasswordChangeRequest>(
  'POST /profile/password',
  ifDone('Devices'),
);

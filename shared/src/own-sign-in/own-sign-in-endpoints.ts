// A singleton: imported by package name, so that a remote uses the host's instance.
import { api, change, ifDone } from 'shared/api';
import type { OpenLogin, PasswordChangeRequest, LoginsResponse } from '../model/schemas';

export const { useEndOwnLoginMutation, useOwnPasswordMutation, useOwnLoginsQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      ownLogins: build.query<OpenLogin[], void>({
        query: () => '/profile/logins',
        transformResponse: (response: LoginsResponse) => response.data,
        providesTags: ['Devices'],
      }),
      endOwnLogin: build.mutation(
        change<number, unknown>('DELETE /profile/logins/:id', ['Devices']),
      ),
      ownPassword: build.mutation(
        change<PasswordChangeRequest>('POST /profile/password', ifDone('Devices')),
      ),
    }),
  });

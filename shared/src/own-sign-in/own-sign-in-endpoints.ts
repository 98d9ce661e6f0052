// A singleton: imported by package name, so that a remote uses the host's instance.
import { api, ifDone } from 'shared/api';
import type {
  OpenLogin,
  PasswordChangeRequest,
  LoginsResponse,
  StatusResponse,
} from '../model/schemas';

export const { useEndOwnLoginMutation, useOwnPasswordMutation, useOwnLoginsQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      ownLogins: build.query<OpenLogin[], void>({
        query: () => '/profile/logins',
        transformResponse: (response: LoginsResponse) => response.data,
        providesTags: ['Devices'],
      }),
      endOwnLogin: build.mutation<unknown, number>({
        query: (id) => ({ url: `/profile/logins/${id}`, method: 'DELETE' }),
        invalidatesTags: ['Devices'],
      }),
      ownPassword: build.mutation<StatusResponse, PasswordChangeRequest>({
        query: (body) => ({ url: '/profile/password', method: 'POST', body }),
        invalidatesTags: ifDone('Devices'),
      }),
    }),
  });

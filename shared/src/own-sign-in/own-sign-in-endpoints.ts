// A singleton: imported by package name, so that a remote uses the host's instance.
import { api, ifDone } from 'shared/api';
import type {
  OpenSession,
  PasswordChangeRequest,
  SessionsResponse,
  StatusResponse,
} from '../model/schemas';

export const { useEndOwnSessionMutation, useOwnPasswordMutation, useOwnSessionsQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      ownSessions: build.query<OpenSession[], void>({
        query: () => '/profile/sessions',
        transformResponse: (response: SessionsResponse) => response.data,
        providesTags: ['Devices'],
      }),
      endOwnSession: build.mutation<unknown, number>({
        query: (id) => ({ url: `/profile/sessions/${id}`, method: 'DELETE' }),
        invalidatesTags: ['Devices'],
      }),
      ownPassword: build.mutation<StatusResponse, PasswordChangeRequest>({
        query: (body) => ({ url: '/profile/password', method: 'POST', body }),
        invalidatesTags: ifDone('Devices'),
      }),
    }),
  });

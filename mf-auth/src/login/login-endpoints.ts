import { api } from 'shared/api';
import type { LoginRequest, LoginResponse } from 'shared/schemas';

export const { useLoginMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, LoginRequest>({
      query: (body) => ({
        url: '/login',
        method: 'POST',
        body,
        // An answer without them signs nobody in, whatever its status.
        validateStatus: (response: Response, answer: Partial<LoginResponse> | null) =>
          response.ok && Boolean(answer?.data?.token && answer.data.user),
      }),
    }),
  }),
});

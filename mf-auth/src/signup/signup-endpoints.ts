import { api } from 'shared/api';
import type { RegisterRequest, RegisterResponse } from 'shared/schemas';

export const { useRegisterMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisterResponse | null, RegisterRequest>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
    }),
  }),
});

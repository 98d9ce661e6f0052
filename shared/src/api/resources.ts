import { api } from './client';

/** Calls that several units make: each is declared here once. */
export const { useLogoutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, void>({ query: () => ({ url: '/logout', method: 'POST' }) }),
  }),
});

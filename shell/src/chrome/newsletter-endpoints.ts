import { api } from 'shared/api';
import type { LeadRequest, LeadResponse } from 'shared/schemas';

export const { useSignUpForNewsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    signUpForNews: build.mutation<LeadResponse, LeadRequest>({
      query: (body) => ({ url: '/book-demo-class', method: 'POST', body }),
    }),
  }),
});

import { api } from 'shared/api';
import type { LeadRequest, LeadResponse } from 'shared/schemas';

export const { useLeaveContactDetailsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    leaveContactDetails: build.mutation<LeadResponse, LeadRequest>({
      query: (body) => ({ url: '/book-demo-class', method: 'POST', body }),
    }),
  }),
});

import { api } from 'shared/api';
import type { ContactRequest, ContactResponse } from 'shared/schemas';

/** Whether the message was stored: only a 201 with a true status says so. */
interface Delivery {
  accepted: boolean;
}

export const { useSendContactMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<Delivery, ContactRequest>({
      query: (body) => ({ url: '/contacts', method: 'POST', body }),
      transformResponse: (answer: ContactResponse | null, meta) => ({
        accepted: meta?.response?.status === 201 && Boolean(answer?.status),
      }),
    }),
  }),
});

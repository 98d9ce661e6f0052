import { api, readStatus, textIn } from 'shared/api';
import type { PaymentCreateRequest } from 'shared/schemas';
import { isPaymentLink } from './payment-page';

interface PaymentCreation {
  order: PaymentCreateRequest;
  /** The same key and order always mean the same order to the server. */
  idempotencyKey: string;
}

export const { useCommerceCreatePaymentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Gives the provider's page to pay on; empty where the answer names none. */
    commerceCreatePayment: build.mutation<string, PaymentCreation>({
      query: ({ order, idempotencyKey }) => ({
        url: '/payment/create',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: order,
      }),
      transformResponse: (answer) => {
        const link = textIn(answer, 'payment_link');
        return readStatus(answer).status && isPaymentLink(link) ? link : '';
      },
    }),
  }),
});

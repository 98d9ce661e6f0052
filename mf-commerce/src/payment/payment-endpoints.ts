import { api } from 'shared/api';
import type { PaymentCreateRequest, PaymentCreateResponse } from 'shared/schemas';

interface PaymentCreation {
  order: PaymentCreateRequest;
  /** The same key and order always mean the same order to the server. */
  idempotencyKey: string;
}

export const { useCreatePaymentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // Read with care: an answer without a link is a failure of its own.
    createPayment: build.mutation<Partial<PaymentCreateResponse> | null, PaymentCreation>({
      query: ({ order, idempotencyKey }) => ({
        url: '/payment/create',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: order,
      }),
    }),
  }),
});

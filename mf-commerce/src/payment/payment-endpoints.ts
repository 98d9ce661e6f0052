import { lateCallsTo } from 'shared/calls';
import { readPaymentLink } from 'shared/payment-page';
import type { PaymentConfirmationQuery, PaymentCreateRequest } from 'shared/schemas';

interface PaymentCreation {
  order: PaymentCreateRequest;
  /** The same key and order always mean the same order to the server. */
  idempotencyKey: string;
}

const late = lateCallsTo(
  ({ api }) =>
    api.injectEndpoints({
      endpoints: (build) => ({
        commerceCreatePayment: build.mutation<string, PaymentCreation>({
          query: ({ order, idempotencyKey }) => ({
            url: '/payment/create',
            method: 'POST',
            headers: { 'Idempotency-Key': idempotencyKey },
            body: order,
          }),
          transformResponse: readPaymentLink,
        }),
        /** The same order once more, known by number and token. */
        commerceRetryPayment: build.mutation<string, PaymentConfirmationQuery>({
          query: (body) => ({ url: '/payment/retry', method: 'POST', body }),
          transformResponse: readPaymentLink,
        }),
      }),
    }).endpoints,
);

/** Both give the provider's page to pay on; empty where the answer names none. */
export const createPaymentCall = late((endpoints) => endpoints.commerceCreatePayment.initiate);
export const retryPaymentCall = late((endpoints) => endpoints.commerceRetryPayment.initiate);

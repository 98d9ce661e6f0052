import { lazyCallsTo } from 'shared/calls';
import { readPaymentLink } from 'shared/calls';
import type { PaymentConfirmationQuery, PaymentCreateRequest } from 'shared/model/schemas';

interface PaymentCreation {
  order: PaymentCreateRequest;
  /** For the server, a repeated key with the same content is the same order. */
  idempotencyKey: string;
}

const lazyCall = lazyCallsTo(
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
        /** Retries the payment of the order that this number and token identify. */
        commerceRetryPayment: build.mutation<string, PaymentConfirmationQuery>({
          query: (body) => ({ url: '/payment/retry', method: 'POST', body }),
          transformResponse: readPaymentLink,
        }),
      }),
    }).endpoints,
);

/** Both return the URL of the provider's payment page, or an empty string if the response has none. */
export const createPaymentCall = lazyCall((endpoints) => endpoints.commerceCreatePayment.initiate);
export const retryPaymentCall = lazyCall((endpoints) => endpoints.commerceRetryPayment.initiate);

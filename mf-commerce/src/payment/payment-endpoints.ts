import { readPaymentLink } from 'shared/actions';
import { send } from 'shared/calls';
import type { PaymentConfirmationQuery, PaymentCreateRequest } from 'shared/model/schemas';

interface PaymentCreation {
  order: PaymentCreateRequest;
  /** For the server, a repeated key with the same content is the same order. */
  idempotencyKey: string;
}

// Both return the URL of the provider's payment page, or an empty string if the response has none.

export const createPaymentCall = ({ order, idempotencyKey }: PaymentCreation) =>
  send(
    {
      name: 'commerceCreatePayment',
      url: '/payment/create',
      method: 'POST',
      headers: { 'Idempotency-Key': idempotencyKey },
      body: order,
    },
    readPaymentLink,
  );

/** Retries the payment of the order that this number and token identify. */
export const retryPaymentCall = (body: PaymentConfirmationQuery) =>
  send(
    { name: 'commerceRetryPayment', url: '/payment/retry', method: 'POST', body },
    readPaymentLink,
  );

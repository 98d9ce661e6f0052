import { campaign, readPaymentLink } from 'shared/actions';
import { send } from 'shared/calls';
import { textAt } from 'shared/model/validation';
import type {
  PaymentConfirmation,
  PaymentConfirmationQuery,
  PaymentCreateRequest,
} from 'shared/model/schemas';

export interface PaymentCreation {
  order: PaymentCreateRequest;
  /** For the server, a repeated key with the same content is the same order. */
  idempotencyKey: string;
  /** The buyer knows that the same was paid a moment ago. */
  again: boolean;
}

/** An order that waits for its payment. */
export interface OpenOrder extends PaymentConfirmationQuery {
  /** The URL of the provider's page; empty if the response has none, `null` if the order must not be paid again. */
  link: string | null;
}

export const createPaymentCall = ({ order, idempotencyKey, again }: PaymentCreation) =>
  send(
    {
      name: 'commerceCreatePayment',
      url: '/payment/create',
      method: 'POST',
      headers: { 'Idempotency-Key': idempotencyKey, ...(!again && { 'Ask-If-Paid': 'yes' }) },
      body: { ...order, ...campaign() },
    },
    (response): OpenOrder => ({
      link: readPaymentLink(response),
      order_id: textAt(response, 'order_number'),
      order_token: textAt(response, 'order_token'),
    }),
  );

/**
 * Retries the payment of the order that this number and token identify. Returns the URL of the payment page, or an
 * empty string if the response has none.
 */
export const retryPaymentCall = (body: PaymentConfirmationQuery) =>
  send(
    { name: 'commerceRetryPayment', url: '/payment/retry', method: 'POST', body },
    readPaymentLink,
  );

export const confirmPaymentCall = (params: PaymentConfirmationQuery) =>
  send<PaymentConfirmation>({
    name: 'commercePaymentConfirmation',
    url: '/payment-success',
    params,
  });

import { api, readFailure } from 'shared/api';
import type {
  PaymentConfirmation,
  PaymentConfirmationQuery,
  PaymentNotConfirmed,
} from 'shared/model/schemas';

/** Why a payment is not confirmed, and how long to wait before asking again. */
export interface NotConfirmed {
  state: NonNullable<PaymentNotConfirmed['payment_state']> | 'unknown';
  /** Seconds from the `Retry-After` header; `null` without one. */
  retryAfter: number | null;
}

export const { useLazyCommercePaymentConfirmationQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    commercePaymentConfirmation: build.query<PaymentConfirmation, PaymentConfirmationQuery>({
      query: (params) => ({ url: '/payment-success', params }),
      // Only this function can read the response headers.
      transformErrorResponse: (error, meta): NotConfirmed => ({
        // The response for an unconfirmed payment has this schema; any other body lacks the key.
        state: (readFailure(error).body as PaymentNotConfirmed | null)?.payment_state ?? 'unknown',
        retryAfter: Number(meta?.response?.headers.get('Retry-After')) || null,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

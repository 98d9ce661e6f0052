import { api, readFailure } from 'shared/api';
import type {
  PaymentConfirmation,
  PaymentConfirmationQuery,
  PaymentNotConfirmed,
} from 'shared/schemas';

/** Why a payment is not confirmed, and how long to wait before asking again. */
export interface NotConfirmed {
  state: NonNullable<PaymentNotConfirmed['payment_state']> | 'unknown';
  /** Seconds, where the server said. */
  retryAfter: number | null;
}

export const { useLazyCommercePaymentConfirmationQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    commercePaymentConfirmation: build.query<PaymentConfirmation, PaymentConfirmationQuery>({
      query: (params) => ({ url: '/payment-success', params }),
      // Headers can only be read here.
      transformErrorResponse: (error, meta): NotConfirmed => ({
        // The API answers a payment that is not confirmed with this schema; any other body lacks the key.
        state: (readFailure(error).body as PaymentNotConfirmed | null)?.payment_state ?? 'unknown',
        retryAfter: Number(meta?.response?.headers.get('Retry-After')) || null,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

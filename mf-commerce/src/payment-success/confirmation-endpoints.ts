import { api } from 'shared/api';
import type { PaymentConfirmation, PaymentConfirmationQuery } from 'shared/model/schemas';

export const { useLazyCommercePaymentConfirmationQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    commercePaymentConfirmation: build.query<PaymentConfirmation, PaymentConfirmationQuery>({
      query: (params) => ({ url: '/payment-success', params }),
      keepUnusedDataFor: 0,
    }),
  }),
});

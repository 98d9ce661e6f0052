import { send } from 'shared/calls';
import type { PaymentConfirmation, PaymentConfirmationQuery } from 'shared/model/schemas';

export const confirmPaymentCall = (params: PaymentConfirmationQuery) =>
  send<PaymentConfirmation>({
    name: 'commercePaymentConfirmation',
    url: '/payment-success',
    params,
  });

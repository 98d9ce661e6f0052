import { paymentMessages } from 'shared/model/messages';
import type { PaymentResult } from './use-payment-result';

interface Outcome {
  heading: string;
  text: string;
  /** Whether another request to the server may give a different outcome. */
  mayChange?: true;
}

/** The texts for every state without a confirmation. */
export const outcomes: Record<Exclude<PaymentResult['state'], 'confirmed'>, Outcome> = {
  processing: {
    heading: paymentMessages.processing,
    text: 'We are confirming your payment. This takes a few seconds.',
  },
  pending: {
    heading: 'Your payment is being confirmed',
    text: 'Your bank has not confirmed the payment yet. This can take a few minutes. We will keep checking. You can also close this page: we will send you the confirmation by e-mail.',
    mayChange: true,
  },
  review: {
    heading: 'We are looking at your payment',
    text: 'Your money has arrived, but we need to check something before we can confirm your order. We will write to you. Please do not pay again.',
  },
  failed: {
    heading: paymentMessages.failure,
    text: 'The payment did not go through and your order is not paid. You can try again whenever you like.',
  },
  unknown: {
    heading: paymentMessages.failure,
    text: 'We could not find out whether the payment went through. If you have paid, nothing is lost: check again in a moment.',
    mayChange: true,
  },
  missing: {
    heading: paymentMessages.detailsMissing,
    text: 'This link does not say which order it is for. If you have just paid, you will get the confirmation by e-mail.',
  },
};

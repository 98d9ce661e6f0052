import { paymentMessages } from 'shared/messages';
import type { PaymentResult } from './use-payment-result';

interface Outcome {
  heading: string;
  text: string;
  /** Whether asking the server once more may change it. */
  mayChange?: true;
}

/** The words for every state without a confirmation. */
export const outcomes: Record<Exclude<PaymentResult['state'], 'confirmed'>, Outcome> = {
  processing: {
    heading: paymentMessages.processing,
    text: 'We are confirming your payment. This takes a few seconds.',
  },
  pending: {
    heading: 'Your payment is being confirmed',
    text: 'Your bank has not told us yet how it went. This can take a few minutes. We keep asking; you may also close this page, the confirmation comes by e-mail.',
    mayChange: true,
  },
  review: {
    heading: 'We are looking at your payment',
    text: 'Your money has arrived, but not quite as ordered. One of us looks at it and writes to you. Please do not pay again.',
  },
  failed: {
    heading: paymentMessages.failure,
    text: 'The payment did not go through and your order is not paid. You can try again whenever you like.',
  },
  unknown: {
    heading: paymentMessages.failure,
    text: 'We could not learn how the payment went. If you have paid, nothing is lost: check again in a moment.',
    mayChange: true,
  },
  missing: {
    heading: paymentMessages.detailsMissing,
    text: 'This address does not say which order it belongs to. If you have just paid, your confirmation comes by e-mail.',
  },
};

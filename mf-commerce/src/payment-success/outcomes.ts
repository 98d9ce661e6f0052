import { paymentMessages } from 'shared/model/messages';
import { texts } from './texts';
import type { PaymentResult } from './use-payment-result';

interface Outcome {
  heading: string;
  text: string;
  /** Whether another request to the server may give a different outcome. */
  mayChange?: true;
}

/** What the page says in every state without a confirmation. */
export const outcomes: Record<Exclude<PaymentResult['state'], 'confirmed'>, Outcome> = {
  processing: {
    heading: paymentMessages.processing,
    text: texts.processing,
  },
  pending: {
    heading: texts.pendingHeading,
    text: texts.pending,
    mayChange: true,
  },
  review: {
    heading: texts.reviewHeading,
    text: texts.review,
  },
  failed: {
    heading: paymentMessages.failure,
    text: texts.failed,
  },
  unknown: {
    heading: paymentMessages.failure,
    text: texts.unknown,
    mayChange: true,
  },
  ended: {
    heading: texts.linkEnded,
    text: texts.linkEndedText,
  },
  missing: {
    heading: paymentMessages.detailsMissing,
    text: texts.detailsMissing,
  },
};

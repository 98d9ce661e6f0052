import type { ReactNode } from 'react';

export const texts = {
  taxesIncluded: 'In all, taxes included.',
  cardStaysPrivate: 'You pay on the payment provider’s own page. We never see your card.',
  afterPayment: {
    course:
      'Your course opens within 3 hours of the payment, and you will get a confirmation by e-mail.',
    webinar:
      'Your ticket will appear under My Webinars, and you will get a confirmation by e-mail.',
  },
  help: (policy: (text: string) => ReactNode, email: ReactNode) => (
    <>
      Read our {policy('refund policy')}, or write to {email}.
    </>
  ),
  refund: {
    course:
      'Refund on request within 24 hours of purchase, unless more than 10% of the content has been accessed.',
    webinar: 'Refund on request within 24 hours of purchase, until the webinar begins.',
  },
};

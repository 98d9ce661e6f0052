import type { ShippedPolicy } from './policy';

export const refundPolicy = {
  title: 'Refund policy',
  description: 'When a course fee is refunded, how to ask for it, and how long each step takes.',
  lead: 'Please read the syllabus and sit in on a free demo class before you pay. If the course is still not what you expected, this is how a refund works.',
  sections: {
    'when-you-can-ask': {
      heading: 'When you can ask',
      blocks: [
        'You may request a refund within 24 hours of purchase. The clock starts when the payment is confirmed, which is the time printed on your payment receipt.',
        'Requests that reach us later cannot be accepted, whatever the reason.',
      ],
    },
    'when-no-refund-is-given': {
      heading: 'When no refund is given',
      blocks: [
        [
          'After more than 10% of the content has been accessed, live or recorded.',
          'For a webinar ticket once the webinar has begun.',
          'For printed material that has left our office.',
          'For an account closed for breaking the terms of service.',
        ],
      ],
    },
    'how-to-ask': {
      heading: 'How to ask',
      blocks: [
        'The quickest way: log in, open “Your orders” and press “Ask for a refund”. The button is there as long as you can ask.',
        'Or write to {email} from the e-mail address of your account. Give your order number, the date and the amount, and a sentence on what went wrong.',
        'We read every request ourselves. You get our review response within 7 business days.',
      ],
    },
    'when-the-money-arrives': {
      heading: 'When the money arrives',
      blocks: [
        'An approved refund goes back to the card, account or UPI address it came from. Processing takes 7-10 business days, most of which is the bank’s.',
        'Refunds are made in Indian rupees (INR), for the amount you paid. Access to the course ends with the refund.',
      ],
    },
    'bought-the-wrong-course': {
      heading: 'Bought the wrong course?',
      blocks: [
        'That needs no refund. Write to support with your order number and the course you wanted, and we switch it.',
      ],
    },
    'payment-failed-but-money-left-your-account': {
      heading: 'Payment failed, but money left your account',
      blocks: [
        'Wait up to 3 hours: most payments are confirmed late rather than lost. If the course has not appeared by then, write to us with the order number and we trace the payment with the bank.',
      ],
    },
  },
} as const satisfies ShippedPolicy;

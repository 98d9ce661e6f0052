import type { ReactNode } from 'react';

export const texts = {
  heading: 'Your orders',
  lead: 'What you have bought, what is still to be paid, and your receipts.',
  print: 'Print',
  help: (ask: (text: string) => ReactNode, write: (text: string) => ReactNode) => (
    <>
      A question about an order? Name its number and {ask('ask on WhatsApp')}, or{' '}
      {write('write to us')}.
    </>
  ),
  /** The number of the order is written after it. */
  question: 'Namaste, I have a question about my order ',
  printed: (siteName: string) => `${siteName}, printed from your account.`,

  loading: 'Loading your orders…',
  failure: 'We could not load your orders. Nothing is lost: what you have paid for stays yours.',
  none: 'No orders yet',
  startLearning: 'Start learning',
  appearsAtOnce: 'A course or ticket you order while you are logged in appears here at once.',

  order: 'Order',
  ordered: 'Ordered',
  amount: 'Amount',
  refunded: (amount: string) => `${amount} refunded`,
  state: 'State',
  states: {
    pending: 'Not paid yet',
    failed: 'Payment failed',
    expired: 'Not paid in time',
    review: 'Being checked',
    paid: 'Paid',
    refunded: 'Refunded',
  },
  action: 'Action',
  resumePayment: 'Resume payment',
  receipt: 'Receipt',
  askRefund: 'Ask for a refund',
  refundAsked: (when: string) => `You asked for a refund on ${when}.`,
  answerBy: (day: string) => `The answer comes by ${day}.`,
};

export const refundTexts = {
  heading: (title: string) => `Ask for a refund: ${title}`,
  comesBack: (amount: string) =>
    `What comes back: ${amount}, to the card, account or UPI address that it came from. Your access ends with the refund.`,
  byWhen: (day: string) =>
    `By when: you get our answer by ${day}. After a yes, the bank takes 7 to 10 business days.`,
  rules: (until: string, policy: (text: string) => ReactNode) => (
    <>
      You can ask until {until}. What else counts stands in the {policy('refund policy')}.
    </>
  ),
  form: 'Ask for a refund',
  reason: 'What went wrong',
  send: 'Ask for my money back',
  failure: 'Your request could not be sent. Please try again.',
};

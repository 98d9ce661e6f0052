import { contact, siteName } from 'shared/model/config';

/** What the e-mails about an order say, whichever module writes them. */
export const texts = {
  dear: (name: string) => `Dear ${name},`,
  hello: 'Hello,',
  orderNumber: 'Order number',
  kind: { course: 'Course', webinar: 'Webinar' },
  when: 'When',
  whenOf: (title: string) => `When: ${title}`,
  goToLogin: 'Go to login',
  openClassroom: 'Open classroom',
  get questions() {
    return `Questions? Write to ${contact.email} or call ${contact.phone}.`;
  },
  // The confirmation
  paidSubject: (order: string) => `Your ${siteName} order ${order}`,
  thanks: 'Thank you for your order',
  coursePaid: 'Your payment has arrived and your course is waiting for you in your dashboard.',
  webinarPaid: 'Your payment has arrived and your seat in the webinar is yours.',
  receipt: 'Receipt',
  amountPaid: 'Amount paid',
  paidOn: 'Paid on',
  addressUnproven:
    'There is already an account with this e-mail address, but the address was never confirmed. Choose “Forgot your password?” on the login page and enter the code that we send you: your order will then be in the account.',
  logIn:
    'Log in with this e-mail address. If the account is new, its password is the one that you gave at the checkout.',
  seeOrder: 'See your order (for 7 days)',
  // A refund
  refundSubject: (order: string) => `Refund for your ${siteName} order ${order}`,
  refundHeading: 'Your refund is on its way',
  /** By the way that the money has gone. */
  returned: {
    provider:
      'We have returned the amount below to the account that you paid with. Banks take 7-10 business days to show it.',
    cash: 'We have given the amount below back to you in cash.',
    bank: 'We have sent the amount below to your bank account.',
    dispute: 'The amount below has gone back to you through your bank.',
    correction:
      'A payment was written down for this order by mistake. The credit note takes it back; no money has moved.',
  },
  noLongerOpen: 'You can no longer open what you bought with this order in your dashboard.',
  amountReturned: 'Amount returned',
  creditNote: 'Credit note',
  // Other dates
  newDatesSubject: (order: string) => `New dates for your ${siteName} order ${order}`,
  newDates: 'Your new dates',
  moved:
    'We have moved your place. These are the dates that count from now on; you will find them in your dashboard too.',
  get doesNotSuit() {
    return `Does this not suit you? Write to ${contact.email} or call ${contact.phone}.`;
  },
  // Changed dates or links
  changedSubject: (title: string) => `Changed: ${title}`,
  datesChanged:
    'What you have booked takes place at another time. The dates below count from now on.',
  linkChanged:
    'The link to your classes is another one now. You find it in your classroom; an earlier link no longer counts.',
  to: (day: string) => `to ${day}`,
  minutes: (count: number) => `${count} minutes`,
  was: 'Was',
  now: 'Now',
  // A cancelled batch or session
  classCancelledSubject: (title: string) => `Cancelled: ${title}`,
  classCancelled: 'We are sorry: what you have booked will not take place.',
  settling: {
    refund:
      'We return what you have paid to the account that you paid with. You get another e-mail when it is on its way.',
    cash: 'You have paid us yourself, so our team will call you or write to you and give it back.',
    gift: 'It was a gift or a scholarship: your place ends with it.',
    'by hand': 'Our team will write to you about your order.',
  },
  // The hour of a webinar
  hourSubject: (when: string) => `The hour of your webinar: ${when}`,
  hourFixed: 'The hour of your webinar is fixed. You can join from 15 minutes before it begins.',
  get hourDoesNotSuit() {
    return `The hour does not suit you? Write to ${contact.email} or call ${contact.phone}.`;
  },
  // Another e-mail address
  correctedSubject: (order: string) => `Order ${order} has another e-mail address now`,
  corrected: 'This order has another address now',
  wasMistake: (order: string) =>
    `The buyer of order ${order} has said that this address was a mistake. The order, and what it opened, belong to another address now, and nothing more about it comes here.`,
  ifYours: 'If you placed this order yourself, write to us.',
  // A payment that is checked
  reviewSubject: (order: string) => `We are checking your payment for ${order}`,
  review: 'We are checking your payment',
  reviewReasons: {
    amount: 'We have received a payment for your order, but its amount does not match the price.',
    currency: 'We have received a payment for your order, but in another currency.',
    counted_elsewhere:
      'We have received a payment for your order, but it also names another order.',
    paid_twice: 'Your order has been paid twice.',
    already_owned: 'We have received your payment, but you had already paid for this.',
    cancelled: 'We have received a payment for your order, but it had been cancelled.',
  },
  teamWrites:
    'Our team will check it and write to you. Your money is safe: you will get what you paid for, or your money back. Please do not pay again.',
  amount: 'Amount',
  // A gift or a scholarship
  grantedSubject: (title: string) => `You have a place: ${title}`,
  granted: 'We have given you a place. There is nothing to pay.',
  withdrawnSubject: (title: string) => `Your place was withdrawn: ${title}`,
  withdrawn: 'We have withdrawn the place that we had given you.',
  grantedUnproven:
    'Choose “Forgot your password?” on the login page and enter the code that we send you: it will then be in your dashboard.',
  grantedPurchased: 'Log in with this e-mail address: it is in your dashboard.',
};

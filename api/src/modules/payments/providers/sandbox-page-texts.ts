import { siteName } from 'shared/model/config';

export const texts = {
  provider: 'Sandbox payments',
  isTest: 'This is a test payment page. No money is moved.',
  payHeading: 'Complete your payment',
  orderNumber: 'Order number',
  bought: 'For',
  email: 'E-mail',
  amount: 'Amount',
  pay: 'Pay',
  fail: 'Fail payment',
  paidHeading: 'Already paid',
  paid: 'This order has been paid.',
  goToOrder: 'Go to your order',
  expiredHeading: 'Link expired',
  expired: 'This payment link has expired. Please order again.',
  cancelledHeading: 'Order cancelled',
  cancelled: 'This order was cancelled. There is nothing to pay.',
  notFoundHeading: 'Order not found',
  notFound: 'This payment link is not valid.',
  backToSite: `Back to ${siteName}`,
};

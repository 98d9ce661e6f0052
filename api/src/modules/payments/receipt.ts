import { siteName } from 'shared/config';
import { formatDateTime, formatRupees } from 'shared/format';
import { paths } from 'shared/paths';
import { renderEmail } from '../../platform/email-layout';
import type { Message } from '../../platform/messages';
import type { Order } from '../orders/orders-tables';
import { rupees } from './quote';

export function receiptMessage(siteUrl: string, order: Order, paidAt: Date): Message {
  const subject = `Your ${siteName} order ${order.orderNumber}`;
  return {
    channel: 'email',
    to: order.email,
    template: 'order-paid',
    subject,
    code: null,
    ...renderEmail({
      heading: 'Thank you for your order',
      paragraphs: [
        `Dear ${order.firstName},`,
        order.kind === 'course'
          ? 'Your payment has arrived and your course is waiting for you in your dashboard.'
          : 'Your payment has arrived and your seat in the webinar is yours.',
      ],
      rows: [
        ['Order number', order.orderNumber],
        [order.kind === 'course' ? 'Course' : 'Webinar', order.title],
        ['Amount paid', formatRupees(rupees(order.payablePaise))],
        ['Paid on', formatDateTime(paidAt.toISOString())],
      ],
      button: { label: 'Go to login', address: `${siteUrl}${paths.login()}` },
      closing:
        order.userId === null
          ? 'An account that was made with this e-mail address earlier has never confirmed it. Choose “Forgot your password?” at the login: with the code that we send you, your order is waiting in the account.'
          : 'Log in with this e-mail address. If the account is new, its password is the one that you gave at the checkout.',
    }),
  };
}

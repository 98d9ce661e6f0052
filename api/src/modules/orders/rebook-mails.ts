import { contact, siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { greeting, renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import type { Order } from './orders-tables';

/** Tells the buyer the new dates, or the new course, of an order. */
export function rebookedMessage(
  siteUrl: string,
  order: Order,
  { title, when }: { title: string; when: string },
): Message {
  return {
    channel: 'email',
    to: order.email,
    orderNumber: order.orderNumber,
    template: 'order-rebooked',
    subject: `New dates for your ${siteName} order ${order.orderNumber}`,
    code: null,
    ...renderEmail({
      heading: 'Your new dates',
      paragraphs: [
        greeting(order.firstName),
        'We have moved your place. These are the dates that count from now on; you will find them in your dashboard too.',
        `Does this not suit you? Write to ${contact.email} or call ${contact.phone}.`,
      ],
      rows: [
        ['Order number', order.orderNumber],
        [order.kind === 'course' ? 'Course' : 'Webinar', title],
        ['When', when],
      ],
      button: { label: 'Go to login', address: `${siteUrl}${paths.login()}` },
    }),
  };
}

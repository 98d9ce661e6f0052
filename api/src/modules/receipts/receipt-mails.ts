import { HOW_TO_JOIN } from 'shared/model/catalogue';
import { contact, siteName } from 'shared/model/config';
import { formatDateTime, formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { rupees } from '../../platform/money';
import type { Order } from '../orders/orders-tables';
import type { BoughtItem } from '../orders/schedules';
import type { Receipt } from './receipts-tables';

/** The confirmation of a paid order, with its receipt. */
export function receiptMessage(
  siteUrl: string,
  order: Order,
  items: readonly BoughtItem[],
  receipt: Receipt,
): Message {
  const subject = `Your ${siteName} order ${order.orderNumber}`;
  return {
    channel: 'email',
    to: order.email,
    orderNumber: order.orderNumber,
    template: 'order-paid',
    subject,
    code: null,
    attachments: [attachmentOf(receipt), ...calendarOf(order, items)],
    ...renderEmail({
      heading: 'Thank you for your order',
      paragraphs: [
        `Dear ${order.firstName},`,
        order.kind === 'course'
          ? 'Your payment has arrived and your course is waiting for you in your dashboard.'
          : 'Your payment has arrived and your seat in the webinar is yours.',
        ...items.flatMap(({ hour }) => hour ?? []),
        `${HOW_TO_JOIN} Questions? Write to ${contact.email} or call ${contact.phone}.`,
      ],
      rows: [
        ['Order number', order.orderNumber],
        [order.kind === 'course' ? 'Course' : 'Webinar', order.title],
        ...items.map(({ title, when }): [string, string] => [
          items.length === 1 ? 'When' : `When: ${title}`,
          when,
        ]),
        ['Receipt', receipt.number],
        ['Amount paid', formatRupees(rupees(order.payablePaise))],
        ['Paid on', formatDateTime(receipt.createdAt.toISOString())],
      ],
      button: { label: 'Go to login', address: `${siteUrl}${paths.login()}` },
      closing:
        order.userId === null
          ? 'There is already an account with this e-mail address, but the address was never confirmed. Choose “Forgot your password?” on the login page and enter the code that we send you: your order will then be in the account.'
          : 'Log in with this e-mail address. If the account is new, its password is the one that you gave at the checkout.',
    }),
  };
}

/** The e-mail about a refund, with the credit note if there is one. */
export function refundMessage(
  order: Order,
  amountPaise: number,
  note: Receipt | undefined,
): Message {
  const rows: [string, string][] = [
    ['Order number', order.orderNumber],
    ['Amount returned', formatRupees(rupees(amountPaise))],
  ];
  if (note) rows.push(['Credit note', note.number]);
  return {
    channel: 'email',
    to: order.email,
    orderNumber: order.orderNumber,
    template: 'order-refunded',
    subject: `Refund for your ${siteName} order ${order.orderNumber}`,
    code: null,
    ...(note && { attachments: [attachmentOf(note)] }),
    ...renderEmail({
      heading: 'Your refund is on its way',
      paragraphs: [
        `Dear ${order.firstName},`,
        'We have returned the amount below to the account that you paid with. Banks take 7-10 business days to show it.',
        ...(order.state === 'refunded' && order.paidAt
          ? ['You can no longer open what you bought with this order in your dashboard.']
          : []),
      ],
      rows,
    }),
  };
}

/** Before the number of an order: the `source` of an attachment with its dates. */
export const CALENDAR_OF = 'calendar ';

/** The dates of the order as a calendar file; none while no date is known. */
const calendarOf = ({ orderNumber }: Order, items: readonly BoughtItem[]) =>
  items.some(({ isDated }) => isDated)
    ? [{ fileName: 'classes.ics', source: CALENDAR_OF + orderNumber }]
    : [];

const attachmentOf = ({ number }: Receipt) => ({
  fileName: `${number.replaceAll('/', '-')}.pdf`,
  source: number,
});

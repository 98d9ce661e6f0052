import { formatDateTime, formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { Config } from '../../settings/config';
import { spoken } from '../../platform/language';
import { writeEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { rupees } from '../../platform/money';
import { loginButton, orderTexts, scheduleTextsIn } from '../orders/order-language';
import type { Order } from '../orders/orders-tables';
import type { PurchasedItem } from '../orders/seats/schedules';
import type { Receipt } from './receipts-tables';
import { resultLink } from './result-link';

/** The confirmation of a paid order, with its receipt. */
export function receiptMessage(
  config: Pick<Config, 'secretKey' | 'siteUrl'>,
  order: Order,
  items: readonly PurchasedItem[],
  receipt: Receipt,
): Message {
  const { language, orderNumber } = order;
  const texts = orderTexts(language);
  const { prefix, words } = spoken[language];
  const scheduleTexts = scheduleTextsIn[language];
  const link = { order_id: orderNumber, link: resultLink(config, order) };
  const page = `${config.siteUrl}${prefix}${paths.paymentSuccess()}`;
  return writeEmail({
    to: order.email,
    about: { kind: 'order', id: orderNumber },
    template: 'order-paid',
    subject: texts.paidSubject(orderNumber),
    attachments: [attachmentOf(receipt), ...calendarOf(order, items)],
    language,
    heading: texts.thanks,
    paragraphs: [
      texts.dear(order.firstName),
      order.kind === 'course' ? texts.coursePaid : texts.webinarPaid,
      ...items.flatMap(({ hour }) => hour ?? []),
      `${scheduleTexts.howToJoin} ${texts.questions}`,
    ],
    rows: [
      [texts.orderNumber, orderNumber],
      [texts.kind[order.kind], items.map(({ title }) => title).join(', ')],
      ...items.map(({ title, when }): [string, string] => [
        items.length === 1 ? texts.when : texts.whenOf(title),
        when,
      ]),
      [texts.receipt, receipt.number],
      [texts.amountPaid, formatRupees(rupees(order.payablePaise))],
      [texts.paidOn, formatDateTime(receipt.createdAt.toISOString(), words)],
    ],
    button: loginButton(config.siteUrl, language),
    otherButton: { label: texts.seeOrder, address: `${page}?${new URLSearchParams(link)}` },
    closing: order.userId === null ? texts.addressUnproven : texts.logIn,
  });
}

/** How money went back: the texts of the e-mail name it. */
export type ReturnWay = keyof ReturnType<typeof orderTexts>['returned'];

/** The e-mail about a refund, with the credit note if there is one. */
export function refundMessage(
  order: Order,
  { amountPaise, way }: { amountPaise: number; way: ReturnWay },
  note: Receipt | undefined,
): Message {
  const { language, orderNumber } = order;
  const texts = orderTexts(language);
  const rows: [string, string][] = [
    [texts.orderNumber, orderNumber],
    [texts.amountReturned, formatRupees(rupees(amountPaise))],
  ];
  if (note) rows.push([texts.creditNote, note.number]);
  return writeEmail({
    to: order.email,
    about: { kind: 'order', id: orderNumber },
    template: 'order-refunded',
    subject: texts.refundSubject(orderNumber),
    ...(note && { attachments: [attachmentOf(note)] }),
    language,
    heading: texts.refundHeading,
    paragraphs: [
      texts.dear(order.firstName),
      texts.returned[way],
      ...(order.state === 'refunded' && order.paidAt ? [texts.noLongerOpen] : []),
    ],
    rows,
  });
}

/** Before the number of an order: the `source` of an attachment with its dates. */
export const CALENDAR_OF = 'calendar ';

/** The dates of the order as a calendar file; none while no date is known. */
const calendarOf = ({ orderNumber }: Order, items: readonly PurchasedItem[]) =>
  items.some(({ isDated }) => isDated)
    ? [{ fileName: 'classes.ics', source: CALENDAR_OF + orderNumber }]
    : [];

const attachmentOf = ({ number }: Receipt) => ({
  fileName: `${number.replaceAll('/', '-')}.pdf`,
  source: number,
});

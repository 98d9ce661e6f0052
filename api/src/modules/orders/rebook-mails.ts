import { greeting, writeEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { loginButton, orderTexts } from './order-language';
import type { Order } from './orders-tables';

/** Tells the buyer the new dates, or the new course, of an order. */
export function rebookedMessage(
  siteUrl: string,
  order: Order,
  { title, when }: { title: string; when: string },
): Message {
  const { language, orderNumber } = order;
  const texts = orderTexts(language);
  return writeEmail({
    to: order.email,
    about: { kind: 'order', id: orderNumber },
    template: 'order-rebooked',
    subject: texts.newDatesSubject(orderNumber),
    language,
    heading: texts.newDates,
    paragraphs: [greeting(order.firstName, language), texts.moved, texts.doesNotSuit],
    rows: [
      [texts.orderNumber, orderNumber],
      [texts.kind[order.kind], title],
      [texts.when, when],
    ],
    button: loginButton(siteUrl, language),
  });
}

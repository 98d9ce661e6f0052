import { paths } from 'shared/model/paths';
import { greeting, renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { siteIn } from '../../platform/language';
import { orderTexts } from './order-language';
import type { Order } from './orders-tables';

/** Tells the buyer the new dates, or the new course, of an order. */
export function rebookedMessage(
  siteUrl: string,
  order: Order,
  { title, when }: { title: string; when: string },
): Message {
  const { language, orderNumber } = order;
  const texts = orderTexts(language);
  return {
    channel: 'email',
    to: order.email,
    about: { kind: 'order', id: orderNumber },
    template: 'order-rebooked',
    subject: texts.newDatesSubject(orderNumber),
    code: null,
    ...renderEmail(
      {
        heading: texts.newDates,
        paragraphs: [greeting(order.firstName, language), texts.moved, texts.doesNotSuit],
        rows: [
          [texts.orderNumber, orderNumber],
          [texts.kind[order.kind], title],
          [texts.when, when],
        ],
        button: {
          label: texts.goToLogin,
          address: `${siteIn(siteUrl, language)}${paths.login()}`,
        },
      },
      language,
    ),
  };
}

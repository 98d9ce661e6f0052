import { paths } from 'shared/model/paths';
import type { SettlingWay } from 'shared/model/schemas';
import { siteIn } from '../../../platform/language';
import { greeting, writeEmail } from '../../../platform/messages/email-layout';
import type { Message } from '../../../platform/messages/message-tables';
import { orderTexts } from '../../orders/order-language';
import type { Order } from '../../orders/orders-tables';

/** Tells a buyer that the class does not take place, and what becomes of the order. */
export function cancelledMessage(
  { email, firstName, language, orderNumber, title }: Order,
  how: SettlingWay,
): Message {
  const texts = orderTexts(language);
  const subject = texts.classCancelledSubject(title);
  const paragraphs = [texts.classCancelled, texts.settling[how], texts.questions];
  return writeEmail({
    to: email,
    about: { kind: 'order', id: orderNumber },
    template: 'class-cancelled',
    opens: siteIn('', language) + paths.login(),
    subject,
    language,
    paragraphs: [greeting(firstName, language), ...paragraphs],
    rows: [[texts.orderNumber, orderNumber]],
  });
}

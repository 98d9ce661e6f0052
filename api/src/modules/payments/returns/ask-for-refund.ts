import { formatRupees, formatShortDate } from 'shared/model/format';
import type { Transaction } from '../../../platform/database/database';
import { businessDaysAfter, indianDay } from '../../../platform/indian-time';
import { spoken } from '../../../platform/language';
import { renderEmail } from '../../../platform/messages/email-layout';
import { rupees } from '../../../platform/money';
import { orderTexts } from '../../orders/order-language';
import type { Order } from '../../orders/orders-tables';
import type { PaymentServices } from '../providers/provider';
import { paidFor } from './book-return';
import { openReview } from '../review/review-cases';

/** The policy: "our review response within 7 business days". */
const ANSWERED_WITHIN = 7;

/** Until when a request for a refund is answered. */
export const refundAnswerDue = (askedAt: Date): Date => businessDaysAfter(askedAt, ANSWERED_WITHIN);

/** Opens the case of a buyer who asks for money back, once for each order, and confirms it by e-mail. */
export async function askForRefund(
  services: PaymentServices,
  transaction: Transaction,
  order: Order,
  reason: string,
): Promise<void> {
  const { key, left } = await paidFor(transaction, order);
  const opened = await openReview(services, transaction, {
    order,
    subject: key,
    reason: 'refund_asked',
    detail: reason,
    amountPaise: left,
  });
  if (!opened) return;
  const { email, firstName, language, orderNumber } = order;
  const texts = orderTexts(language);
  // The last moment of a day is the first of the next one.
  const day = indianDay(new Date(refundAnswerDue(services.now()).getTime() - 1));
  await services.messenger.queue(transaction, {
    channel: 'email',
    to: email,
    about: { kind: 'order', id: orderNumber },
    template: 'refund-asked',
    subject: texts.refundAskedSubject(orderNumber),
    code: null,
    ...renderEmail(
      {
        heading: texts.refundAsked,
        paragraphs: [
          texts.dear(firstName),
          texts.refundAnswer(formatShortDate(day, spoken[language].words)),
        ],
        rows: [
          [texts.orderNumber, orderNumber],
          [texts.amount, formatRupees(rupees(left))],
        ],
      },
      language,
    ),
  });
}

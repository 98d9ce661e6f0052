import { formatRupees } from 'shared/model/format';
import { writeEmail } from '../../../platform/messages/email-layout';
import type { Message } from '../../../platform/messages/message-tables';
import { rupees } from '../../../platform/money';
import { orderTexts } from '../../orders/order-language';
import type { Order } from '../../orders/orders-tables';
import type { Payment, PaymentKey, ReviewReason } from '../payments-tables';
import { describeCase, reasonTexts } from './review-reasons';

/** The payment of a case, with its amount and currency if they are known. */
export type CaseSubject = PaymentKey & Partial<Pick<Payment, 'amountPaise' | 'currency'>>;

interface OpenedCase {
  order: Order | undefined;
  subject: CaseSubject;
  reason: ReviewReason;
  detail: string;
}

/** The e-mail that tells an admin of a new case. */
export function adminMessage(siteUrl: string, to: string, opened: OpenedCase): Message {
  const { order, subject, reason, detail } = opened;
  const about = describeCase(reason, subject, order?.orderNumber);
  return writeEmail({
    to,
    ...(order && { about: { kind: 'order', id: order.orderNumber } }),
    template: 'review-opened',
    subject: `${about.subject} needs review`,
    paragraphs: [reasonTexts[reason], detail].filter(Boolean),
    rows: [...about.rows, ...amountRows(subject, 'Amount')],
    button: { label: 'Open the list', address: `${siteUrl}/admin/review` },
  });
}

/** The e-mail that tells the buyer of a new case; undefined for a case that is none of theirs. */
export function buyerMessage({ order, subject, reason }: OpenedCase): Message | undefined {
  if (!order) return undefined;
  const { language, orderNumber } = order;
  const texts = orderTexts(language);
  // The buyer gets no e-mail for a reason without a text.
  const reasons: Partial<Record<ReviewReason, string>> = texts.reviewReasons;
  const buyerText = reasons[reason];
  if (!buyerText) return undefined;
  return writeEmail({
    to: order.email,
    about: { kind: 'order', id: orderNumber },
    template: 'order-in-review',
    subject: texts.reviewSubject(orderNumber),
    language,
    heading: texts.review,
    paragraphs: [texts.dear(order.firstName), buyerText, texts.teamWrites],
    rows: [[texts.orderNumber, orderNumber], ...amountRows(subject, texts.amount)],
  });
}

function amountRows({ amountPaise, currency }: CaseSubject, label: string): [string, string][] {
  if (amountPaise === undefined) return [];
  const amount =
    currency === 'INR'
      ? formatRupees(rupees(amountPaise))
      : `${rupees(amountPaise)} ${currency ?? ''}`;
  return [[label, amount]];
}

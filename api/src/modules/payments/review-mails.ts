import { formatRupees } from 'shared/model/format';
import { renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/message-tables';
import { rupees } from '../../platform/money';
import type { Order } from '../orders/orders-tables';
import type { Payment, PaymentKey, ReviewReason } from './payments-tables';
import { describeCase, reasonTexts } from './review-texts';

/** The text for the buyer; the buyer gets no e-mail for a reason without a text. */
const buyerTexts: Partial<Record<ReviewReason, string>> = {
  amount: 'We have received a payment for your order, but its amount does not match the price.',
  currency: 'We have received a payment for your order, but in another currency.',
  counted_elsewhere: 'We have received a payment for your order, but it also names another order.',
  paid_twice: 'Your order has been paid twice.',
  already_owned: 'We have received your payment, but you had already paid for this.',
};

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
  return {
    channel: 'email',
    to,
    orderNumber: order?.orderNumber,
    template: 'review-opened',
    subject: `${about.subject} needs review`,
    code: null,
    ...renderEmail({
      heading: `${about.subject} needs review`,
      paragraphs: [reasonTexts[reason], detail].filter(Boolean),
      rows: [...about.rows, ...amountRows(subject)],
      button: { label: 'Open the list', address: `${siteUrl}/admin/review` },
    }),
  };
}

/** The e-mail that tells the buyer of a new case; undefined for a case that is none of theirs. */
export function buyerMessage({ order, subject, reason }: OpenedCase): Message | undefined {
  const buyerText = buyerTexts[reason];
  if (!order || !buyerText) return undefined;
  return {
    channel: 'email',
    to: order.email,
    orderNumber: order.orderNumber,
    template: 'order-in-review',
    subject: `We are checking your payment for ${order.orderNumber}`,
    code: null,
    ...renderEmail({
      heading: 'We are checking your payment',
      paragraphs: [
        `Dear ${order.firstName},`,
        buyerText,
        'Our team will check it and write to you. Your money is safe: you will get what you paid for, or your money back. Please do not pay again.',
      ],
      rows: [['Order number', order.orderNumber], ...amountRows(subject)],
    }),
  };
}

function amountRows({ amountPaise, currency }: CaseSubject): [string, string][] {
  if (amountPaise === undefined) return [];
  const amount =
    currency === 'INR'
      ? formatRupees(rupees(amountPaise))
      : `${rupees(amountPaise)} ${currency ?? ''}`;
  return [['Amount', amount]];
}

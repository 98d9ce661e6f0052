import { and, eq, isNull } from 'drizzle-orm';
import { ROLE_ADMIN } from 'shared/model/constants';
import { formatRupees } from 'shared/model/format';
import type { Database, Transaction } from '../../platform/database/database';
import { renderEmail } from '../../platform/messages/email-layout';
import { rupees } from '../../platform/money';
import { users } from '../accounts/accounts-tables';
import type { Order } from '../orders/orders-tables';
import type { PaymentKey } from './payment-key';
import { reviewCases, type Payment, type ReviewReason, type ReviewCase } from './payments-tables';
import type { PaymentServices } from './providers/provider';

/** The text of a case for admins. */
export const reasonTexts: Record<ReviewReason, string> = {
  amount: 'The amount paid is not the price of the order.',
  currency: 'The currency paid is not that of the order.',
  paid_twice: 'The order had been paid already.',
  counted_elsewhere: 'The same payment counts for another order.',
  unknown_order: 'The payment names an order that is not ours.',
  unknown_state: 'The provider reported an unknown payment state.',
  unreadable_event: 'A signed event of the provider cannot be read.',
  already_owned: 'The buyer had paid for all of this before.',
  refund_failed: 'The provider refused a refund.',
  settlement: 'The settled list of the provider differs from ours.',
};

/** The text for the buyer; the buyer gets no e-mail for a reason without a text. */
const buyerTexts: Partial<Record<ReviewReason, string>> = {
  amount: 'We have received a payment for your order, but its amount does not match the price.',
  currency: 'We have received a payment for your order, but in another currency.',
  counted_elsewhere: 'We have received a payment for your order, but it also names another order.',
  paid_twice: 'Your order has been paid twice.',
  already_owned: 'We have received your payment, but you had already paid for this.',
};

/** The payment of a case, with its amount and currency if they are known. */
type CaseSubject = PaymentKey & Partial<Pick<Payment, 'amountPaise' | 'currency'>>;

/** What a case is about, for e-mails and the audit log, and the rows of an e-mail that name it. */
export function describeCase(
  reason: ReviewReason,
  { paymentId, reference }: PaymentKey,
  orderNumber: string | null | undefined,
): { subject: string; rows: [string, string][] } {
  const payment: [string, string] = ['Payment', paymentId];
  if (orderNumber) {
    return { subject: `Order ${orderNumber}`, rows: [['Order number', orderNumber], payment] };
  }
  // The reference of a settlement case is a day, and the payment id of an event case is `event 12`.
  if (reason === 'settlement') {
    return { subject: `Settlement ${reference}`, rows: [['Settlement day', reference], payment] };
  }
  if (reason === 'unreadable_event') {
    const event = paymentId.replace('event ', '');
    return { subject: `Event ${event}`, rows: [['Event', event]] };
  }
  return { subject: `Payment ${paymentId}`, rows: [payment, ['Reference', reference]] };
}

/**
 * Opens a case for an admin to decide: one for each payment, reference and reason, however often it is
 * reported; a refund that fails opens another one if the earlier ones are closed. The e-mails to admins
 * and the buyer are queued in the same transaction.
 */
export async function openReview(
  services: PaymentServices,
  transaction: Transaction,
  order: Order | undefined,
  subject: CaseSubject,
  reason: ReviewReason,
  detail = '',
): Promise<void> {
  const { config, log, messenger, now } = services;
  const { provider, paymentId, reference } = subject;
  const opened = await transaction
    .insert(reviewCases)
    .values({
      orderId: order?.id ?? null,
      provider,
      paymentId,
      reference,
      reason,
      detail,
      openedAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: reviewCases.id });
  if (opened.length === 0) return;
  log.warn({ order: order?.orderNumber, reference, payment: paymentId, reason }, 'needs review');
  const amount: [string, string][] =
    subject.amountPaise === undefined
      ? []
      : [
          [
            'Amount',
            subject.currency === 'INR'
              ? formatRupees(rupees(subject.amountPaise))
              : `${rupees(subject.amountPaise)} ${subject.currency ?? ''}`,
          ],
        ];
  const about = describeCase(reason, subject, order?.orderNumber);
  const admins = await transaction
    .select({ email: users.email })
    .from(users)
    .where(eq(users.roleId, ROLE_ADMIN));
  for (const { email } of admins) {
    await messenger.queue(transaction, {
      channel: 'email',
      to: email,
      orderNumber: order?.orderNumber,
      template: 'review-opened',
      subject: `${about.subject} needs review`,
      code: null,
      ...renderEmail({
        heading: `${about.subject} needs review`,
        paragraphs: [reasonTexts[reason], detail].filter(Boolean),
        rows: [...about.rows, ...amount],
        button: { label: 'Open the list', address: `${config.siteUrl}/admin/review` },
      }),
    });
  }
  const buyerText = buyerTexts[reason];
  if (!order || !buyerText) return;
  await messenger.queue(transaction, {
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
      rows: [['Order number', order.orderNumber], ...amount],
    }),
  });
}

export async function hasOpenCase(
  database: Database | Transaction,
  orderId: number,
): Promise<boolean> {
  const found = await database
    .select({ id: reviewCases.id })
    .from(reviewCases)
    .where(and(eq(reviewCases.orderId, orderId), isNull(reviewCases.closedAt)))
    .limit(1);
  return found.length > 0;
}

/** False if the case had been closed before. */
export async function closeCase(
  transaction: Transaction,
  id: number,
  decision: Pick<ReviewCase, 'closedAt' | 'closedBy' | 'resolution' | 'note'>,
): Promise<boolean> {
  const closed = await transaction
    .update(reviewCases)
    .set(decision)
    .where(and(eq(reviewCases.id, id), isNull(reviewCases.closedAt)))
    .returning({ id: reviewCases.id });
  return closed.length > 0;
}

export async function assignCase(
  transaction: Transaction,
  id: number,
  assigneeId: number,
): Promise<void> {
  await transaction.update(reviewCases).set({ assigneeId }).where(eq(reviewCases.id, id));
}

import { and, eq, isNull } from 'drizzle-orm';
import { ROLE_ADMIN } from 'shared/constants';
import { formatRupees } from 'shared/format';
import type { Database, Transaction } from '../../platform/database';
import { renderEmail } from '../../platform/email-layout';
import { users } from '../accounts/accounts-tables';
import type { Order } from '../orders/orders-tables';
import type { PaymentKey } from './payment-key';
import { reviewCases, type Payment, type ReviewReason } from './payments-tables';
import { rupees } from './quote';
import type { PaymentServices } from './provider';

/** What the admin reads of a case. */
export const reasonTexts: Record<ReviewReason, string> = {
  amount: 'The amount paid is not the price of the order.',
  currency: 'The currency paid is not that of the order.',
  paid_twice: 'The order had been paid already.',
  counted_elsewhere: 'The same payment counts for another order.',
  unknown_order: 'The payment names an order that is not ours.',
  unknown_state: 'The provider told a state that is not known.',
  unreadable_event: 'A signed event of the provider cannot be read.',
  already_owned: 'The buyer had paid for all of this before.',
  refund_failed: 'The provider refused a refund.',
  settlement: 'The settled list of the provider differs from ours.',
};

/** What the buyer is told; nothing where there is nothing to do or to fear. */
const buyerTexts: Partial<Record<ReviewReason, string>> = {
  amount: 'A payment has arrived for your order, but its amount is not the price of the order.',
  currency: 'A payment has arrived for your order, but in another currency.',
  counted_elsewhere: 'A payment has arrived for your order that names another order too.',
  paid_twice: 'Your order has been paid twice.',
  already_owned: 'Your payment has arrived, but you had paid for the same before.',
};

/** What a case is about, as far as it is known. */
type CaseSubject = PaymentKey & Partial<Pick<Payment, 'amountPaise' | 'currency'>>;

/**
 * Leaves something to a person: one case for one payment and reason, however often it is reported.
 * Admins and the buyer are written to in the same transaction.
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
              : `${subject.amountPaise / 100} ${subject.currency ?? ''}`,
          ],
        ];
  const rows: [string, string][] = [['Order number', order?.orderNumber ?? reference], ...amount];
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
      subject: `An order needs review: ${order?.orderNumber ?? reference}`,
      code: null,
      ...renderEmail({
        heading: 'An order needs review',
        paragraphs: [reasonTexts[reason], detail].filter(Boolean),
        rows: [...rows, ['Payment', paymentId]],
        button: { label: 'Open the list', address: `${config.siteUrl}/admin/review` },
      }),
    });
  }
  const told = buyerTexts[reason];
  if (!order || !told) return;
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
        told,
        'One of us looks at it and writes to you. No money is lost: you get what you paid for, or the money back. Please do not pay again.',
      ],
      rows,
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

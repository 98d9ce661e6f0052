import type { PaymentKey, ReviewReason } from '../payments-tables';

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
  cancelled: 'The order had been cancelled.',
  refund_failed: 'The provider refused a refund.',
  returned_twice: 'More money has gone back than the buyer has paid.',
  dispute: 'The buyer disputes the payment at the bank.',
  dispute_lost: 'A dispute is lost: the bank has taken the money back.',
  settlement: 'The settled list of the provider differs from ours.',
  refund_asked: 'The buyer asks for a refund.',
};

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

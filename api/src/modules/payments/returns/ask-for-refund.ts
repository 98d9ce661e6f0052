import type { Transaction } from '../../../platform/database/database';
import { businessDaysAfter } from '../../../platform/indian-time';
import type { Order } from '../../orders/orders-tables';
import type { PaymentServices } from '../providers/provider';
import { openReview } from '../review/review-cases';
import { paidFor } from './book-return';

/** Until when a request for a refund is answered, by the policy: within 7 business days. */
export const refundAnswerDue = (askedAt: Date): Date => businessDaysAfter(askedAt, 7);

/** Opens the case of a buyer who asks for money back, once for each order. */
export async function askForRefund(
  services: PaymentServices,
  transaction: Transaction,
  order: Order,
  detail: string,
): Promise<void> {
  const { key: subject, left: amountPaise } = await paidFor(transaction, order);
  const asked = { order, subject, reason: 'refund_asked', detail, amountPaise } as const;
  await openReview(services, transaction, asked);
}

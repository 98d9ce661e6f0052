import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database';
import { adminMessage, buyerMessage, type CaseSubject } from './review-mails';
import { adminsWith } from '../../accounts/admins/admin-roles';
import type { Order } from '../../orders/orders-tables';
import { reviewCases, type ReviewReason, type ReviewCase } from '../payments-tables';
import type { PaymentServices } from '../providers/provider';

interface Review {
  /** Left out if the payment belongs to no order that we know. */
  order?: Order;
  subject: CaseSubject;
  reason: ReviewReason;
  detail?: string;
  /** Left out if it is that of the payment. */
  amountPaise?: number;
}

/**
 * Opens a case for an admin to decide: one for each payment, reference and reason, however often it is
 * reported; a refund that fails opens another one if the earlier ones are closed. The e-mails to admins
 * and the buyer are queued in the same transaction.
 */
export async function openReview(
  services: PaymentServices,
  transaction: Transaction,
  { order, subject, reason, detail = '', amountPaise }: Review,
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
      ...(amountPaise !== undefined && { amountPaise }),
      openedAt: now(),
    })
    .onConflictDoNothing();
  if (opened.rowCount === 0) return;
  log.warn({ order: order?.orderNumber, reference, payment: paymentId, reason }, 'needs review');
  const opening = { order, subject, reason, detail };
  const admins = await adminsWith(transaction, 'orders');
  for (const { email } of admins) {
    await messenger.queue(transaction, adminMessage(config.siteUrl, email, opening));
  }
  const toBuyer = buyerMessage(opening);
  if (toBuyer) await messenger.queue(transaction, toBuyer);
}

export async function hasOpenCase(
  database: Database | Transaction,
  orderId: number,
): Promise<boolean> {
  const open = and(eq(reviewCases.orderId, orderId), isNull(reviewCases.closedAt));
  return (await database.$count(reviewCases, open)) > 0;
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
    .where(and(eq(reviewCases.id, id), isNull(reviewCases.closedAt)));
  return closed.rowCount !== 0;
}

export async function assignCase(
  transaction: Transaction,
  id: number,
  assigneeId: number,
): Promise<void> {
  await transaction.update(reviewCases).set({ assigneeId }).where(eq(reviewCases.id, id));
}

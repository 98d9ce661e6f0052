import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ReviewResponse } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { rupees } from '../../platform/money';
import { undelivered } from '../../platform/messages/undelivered';
import { reasonTexts } from '../payments/review/review-reasons';
import { users } from '../accounts/accounts-tables';
import { orders } from '../orders/orders-tables';
import { leftOf } from '../payments/returns/book-return';
import { payments, returnableOf, reviewCases } from '../payments/payments-tables';

const MOST_SHOWN = 200;

/** The open cases, oldest first, and the undelivered e-mails. */
export async function reviewList(database: Database): Promise<ReviewResponse['data']> {
  const cases = await database
    .select({ found: reviewCases, order: orders, payment: payments, assignee: users.name })
    .from(reviewCases)
    .leftJoin(orders, eq(orders.id, reviewCases.orderId))
    .leftJoin(
      payments,
      and(
        eq(payments.provider, reviewCases.provider),
        eq(payments.paymentId, reviewCases.paymentId),
        eq(payments.reference, reviewCases.reference),
      ),
    )
    .leftJoin(users, eq(users.id, reviewCases.assigneeId))
    .where(isNull(reviewCases.closedAt))
    .orderBy(asc(reviewCases.openedAt), asc(reviewCases.id))
    .limit(MOST_SHOWN);
  const messages = await undelivered(database, MOST_SHOWN);
  return {
    cases: await Promise.all(
      cases.map(async ({ found, order, payment, assignee }) => ({
        id: found.id,
        reason: found.reason,
        text: reasonTexts[found.reason],
        detail: found.detail,
        opened_at: found.openedAt.toISOString(),
        assignee,
        payment_id: found.paymentId,
        reference: found.reference,
        provider_amount: payment && rupees(payment.amountPaise),
        provider_currency: payment && payment.currency,
        provider_state: payment && payment.state,
        refundable_amount:
          payment && rupees(await leftOf(database, payment, returnableOf(payment))),
        order_number: order && order.orderNumber,
        order_amount: order && rupees(order.payablePaise),
        order_state: order && order.state,
        title: order && order.title,
        email: order && order.email,
      })),
    ),
    undelivered: messages.map(({ id, message, createdAt, lastError }) => ({
      id,
      to: message.to,
      subject: message.subject ?? message.template,
      order_number: message.about?.kind === 'order' ? message.about.id : null,
      created_at: createdAt.toISOString(),
      error: lastError ?? '',
    })),
  };
}

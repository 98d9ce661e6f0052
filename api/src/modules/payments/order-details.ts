import { asc, eq } from 'drizzle-orm';
import type { OrderDetails } from 'shared/schemas';
import type { Order } from '../orders/orders-tables';
import { attemptsOf } from './attempts';
import { payments, refunds } from './payments-tables';
import type { PaymentServices } from './provider';
import { rupees } from './quote';
import { receiptsOf } from './receipts';

/** Of the refund policy. */
const REFUND_PERIOD = 24 * 3_600_000;

/** All that is known of one order, with what the provider says of it now. */
export async function orderDetails(services: PaymentServices, order: Order): Promise<OrderDetails> {
  const { database, log, now, payments: provider } = services;
  const attempts = await attemptsOf(database, order.id);
  const paid = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(asc(payments.createdAt));
  const returned = await database
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(asc(refunds.id));
  const issued = await receiptsOf(database, order.id);
  const asked = attempts.filter((attempt) => attempt.provider === provider.name);
  const reports = await Promise.all(asked.map((attempt) => provider.fetchStatus(attempt))).catch(
    (error: unknown) => {
      log.warn({ err: error, order: order.orderNumber }, 'provider did not answer');
      return null;
    },
  );
  const over = order.paidAt && now().getTime() - order.paidAt.getTime() > REFUND_PERIOD;
  return {
    order_number: order.orderNumber,
    order_type: order.kind,
    title: order.title,
    state: order.state,
    name: `${order.firstName} ${order.lastName}`,
    email: order.email,
    phone: order.phone,
    payable_amount: rupees(order.payablePaise),
    refunded_amount: rupees(order.refundedPaise),
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    refund_period_over: over ?? false,
    attempts: attempts.map((attempt) => ({
      reference: attempt.reference,
      provider: attempt.provider,
      amount: rupees(attempt.payablePaise),
      state: attempt.state,
      created_at: attempt.createdAt.toISOString(),
    })),
    payments: paid.map((payment) => ({
      payment_id: payment.paymentId,
      reference: payment.reference,
      amount: rupees(payment.amountPaise),
      currency: payment.currency,
      state: payment.state,
      accepted: payment.accepted,
      refunded_amount: rupees(payment.refundedPaise),
    })),
    provider_view:
      reports?.flat().map((report) => ({
        payment_id: report.paymentId,
        state: report.state,
        amount: rupees(report.amountPaise),
        currency: report.currency,
      })) ?? null,
    refunds: returned.map((refund) => ({
      refund_number: refund.refundNumber,
      amount: rupees(refund.amountPaise),
      state: refund.state,
      reason: refund.reason,
      created_at: refund.createdAt.toISOString(),
    })),
    receipts: issued.map((receipt) => ({
      number: receipt.number,
      kind: receipt.kind,
      amount: rupees(receipt.amountPaise),
      issued_at: receipt.issuedAt.toISOString(),
    })),
  };
}

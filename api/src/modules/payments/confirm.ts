import type { PaymentConfirmation, PaymentConfirmationQuery } from 'shared/schemas';
import { paymentMessages } from 'shared/messages';
import { HttpError } from '../../platform/errors';
import type { RateLimit } from '../../platform/rate-limits';
import { equalInConstantTime, hashToken } from '../../platform/secrets';
import { findOrder } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import type { PaymentServices } from './provider';
import { rupees } from './quote';
import { applyPaymentReport } from './apply-payment-report';

/** A page that asks again and again does not make the server ask the provider each time. */
const questions: RateLimit = { name: 'provider-question', most: 1, seconds: 3 };
const RETRY_SECONDS = 3;

export async function confirmPayment(
  services: PaymentServices,
  query: PaymentConfirmationQuery,
): Promise<PaymentConfirmation> {
  const order = await findOrder(services.database, query.order_id);
  if (!equalInConstantTime(order?.tokenHash ?? '', hashToken(query.order_token)) || !order) {
    throw new HttpError(403, paymentMessages.failure);
  }
  const settled = order.status === 'paid' ? order : await askProvider(services, order);
  if (settled.status !== 'paid') throw notConfirmed(settled);
  return {
    customer_email: settled.email,
    order_number: settled.orderNumber,
    paid_amount: rupees(settled.payablePaise),
    paid_at: settled.paidAt!.toISOString(),
    order_type: settled.kind,
  };
}

/** The browser may be back before the webhook has come. */
async function askProvider(services: PaymentServices, order: Order): Promise<Order> {
  const { limits, payments, database } = services;
  const { count } = await limits.add(questions, order.orderNumber);
  if (count > questions.most) return order;
  try {
    for (const report of await payments.fetchStatus(order.orderNumber)) {
      await applyPaymentReport(services, report);
    }
  } catch {
    // The provider is not reachable: the order stays what it is, and the sweeper asks again.
    return order;
  }
  return (await findOrder(database, order.orderNumber)) ?? order;
}

function notConfirmed(order: Order): HttpError {
  if (order.reviewReason) {
    return new HttpError(409, 'Your payment is being checked. We will write to you.', {
      body: { payment_state: 'review' },
    });
  }
  if (order.failedAt) {
    return new HttpError(402, paymentMessages.failure, { body: { payment_state: 'failed' } });
  }
  return new HttpError(409, 'Your payment has not been confirmed yet.', {
    headers: { 'retry-after': String(RETRY_SECONDS) },
    body: { payment_state: 'pending' },
  });
}

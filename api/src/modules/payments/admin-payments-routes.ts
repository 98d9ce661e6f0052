import { Type } from '@sinclair/typebox';
import { and, eq } from 'drizzle-orm';
import {
  OrderDetailsResponse,
  RefundOrderRequest,
  ReviewDecision,
  ReviewResponse,
  StatusAnswer,
} from 'shared/schemas';
import { currentAccount } from '../../platform/access';
import type { RegisterRoutes } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { outgoingMessages } from '../../platform/platform-tables';
import { responses } from '../../platform/responses';
import { findOrder } from '../orders/orders-repository';
import { orderDetails } from './order-details';
import { sendReceipt } from './own-orders-routes';
import { payments } from './payments-tables';
import type { PaymentServices } from './provider';
import { refundPayment } from './refunds';
import { decideCase } from './review-actions';
import { reviewList } from './review-list';

const admin = { config: { access: 'admin' as const } };
const CaseId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
const OrderParams = Type.Object({ order_number: Type.String({ minLength: 1, maxLength: 60 }) });

/** What an admin sees and decides about money. */
export const adminPaymentsRoutes: RegisterRoutes<PaymentServices> = (app, services) => {
  const { database, messenger, now } = services;
  const orderOf = async ({ order_number }: { order_number: string }) => {
    const order = await findOrder(database, order_number);
    if (!order) throw new HttpError(404, 'There is no such order.');
    return order;
  };

  app.get(
    '/admin/review',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'What waits for a decision: payments, letters that did not go out, differences',
        response: responses(ReviewResponse),
      },
    },
    async () => ({ success: true, message: 'Review', data: await reviewList(database) }),
  );

  app.post(
    '/admin/review/:id',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Accepts, returns or assigns the payment of a case, or closes it with a reason',
        params: CaseId,
        body: ReviewDecision,
        response: responses(StatusAnswer),
      },
    },
    async (request) => {
      await decideCase(services, request.params.id, request.body, currentAccount(request).id);
      return { status: true, message: 'Done.' };
    },
  );

  app.post(
    '/admin/undelivered/:id',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Tries to send a letter once more',
        params: CaseId,
        response: responses(StatusAnswer),
      },
    },
    async ({ params }) => {
      const changed = await database
        .update(outgoingMessages)
        .set({ attempts: 0, nextAttemptAt: now() })
        .where(eq(outgoingMessages.id, params.id))
        .returning({ id: outgoingMessages.id });
      if (changed.length === 0) throw new HttpError(404, 'There is no such message.');
      await messenger.deliver();
      return { status: true, message: 'Tried again.' };
    },
  );

  app.get(
    '/admin/orders/:order_number',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'One order with its attempts, payments, refunds and receipts',
        params: OrderParams,
        response: responses(OrderDetailsResponse),
      },
    },
    async ({ params }) => ({
      success: true,
      message: 'Order',
      data: await orderDetails(services, await orderOf(params)),
    }),
  );

  app.post(
    '/admin/orders/:order_number/refunds',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Returns the payment of an order, whole or in part',
        params: OrderParams,
        body: RefundOrderRequest,
        response: responses(StatusAnswer),
      },
    },
    async (request) => {
      const order = await orderOf(request.params);
      const [payment] = await database
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, order.id), eq(payments.accepted, true)));
      if (!payment) throw new HttpError(409, 'This order has no payment that could be returned.');
      const { amount, reason } = request.body;
      const refund = await refundPayment(services, payment, {
        amountPaise: amount === undefined ? undefined : Math.round(amount * 100),
        reason,
        adminId: currentAccount(request).id,
      });
      if (refund.state === 'failed') throw new HttpError(409, 'The provider refused the refund.');
      return {
        status: true,
        message:
          refund.state === 'done'
            ? 'Refunded.'
            : 'The refund is noted; the provider has not confirmed it yet.',
      };
    },
  );

  app.get(
    '/admin/orders/:order_number/receipt.pdf',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'The receipt of an order, or one of its credit notes by its number',
        params: OrderParams,
        querystring: Type.Object({ number: Type.Optional(Type.String({ maxLength: 16 })) }),
      },
    },
    async ({ params, query }, reply) =>
      sendReceipt(services, reply, await orderOf(params), query.number),
  );
};

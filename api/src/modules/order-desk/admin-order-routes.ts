import { Type } from '@sinclair/typebox';
import {
  EnrolByHandRequest,
  OpenSchedulesResponse,
  OrderDetailsResponse,
  PaymentLinkResponse,
  RebookRequest,
  RefundOrderRequest,
  StatusResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { RegisterRoutes } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { responses } from '../../platform/http/route-schemas';
import { findOrder } from '../orders/orders-repository';
import { openSchedules } from './open-schedules';
import { paymentLink } from '../payments/attempts';
import { enrolByHand, rebookOrder, resendConfirmation, refundOrder } from './order-actions';
import { orderDetails } from './order-details';
import { sendReceipt } from '../receipts/send-receipt';
import type { PaymentServices } from '../payments/providers/provider';

const admin = { config: { access: { right: 'orders' as const } } };
const OrderParams = Type.Object({ order_number: Type.String({ minLength: 1, maxLength: 60 }) });

/** Routes for admins: the details of one order, and actions on it. */
export const adminOrderRoutes: RegisterRoutes<PaymentServices> = (app, services) => {
  const { database } = services;
  const orderOf = async ({ order_number }: { order_number: string }) => {
    const order = await findOrder(database, order_number);
    if (!order) throw new HttpError(404, 'There is no such order.');
    return order;
  };

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
      config: { access: { right: 'refunds' } },
      schema: {
        tags: ['admin'],
        summary: 'Returns the payment of an order, whole or in part',
        params: OrderParams,
        body: RefundOrderRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const order = await orderOf(request.params);
      const refund = await refundOrder(services, order, request.body, currentAccount(request));
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

  app.post(
    '/admin/orders/:order_number/confirmation',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Sends the confirmation with its receipt once more, at most once a minute',
        params: OrderParams,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const order = await orderOf(request.params);
      const result = await resendConfirmation(services, order, currentAccount(request));
      return {
        status: true,
        message:
          result === 'sent'
            ? `The confirmation is on its way to ${order.email}.`
            : 'The confirmation has been sent within the last minute.',
      };
    },
  );

  app.post(
    '/admin/orders/:order_number/payment-link',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'The page to pay an open order on, as its buyer would get it',
        params: OrderParams,
        response: responses(PaymentLinkResponse),
      },
    },
    async (request) => {
      const { orderNumber } = await orderOf(request.params);
      return {
        status: true,
        message: 'Payment page.',
        payment_link: await paymentLink(services, orderNumber),
      };
    },
  );

  app.post(
    '/admin/orders/:order_number/enrolment',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Enrols the buyer of an order without a payment',
        params: OrderParams,
        body: EnrolByHandRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const { reason } = request.body;
      const order = await orderOf(request.params);
      const result = await enrolByHand(services, order, reason, currentAccount(request));
      return {
        status: true,
        message: result === 'enrolled' ? 'Enrolled.' : 'The buyer has all of this already.',
      };
    },
  );

  app.get(
    '/admin/schedules',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'The batches and sessions that have not ended, with their free places',
        response: responses(OpenSchedulesResponse),
      },
    },
    async () => ({ data: await openSchedules(services) }),
  );

  app.post(
    '/admin/orders/:order_number/rebooking',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Moves a buyer to another batch, session or course, with an e-mail',
        params: OrderParams,
        body: RebookRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const order = await orderOf(request.params);
      const when = await rebookOrder(services, order, request.body, currentAccount(request));
      return { status: true, message: `Moved to ${when}.` };
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

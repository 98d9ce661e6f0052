import { Type } from '@sinclair/typebox';
import {
  OpenSchedulesResponse,
  OrderDetailsResponse,
  OrderReasonRequest,
  PaidInCashRequest,
  PaymentLinkResponse,
  RebookRequest,
  RecordReturnRequest,
  RefundOrderRequest,
  StatusResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import { HttpError } from '../../platform/errors';
import { done, found } from '../../platform/http/routes';
import { requireRight } from '../../platform/http/access';
import { findOrder } from '../orders/orders-repository';
import {
  cancelOrder,
  confirmSecond,
  returnMoney,
  takeCash,
  tickOrderOff,
  withdrawGift,
} from './desk-money';
import { openSchedules } from './open-schedules';
import { paymentLink } from '../payments/attempts';
import { enrolByHand, rebookOrder, resendConfirmation, refundOrder } from './order-actions';
import { orderDetails } from './order-details';
import { sendReceipt } from '../receipts/send-receipt';
import type { PaymentServices } from '../payments/providers/provider';

const OrderParams = Type.Object({ order_number: Type.String({ minLength: 1, maxLength: 60 }) });

/** Routes for admins: the details of one order, and actions on it. */
export const adminOrderRoutes: RegisterRoutes<PaymentServices> = ({ admin }, services) => {
  const { database } = services;
  const orderOf = async ({ order_number }: { order_number: string }) => {
    const order = await findOrder(database, order_number);
    if (!order) throw new HttpError(404, 'There is no such order.');
    return order;
  };

  admin('orders').get('/admin/orders/:order_number', {
    summary: 'One order with its attempts, payments, refunds and receipts',
    params: OrderParams,
    answers: OrderDetailsResponse,
    handler: async ({ params }) =>
      found('Order', await orderDetails(services, await orderOf(params))),
  });

  admin('refunds').post('/admin/orders/:order_number/refunds', {
    summary: 'Returns the payment of an order, whole or in part',
    params: OrderParams,
    body: RefundOrderRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account }) => {
      const order = await orderOf(params);
      const refund = await refundOrder(services, order, body, account);
      if (refund.state === 'failed') throw new HttpError(409, 'The provider refused the refund.');
      return done(
        refund.state === 'done'
          ? 'Refunded.'
          : 'The refund is noted; the provider has not confirmed it yet.',
      );
    },
  });

  admin('refunds').post('/admin/orders/:order_number/returns', {
    summary:
      'Writes down money that has gone back already: in cash, by the bank or by the provider',
    params: OrderParams,
    body: RecordReturnRequest,
    says: 'The return is recorded.',
    handler: async ({ params, body, account }) =>
      returnMoney(services, await orderOf(params), body, account),
  });

  admin('orders').post('/admin/orders/:order_number/cash', {
    summary: 'An open order was paid in cash',
    params: OrderParams,
    body: PaidInCashRequest,
    says: 'Paid in cash. The receipt is on its way.',
    handler: async ({ params, body, account }) =>
      takeCash(services, await orderOf(params), body, account),
  });

  admin('orders').post('/admin/orders/:order_number/cancellation', {
    summary: 'Cancels an open order, or a cash sale that was written down today by mistake',
    params: OrderParams,
    body: OrderReasonRequest,
    says: 'The order is cancelled.',
    handler: async (request) => {
      const order = await orderOf(request.params);
      if (order.paidAt) requireRight(request, 'refunds');
      await cancelOrder(services, order, request.body, request.account);
    },
  });

  admin('orders').post('/admin/orders/:order_number/withdrawal', {
    summary: 'Takes a gift or a scholarship back',
    params: OrderParams,
    body: OrderReasonRequest,
    says: 'Withdrawn.',
    handler: async ({ params, body, account }) =>
      withdrawGift(services, await orderOf(params), body, account),
  });

  admin('orders').post('/admin/orders/:order_number/second', {
    summary: 'A second order for the same thing is right: nobody is asked about it any more',
    params: OrderParams,
    says: 'Noted.',
    handler: async ({ params, account }) => confirmSecond(services, await orderOf(params), account),
  });

  admin('orders').post('/admin/orders/:order_number/tick', {
    summary: 'Nothing is to be done about this unpaid order: the desk shows it no more',
    params: OrderParams,
    says: 'Noted.',
    handler: async ({ params, account }) => tickOrderOff(services, await orderOf(params), account),
  });

  admin('orders').post('/admin/orders/:order_number/confirmation', {
    summary: 'Sends the confirmation with its receipt once more, at most once a minute',
    params: OrderParams,
    answers: StatusResponse,
    handler: async ({ params, account }) => {
      const order = await orderOf(params);
      const result = await resendConfirmation(services, order, account);
      return done(
        result === 'sent'
          ? `The confirmation is on its way to ${order.email}.`
          : 'The confirmation has been sent within the last minute.',
      );
    },
  });

  admin('orders').post('/admin/orders/:order_number/payment-link', {
    summary: 'The page to pay an open order on, as its buyer would get it',
    params: OrderParams,
    answers: PaymentLinkResponse,
    handler: async ({ params }) => {
      const { orderNumber } = await orderOf(params);
      return done('Payment page.', { payment_link: await paymentLink(services, orderNumber) });
    },
  });

  admin('orders').post('/admin/orders/:order_number/enrolment', {
    summary: 'Enrols the buyer of an order without a payment',
    params: OrderParams,
    body: OrderReasonRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account }) => {
      const order = await orderOf(params);
      const result = await enrolByHand(services, order, body.reason, account);
      return done(result === 'enrolled' ? 'Enrolled.' : 'The buyer has all of this already.');
    },
  });

  admin('orders').get('/admin/schedules', {
    summary: 'The batches and sessions that have not ended, with their free places',
    answers: OpenSchedulesResponse,
    handler: async () => ({ data: await openSchedules(services) }),
  });

  admin('orders').post('/admin/orders/:order_number/rebooking', {
    summary: 'Moves a buyer to another batch, session or course, with an e-mail',
    params: OrderParams,
    body: RebookRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account }) => {
      const order = await orderOf(params);
      const when = await rebookOrder(services, order, body, account);
      return done(`Moved to ${when}.`);
    },
  });

  admin('receipts').get('/admin/orders/:order_number/receipt.pdf', {
    summary: 'The receipt of an order, or one of its credit notes by its number',
    params: OrderParams,
    query: Type.Object({ number: Type.Optional(Type.String({ maxLength: 16 })) }),
    handler: async ({ params, query }, reply) =>
      sendReceipt(services, reply, await orderOf(params), query.number),
  });
};

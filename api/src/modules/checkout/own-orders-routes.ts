import { Type } from '@sinclair/typebox';
import {
  OwnOrdersResponse,
  PaymentConfirmationQuery,
  PaymentCreateResponse,
  RefundRequest,
  StatusResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import { HttpError } from '../../platform/errors';
import { unlessOutage, type SharedLimit } from '../../platform/limits/rate-limits';
import { done } from '../../platform/http/routes';
import { ownOrders } from './own-orders';
import { findOrder } from '../orders/orders-repository';
import { paymentLink } from '../payments/attempts';
import { orderOfToken } from './after-paying/order-proofs';
import { requestRefund } from './refund-request';
import type { PaymentServices } from '../payments/providers/provider';
import { sendReceipt } from '../receipts/send-receipt';

const OrderParams = Type.Object({ order_number: Type.String({ minLength: 1, maxLength: 60 }) });
const perClient: SharedLimit = { name: 'payment-links', most: 60, seconds: 600, ofAddress: 2000 };
const refundRequests: SharedLimit = {
  name: 'refund-requests',
  most: 20,
  seconds: 3600,
  ofAddress: 400,
};

/** Routes for buyers after the order: list, payment link and receipt. */
export const ownOrdersRoutes: RegisterRoutes<PaymentServices> = ({ open, user }, services) => {
  const { database, limits } = services;
  const ownOrder = async (account: { id: number }, number: string) => {
    const order = await findOrder(database, number);
    // The response for another user's order is the same as for an unknown order.
    if (order?.userId !== account.id) throw new HttpError(404, 'There is no such order.');
    return order;
  };
  const linkTo = async (orderNumber: string) => ({
    status: true,
    message: 'Payment page.',
    payment_link: await paymentLink(services, orderNumber),
    order_number: orderNumber,
  });

  user.get('/orders', {
    summary: 'The orders of the signed-in person, newest first',
    answers: OwnOrdersResponse,
    handler: async ({ account, language }) => ({
      success: true,
      data: await ownOrders(services, account.id, language),
    }),
  });

  user.post('/orders/:order_number/payment', {
    summary: 'The page to pay an own order on, at its original price or today’s',
    params: OrderParams,
    answers: PaymentCreateResponse,
    handler: async ({ params, account, ip }) => {
      const giveBack = await limits.consumeForPerson(perClient, ip, `user:${account.id}`);
      const order = await ownOrder(account, params.order_number);
      return unlessOutage(giveBack, () => linkTo(order.orderNumber));
    },
  });

  user.post('/orders/:order_number/refund', {
    summary:
      'Asks for the money of an own order back, while the policy allows it; once for each order',
    params: OrderParams,
    body: RefundRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account, ip }) => {
      const giveBack = await limits.consumeForPerson(refundRequests, ip, `user:${account.id}`);
      const order = await ownOrder(account, params.order_number);
      await unlessOutage(giveBack, () => requestRefund(services, order, body));
      return done('We have your request. The answer comes by e-mail.');
    },
  });

  open.post('/payment/retry', {
    summary: 'The page to pay on again, for the number and the token of the return address',
    body: PaymentConfirmationQuery,
    answers: PaymentCreateResponse,
    handler: async ({ body, ip }) => {
      const giveBack = await limits.consumeForPerson(perClient, ip, `order:${body.order_id}`);
      const order = await orderOfToken(services, body);
      return unlessOutage(giveBack, () => linkTo(order.orderNumber));
    },
  });

  user.get('/orders/:order_number/receipt.pdf', {
    summary: 'The receipt of an own order, or one of its credit notes by its number',
    params: OrderParams,
    query: Type.Object({ number: Type.Optional(Type.String({ maxLength: 16 })) }),
    handler: async ({ params, query, account }, reply) =>
      sendReceipt(services, reply, await ownOrder(account, params.order_number), query.number),
  });
};

import { Type } from '@sinclair/typebox';
import {
  OwnOrdersResponse,
  PaymentConfirmationQuery,
  PaymentCreateResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { RegisterRoutes, Request } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { unlessOutage, type SharedLimit } from '../../platform/limits/rate-limits';
import { responses } from '../../platform/http/route-schemas';
import { ownOrders } from './own-orders';
import { findOrder } from '../orders/orders-repository';
import { paymentLink } from '../payments/attempts';
import { orderOfToken } from './payment-confirmation';
import type { PaymentServices } from '../payments/providers/provider';
import { sendReceipt } from '../receipts/send-receipt';

const OrderParams = Type.Object({ order_number: Type.String({ minLength: 1, maxLength: 60 }) });
const perClient: SharedLimit = { name: 'payment-links', most: 60, seconds: 600, ofAddress: 2000 };

/** Routes for buyers after the order: list, payment link and receipt. */
export const ownOrdersRoutes: RegisterRoutes<PaymentServices> = (app, services) => {
  const { database, limits } = services;
  const ownOrder = async (request: Pick<Request, 'account'>, number: string) => {
    const order = await findOrder(database, number);
    // The response for another user's order is the same as for an unknown order.
    if (!order || order.userId !== currentAccount(request).id) {
      throw new HttpError(404, 'There is no such order.');
    }
    return order;
  };
  const linkTo = async (orderNumber: string) => ({
    status: true,
    message: 'Payment page.',
    payment_link: await paymentLink(services, orderNumber),
    order_number: orderNumber,
  });

  app.get(
    '/orders',
    {
      config: { access: 'user' },
      schema: {
        tags: ['orders'],
        summary: 'The orders of the signed-in person, newest first',
        response: responses(OwnOrdersResponse),
      },
    },
    async (request) => ({
      success: true,
      data: await ownOrders(services, currentAccount(request).id, request.language),
    }),
  );

  app.post(
    '/orders/:order_number/payment',
    {
      config: { access: 'user' },
      schema: {
        tags: ['orders'],
        summary: 'The page to pay an own order on, at its original price or today’s',
        params: OrderParams,
        response: responses(PaymentCreateResponse),
      },
    },
    async (request) => {
      const person = `user:${currentAccount(request).id}`;
      const giveBack = await limits.consumeForPerson(perClient, request.ip, person);
      const order = await ownOrder(request, request.params.order_number);
      return unlessOutage(giveBack, () => linkTo(order.orderNumber));
    },
  );

  app.post(
    '/payment/retry',
    {
      config: { access: 'public' },
      schema: {
        tags: ['payments'],
        summary: 'The page to pay on again, for the number and the token of the return address',
        body: PaymentConfirmationQuery,
        response: responses(PaymentCreateResponse),
      },
    },
    async (request) => {
      const person = `order:${request.body.order_id}`;
      const giveBack = await limits.consumeForPerson(perClient, request.ip, person);
      const order = await orderOfToken(services, request.body);
      return unlessOutage(giveBack, () => linkTo(order.orderNumber));
    },
  );

  app.get(
    '/orders/:order_number/receipt.pdf',
    {
      config: { access: 'user' },
      schema: {
        tags: ['orders'],
        summary: 'The receipt of an own order, or one of its credit notes by its number',
        params: OrderParams,
        querystring: Type.Object({ number: Type.Optional(Type.String({ maxLength: 16 })) }),
      },
    },
    async (request, reply) =>
      sendReceipt(
        services,
        reply,
        await ownOrder(request, request.params.order_number),
        request.query.number,
      ),
  );
};

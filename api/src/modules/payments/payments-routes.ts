import { Type } from '@sinclair/typebox';
import {
  ErrorResponse,
  PaymentConfirmation,
  PaymentConfirmationQuery,
  PaymentCreateRequest,
  PaymentCreateResponse,
  PaymentNotConfirmed,
  PaymentRefusal,
  StatusResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../platform/access';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { clientNetwork } from '../../platform/client-network';
import { concurrencyLimiter } from '../../platform/concurrency-limiter';
import type { RateLimit } from '../../platform/rate-limits';
import { responses } from '../../platform/responses';
import { idempotencyKeys } from '../orders/orders-tables';
import { adminOrderRoutes } from './admin-order-routes';
import { adminReviewRoutes } from './admin-review-routes';
import { confirmPayment } from './confirm';
import { createOrder } from './create-order';
import { receiveWebhook, replayEvent } from './events';
import { ownOrdersRoutes } from './own-orders-routes';
import type { PaymentServices } from './provider';
import { reconcileDays } from './reconcile';
import { sweepRefunds } from './refunds';
import { sandboxPage } from './sandbox-page';
import { sweepOrders } from './sweeper';

const DAY = 86_400_000;
/** The same limit as for the sign-up, which also takes an e-mail and a password. */
const perGuest: RateLimit = { name: 'guest-orders', most: 30, seconds: 3600 };
const perClient: RateLimit = { name: 'orders', most: 60, seconds: 600 };
/** Paid orders wait for the same rows of the day's counts: more webhooks could hold all connections. */
const WEBHOOKS_AT_ONCE = 4;
const MOST_WAITING_WEBHOOKS = 500;

const routes: RegisterRoutes<PaymentServices> = (app, services) => {
  const { limits } = services;
  const inTurn = concurrencyLimiter(WEBHOOKS_AT_ONCE, MOST_WAITING_WEBHOOKS);
  void adminOrderRoutes(app, services);
  void adminReviewRoutes(app, services);
  void ownOrdersRoutes(app, services);

  app.post(
    '/payment/create',
    {
      config: { access: 'public' },
      schema: {
        tags: ['payments'],
        summary: 'An order at the prices of the catalogue, and the page to pay it on',
        headers: Type.Object({
          'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 200 })),
        }),
        body: PaymentCreateRequest,
        response: {
          200: PaymentCreateResponse,
          422: PaymentRefusal,
          '4xx': ErrorResponse,
          '5xx': ErrorResponse,
        },
      },
    },
    async (request) => {
      await limits.consumeForClient(request.account ? perClient : perGuest, request.ip);
      return createOrder(services, request.body, {
        account: request.account,
        idempotencyKey: request.headers['idempotency-key'],
        client: clientNetwork(request.ip),
      });
    },
  );

  app.get(
    '/payment-success',
    {
      config: { access: 'public' },
      schema: {
        tags: ['payments'],
        summary: 'What was paid, for the number and the token of the return address',
        querystring: PaymentConfirmationQuery,
        response: {
          200: PaymentConfirmation,
          402: PaymentNotConfirmed,
          409: PaymentNotConfirmed,
          '4xx': ErrorResponse,
          '5xx': ErrorResponse,
        },
      },
    },
    (request) => confirmPayment(services, request.query),
  );

  app.post(
    '/admin/events/:id/replay',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'Applies a kept event of the payment provider once more',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) }),
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const { id } = request.params;
      const isRead = await replayEvent(services, id, currentAccount(request));
      return { status: isRead, message: isRead ? 'Applied.' : 'The event cannot be read.' };
    },
  );

  // The signature covers the raw bytes, so this route alone keeps the body unparsed.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(
      `/payment/webhook/${services.payments.name}`,
      {
        config: { access: 'public' },
        schema: { tags: ['payments'], hide: true, response: responses(StatusResponse) },
      },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        services.payments.verifyWebhook(body, request.headers);
        await inTurn(() => receiveWebhook(services, body.toString('utf8')));
        return { status: true, message: 'Received.' };
      },
    );
    done();
  });
};

export const payments: Module<PaymentServices> = {
  routes,
  rootRoutes: sandboxPage,
  tasks: [
    { name: 'ask about open orders', everyMs: 60_000, run: sweepOrders },
    { name: 'ask about open refunds', everyMs: 60_000, run: sweepRefunds },
    { name: 'compare settled payments', everyMs: 3_600_000, run: reconcileDays },
  ],
  retention: [{ column: idempotencyKeys.createdAt, keepMs: 2 * DAY }],
};

import {
  EmailCorrectionRequest,
  ErrorResponse,
  PaymentConfirmation,
  PaymentConfirmationQuery,
  PaymentCreateRequest,
  PaymentCreateResponse,
  PaymentNotConfirmed,
  PaymentRefusal,
  StatusResponse,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { clientNetwork } from '../../platform/limits/client-network';
import { unlessOutage, type SharedLimit } from '../../platform/limits/rate-limits';
import { IdempotencyHeaders } from '../../platform/http/request/idempotency-key';
import { responses } from '../../platform/http/route-schemas';
import { emailKey } from '../accounts/accounts-repository';
import type { PaymentServices } from '../payments/providers/provider';
import { correctEmail } from './correct-email';
import { createOrder } from './create-order';
import { ownOrdersRoutes } from './own-orders-routes';
import { paidProductsRoutes } from './paid-products-routes';
import { confirmPayment } from './payment-confirmation';

/** The same limit as for the sign-up, which also takes an e-mail and a password. */
const perGuest: SharedLimit = { name: 'guest-orders', most: 30, seconds: 3600, ofAddress: 2000 };
const perCorrection: SharedLimit = {
  name: 'email-corrections',
  most: 10,
  seconds: 3600,
  ofAddress: 200,
};
const perAccount: SharedLimit = { name: 'orders', most: 60, seconds: 600, ofAddress: 2000 };

const routes: RegisterRoutes<PaymentServices> = (app, services) => {
  const { limits } = services;
  void ownOrdersRoutes(app, services);
  void paidProductsRoutes(app, services);

  app.post(
    '/payment/create',
    {
      config: { access: 'public' },
      schema: {
        tags: ['payments'],
        summary: 'An order at the prices of the catalogue, and the page to pay it on',
        headers: IdempotencyHeaders,
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
      const { account, body, ip } = request;
      const giveBack = account
        ? await limits.consumeForPerson(perAccount, ip, `user:${account.id}`)
        : await limits.consumeForPerson(perGuest, ip, emailKey(body.email));
      return unlessOutage(giveBack, () =>
        createOrder(services, body, {
          account,
          idempotencyKey: request.headers['idempotency-key'],
          client: clientNetwork(ip),
          language: request.language,
        }),
      );
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
    (request) => confirmPayment(services, request.query, request.language),
  );

  app.post(
    '/payment/email',
    {
      config: { access: 'public' },
      schema: {
        tags: ['payments'],
        summary: 'Corrects the e-mail of a paid order once, before the first log-in',
        body: EmailCorrectionRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const person = `order:${request.body.order_id}`;
      const giveBack = await limits.consumeForPerson(perCorrection, request.ip, person);
      await unlessOutage(giveBack, () => correctEmail(services, request.body));
      return { status: true, message: 'The confirmation is on its way to the new address.' };
    },
  );
};

/** What a buyer does: order, pay, and look at what was bought. */
export const checkout: Module<PaymentServices> = { routes };

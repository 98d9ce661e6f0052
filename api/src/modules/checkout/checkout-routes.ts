import { Type } from '@sinclair/typebox';
import {
  EmailCorrectionRequest,
  PaymentConfirmation,
  PaymentConfirmationQuery,
  PaymentCreateRequest,
  PaymentCreateResponse,
  PaymentNotConfirmed,
  PaymentRefusal,
  StatusResponse,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { clientNetwork } from '../../platform/limits/client-network';
import { unlessOutage, type SharedLimit } from '../../platform/limits/rate-limits';
import { IdempotencyHeaders } from '../../platform/http/request/idempotency-key';
import { done } from '../../platform/http/routes';
import { emailKey } from '../accounts/accounts-repository';
import type { PaymentServices } from '../payments/providers/provider';
import { givenCode } from '../codes/take-code';
import { checkoutInHindi } from './checkout.hi';
import { correctEmail } from './correct-email';
import { createOrder } from './create-order';
import { ownOrdersRoutes } from './own-orders-routes';
import { purchasedProductsRoutes } from './paid-products-routes';
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

const routes: RegisterRoutes<PaymentServices> = ({ open }, services) => {
  const { limits } = services;

  open.post('/payment/create', {
    summary: 'An order at the prices of the catalogue, and the page to pay it on',
    description:
      'With `Ask-If-Paid`, 409 with `paid_already` if the same buyer has paid for the same within an hour.',
    headers: Type.Object({
      ...IdempotencyHeaders.properties,
      'ask-if-paid': Type.Optional(Type.Literal('yes')),
    }),
    body: PaymentCreateRequest,
    answers: { 200: PaymentCreateResponse, 409: PaymentRefusal, 422: PaymentRefusal },
    handler: async (request) => {
      const { account, body, ip } = request;
      const giveBack = account
        ? await limits.consumeForPerson(perAccount, ip, `user:${account.id}`)
        : await limits.consumeForPerson(perGuest, ip, emailKey(body.email));
      return unlessOutage(giveBack, async () =>
        createOrder(services, body, {
          account,
          code: body.code ? await givenCode(services, body.code, { ip, account }) : undefined,
          idempotencyKey: request.headers['idempotency-key'],
          client: clientNetwork(ip),
          language: request.language,
          asksIfPaid: request.headers['ask-if-paid'] !== undefined,
        }),
      );
    },
  });

  open.get('/payment-success', {
    summary: 'What was paid, for the number and the token of the return address',
    query: PaymentConfirmationQuery,
    answers: { 200: PaymentConfirmation, 402: PaymentNotConfirmed, 409: PaymentNotConfirmed },
    handler: ({ query, language }) => confirmPayment(services, query, language),
  });

  open.post('/payment/email', {
    summary: 'Corrects the e-mail of a paid order once, before the first log-in',
    body: EmailCorrectionRequest,
    answers: StatusResponse,
    handler: async ({ body, ip }) => {
      const person = `order:${body.order_id}`;
      const giveBack = await limits.consumeForPerson(perCorrection, ip, person);
      await unlessOutage(giveBack, () => correctEmail(services, body));
      return done('The confirmation is on its way to the new address.');
    },
  });
};

/** What a buyer does: order, pay, and look at what was bought. */
export const checkout: Module<PaymentServices> = {
  name: 'checkout',
  hindi: checkoutInHindi,
  routes: [routes, ownOrdersRoutes, purchasedProductsRoutes],
};

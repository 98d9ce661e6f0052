import { Type } from '@sinclair/typebox';
import {
  CorrectionCodeRequest,
  EmailCorrectionRequest,
  LoginResponse,
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
import { repeatableRequest } from '../accounts/sign-in/send-code';
import type { PaymentServices } from '../payments/providers/provider';
import { givenCode } from '../codes/take-code';
import { checkoutInHindi } from './checkout.hi';
import { correctEmail } from './after-paying/correct-email';
import { createOrder } from './create-order';
import { ownOrdersRoutes } from './own-orders-routes';
import { purchasedProductsRoutes } from './paid-products-routes';
import { sendCorrectionCode } from './after-paying/order-proofs';
import { confirmPayment } from './after-paying/payment-confirmation';
import { signInBuyer } from './after-paying/sign-in-buyer';

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
    summary:
      'What was paid, for the number and the token of the return address, or of a link that only shows it',
    query: PaymentConfirmationQuery,
    answers: {
      200: PaymentConfirmation,
      402: PaymentNotConfirmed,
      409: PaymentNotConfirmed,
      410: PaymentNotConfirmed,
    },
    handler: ({ query, language }) => confirmPayment(services, query, language),
  });

  open.post('/payment/login', {
    summary:
      'Signs in the buyer of a new account, once, by the token of an order that was just paid',
    body: PaymentConfirmationQuery,
    answers: LoginResponse,
    handler: async ({ body, headers, ip, log }) => {
      await limits.consumeForPerson(perCorrection, ip, `order:${body.order_id}`);
      const response = await signInBuyer(services, body, headers['user-agent'] ?? '');
      log.info({ user: response.data.user.id }, 'signed in by an order');
      return response;
    },
  });

  open.post('/payment/email/code', {
    summary:
      'Sends a code to the phone of an order that was paid within a day, to correct its e-mail',
    ...repeatableRequest,
    body: CorrectionCodeRequest,
    answers: StatusResponse,
    handler: async ({ body, headers, ip }) => {
      await limits.consumeForPerson(perCorrection, ip, `order:${body.order_id}`);
      await sendCorrectionCode(services, body, {
        address: ip,
        idempotencyKey: headers['idempotency-key'],
      });
      return done('A code is on its way to the phone of the order.');
    },
  });

  open.post('/payment/email', {
    summary:
      'Corrects the e-mail of a paid order once, before the first log-in, by its token or a code',
    body: EmailCorrectionRequest,
    answers: StatusResponse,
    handler: async ({ body, ip, account }) => {
      const person = `order:${body.order_id}`;
      const giveBack = await limits.consumeForPerson(perCorrection, ip, person);
      await unlessOutage(giveBack, () => correctEmail(services, body, { ip, account }));
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

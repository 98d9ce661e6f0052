import { Type } from '@sinclair/typebox';
import {
  CodePriceRequest,
  CodePriceResponse,
  CodesResponse,
  CodeTermsRequest,
  NewCodeRequest,
  StatusResponse,
} from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { done } from '../../platform/http/routes';
import { invalid } from '../../platform/errors';
import type { Module, RegisterRoutes } from '../../platform/module';
import { rupees } from '../../platform/money';
import { quoteOf } from '../orders/quote';
import { addCode, changeCode, listCodes } from './admin-codes';
import { codesInHindi } from './codes.hi';
import { givenCode, refusals, usesOf } from './take-code';

const routes: RegisterRoutes<Services> = ({ admin, open }, services) => {
  const { catalogue, database, now } = services;

  open.post('/payment/code', {
    summary: 'What an order costs with a code; 422 for a code that does not count for it',
    body: CodePriceRequest,
    answers: CodePriceResponse,
    handler: async ({ body, ip, account }) => {
      const code = await givenCode(services, body.code, { ip, account });
      if (code.uses !== null && (await usesOf(database, code.code, now())) >= code.uses) {
        throw invalid({ code: [refusals.usedUp] });
      }
      const published = await catalogue.current();
      const before = quoteOf(published, body);
      const quote = quoteOf(published, body, code);
      return {
        code: code.code,
        code_amount: rupees(before.payablePaise - quote.payablePaise),
        total_amount: rupees(quote.totalPaise),
        discount_amount: rupees(quote.discountPaise),
        payable_amount: rupees(quote.payablePaise),
      };
    },
  });

  admin('codes').get('/admin/codes', {
    summary: 'All codes for a discount, with their uses',
    answers: CodesResponse,
    handler: async () => ({ data: await listCodes(services) }),
  });

  admin('codes').post('/admin/codes', {
    summary: 'Adds a code for a discount',
    body: NewCodeRequest,
    says: 'Added. It counts from now on.',
    handler: ({ body, account }) => addCode(services, body, account),
  });

  admin('codes').put('/admin/codes/:code', {
    summary: 'Changes, closes or opens a code',
    params: Type.Object({ code: Type.String({ maxLength: 60 }) }),
    body: CodeTermsRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account }) => {
      await changeCode(services, params.code, body, account);
      return done(body.closed ? 'Closed. Nobody can use it.' : 'Changed.');
    },
  });
};

/** Codes for a discount: an admin makes them, buyers use them. */
export const codes: Module<Services> = {
  name: 'codes',
  hindi: codesInHindi,
  routes: [routes],
};

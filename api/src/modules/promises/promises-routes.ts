import {
  PrivateLinkParams,
  PromiseAnswerRequest,
  PromiseQuestionResponse,
  StatusResponse,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { done } from '../../platform/http/routes';
import type { PaymentServices } from '../payments/providers/provider';
import { keepPromises } from './keep-promises';
import { answerQuestion, readQuestion } from './promise-questions';
import { promisesInHindi } from './promises.hi';

const routes: RegisterRoutes<PaymentServices> = ({ open }, services) => {
  open.get('/promises/:token', {
    summary: 'What the buyer is asked whom the link was sent to; changes nothing',
    params: PrivateLinkParams,
    answers: PromiseQuestionResponse,
    handler: async ({ params, language }) => ({
      success: true,
      message: 'Question',
      data: await readQuestion(services, params.token, language),
    }),
  });

  open.post('/promises/:token', {
    summary: 'The answer of the buyer: to keep the ticket, to take or wait, or the money back',
    params: PrivateLinkParams,
    body: PromiseAnswerRequest,
    answers: StatusResponse,
    handler: async ({ params, body }) => {
      await answerQuestion(services, params.token, body);
      return done('Thank you.');
    },
  });
};

/** What the school has said that it will do: kept in time, or the product acts. */
export const keptPromises: Module<PaymentServices> = {
  name: 'promises',
  hindi: promisesInHindi,
  routes: [routes],
  tasks: [keepPromises],
};

import {
  CallPromiseResponse,
  CourseWaitingResponse,
  IdParams,
  PrivateLinkParams,
  PromiseAnswerRequest,
  PromiseQuestionResponse,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import type { PaymentServices } from '../payments/providers/provider';
import { promisedCall, whoWaits } from './due-promises';
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
    says: 'Thank you.',
    handler: ({ params, body }) => answerQuestion(services, params.token, body),
  });

  open.get('/calls/:token', {
    summary: 'By when the visitor was promised a call; 404 once nobody owes it any more',
    params: PrivateLinkParams,
    answers: CallPromiseResponse,
    handler: async ({ params }) => ({
      success: true,
      data: await promisedCall(services, params.token),
    }),
  });

  open.get('/courses/:id/waiting', {
    summary: 'How many have bought a course and wait for a date, and since when',
    params: IdParams,
    answers: CourseWaitingResponse,
    handler: async ({ params }) => ({ success: true, data: await whoWaits(services, params.id) }),
  });
};

/** What the school has said that it will do: kept in time, or the product acts. */
export const keptPromises: Module<PaymentServices> = {
  name: 'promises',
  hindi: promisesInHindi,
  routes: [routes],
  tasks: [keepPromises],
};

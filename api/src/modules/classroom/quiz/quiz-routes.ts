import { Type } from '@sinclair/typebox';
import { QuizAnswerRequest, QuizAnswerResponse, RowId } from 'shared/model/schemas';
import type { RateLimit } from '../../../platform/limits/rate-limits';
import type { RegisterRoutes } from '../../../platform/module';
import { answerQuiz } from './answer-quiz';

const perStudent: RateLimit = { name: 'quiz', most: 240, seconds: 3600 };

export const quizRoutes: RegisterRoutes = ({ user }, services) => {
  user.post('/classroom/course/:product_id/quiz', {
    summary: 'Answers a question after a module; the best answer is kept',
    params: Type.Object({ product_id: RowId }),
    body: QuizAnswerRequest,
    answers: QuizAnswerResponse,
    handler: async ({ params, body, account, language }) => {
      await services.limits.consume(perStudent, `user:${account.id}`);
      const seat = { userId: account.id, productId: params.product_id };
      const data = await answerQuiz(services, seat, body, language);
      return { success: true, data };
    },
  });
};

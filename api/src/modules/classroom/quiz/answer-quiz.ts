import { inLanguage, productOf } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { QuizAnswerRequest, QuizAnswerResponse, QuizQuestion } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import { HttpError } from '../../../platform/errors';
import { issueEarned } from '../certificates/certificates';
import { enrolmentOf } from '../classroom';
import { progress } from '../classroom-tables';
import { quizOf } from '../quiz-results';

/** What is right is said only now. A right answer stays; the one that suffices issues the certificate. */
export async function answerQuiz(
  services: Services,
  { userId, productId }: { userId: number; productId: number },
  { module, question: id, answer }: QuizAnswerRequest,
  language: LanguageCode,
): Promise<QuizAnswerResponse['data']> {
  const { catalogue, database, now } = services;
  await enrolmentOf(database, { userId, kind: 'course', productId });
  const course = productOf(await catalogue.current(), 'course', productId);
  const asked = course && quizOf(course).find((each) => each.module === module && each.id === id);
  if (!asked) throw new HttpError(404, 'The course has no such question.');
  const right = isRight(asked, answer);
  if (right) {
    const row = { userId, productId, module: asked.key, doneAt: now() };
    await database.insert(progress).values(row).onConflictDoNothing();
    await issueEarned(services, userId);
  }
  return { right, explanation: inLanguage(asked, language).explanation };
}

function isRight({ answers, number = 0, tolerance = 0, hi }: QuizQuestion, given: string): boolean {
  if (answers.length > 0) return [answers[0], hi?.answers?.[0]].includes(given);
  const difference = Math.abs(Number(given.replace(',', '.')) - number);
  // 0.3 - 0.2 is a little less than 0.1.
  return difference <= tolerance + 1e-9;
}

import { inLanguage, productOf } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { QuizAnswerRequest, QuizAnswerResponse, QuizQuestion } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import type { Database, Transaction } from '../../../platform/database/database';
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
  if (!asked || asked.upload) throw new HttpError(404, 'The course has no such question.');
  const right = isRight(asked, answer);
  if (right) {
    await keepRight(database, { userId, productId, key: asked.key, at: now() });
    await issueEarned(services, userId);
  }
  const { explanation, whyNot = [] } = inLanguage(asked, language);
  // A wrong answer does not name the right one.
  return { right, explanation: right ? explanation : (whyNot[wrongOf(asked, answer)] ?? '') };
}

/** A right answer stays, under the key of its question. */
export async function keepRight(
  database: Database | Transaction,
  { key: module, at: doneAt, ...of }: { userId: number; productId: number; key: string; at: Date },
): Promise<void> {
  await database
    .insert(progress)
    .values({ ...of, module, doneAt })
    .onConflictDoNothing();
}

/** Which of the wrong answers it is; the first one for a number. */
const wrongOf = ({ answers, hi }: QuizQuestion, given: string): number =>
  Math.max(answers.indexOf(given), hi?.answers?.indexOf(given) ?? -1, 1) - 1;

function isRight({ answers, number = 0, tolerance = 0, hi }: QuizQuestion, given: string): boolean {
  if (answers.length > 0) return [answers[0], hi?.answers?.[0]].includes(given);
  const difference = Math.abs(Number(given.replace(',', '.')) - number);
  // 0.3 - 0.2 is a little less than 0.1.
  return difference <= tolerance + 1e-9;
}

import { and, eq, inArray, sql, type Column } from 'drizzle-orm';
import { inLanguage } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { Classroom, Course, QuizResult } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { withModuleIds } from '../catalogue/module-ids';
import { progress } from './classroom-tables';

type QuizCourse = Pick<Course, 'id' | 'modules' | 'quizBound'>;

/** The questions of a course; a right answer is stored under `key`. */
export const quizOf = ({ modules }: QuizCourse) =>
  withModuleIds(modules).flatMap(({ id: module, quiz = [] }) =>
    quiz.map((question, index) => {
      const id = question.id ?? String(index + 1);
      return { ...question, id, module, key: `${module}/${id}` };
    }),
  );

/** How many right answers the certificate asks for. */
const quizNeeded = (course: QuizCourse): number =>
  Math.ceil((quizOf(course).length * (course.quizBound ?? 0)) / 100);

const rightIn = (course: QuizCourse) => {
  const keys = quizOf(course).map(({ key }) => key);
  return and(eq(progress.productId, course.id), inArray(progress.module, keys));
};

/** Whether the user of this column has what the certificate asks for; undefined if it asks for nothing. */
export const hasPassed = (course: QuizCourse, userId: Column) =>
  quizNeeded(course) === 0
    ? undefined
    : sql`(SELECT count(*) FROM ${progress} WHERE ${progress.userId} = ${userId}
        AND ${rightIn(course)}) >= ${quizNeeded(course)}`;

/** The results of these students in a course; undefined in a course without a quiz. */
export async function quizResults(
  database: Database,
  course: QuizCourse | undefined,
  userIds: readonly number[],
): Promise<(userId: number) => QuizResult | undefined> {
  const of = course ? quizOf(course).length : 0;
  if (!course || of === 0 || userIds.length === 0) return () => undefined;
  const found = await database
    .select({ userId: progress.userId })
    .from(progress)
    .where(and(inArray(progress.userId, [...userIds]), rightIn(course)));
  return (userId) => ({ right: found.filter((each) => each.userId === userId).length, of });
}

/** The questions as the student may see them: without what is right. `done` contains the keys of those answered right. */
export function studentsQuiz(
  course: Course | undefined,
  done: readonly string[],
  language: LanguageCode,
): Pick<Classroom, 'quiz' | 'quiz_needed'> {
  const questions = course ? quizOf(course) : [];
  if (!course || questions.length === 0) return {};
  const quiz = questions.map((asked) => {
    const { module, id, question, answers, upload } = inLanguage(asked, language);
    return {
      ...{ module, id, question, right: done.includes(asked.key) },
      ...(upload === 'Yes' && { upload: true as const }),
      // Sorted, so that their order says nothing.
      ...(answers.length > 0 && { choices: [...answers].sort() }),
    };
  });
  const needed = quizNeeded(course);
  return { quiz, ...(needed > 0 && { quiz_needed: needed }) };
}

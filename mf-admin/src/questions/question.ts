import { courseQuestionCategories, siteQuestionCategories } from 'shared/catalogue';
import { pleaseFill } from 'shared/messages';
import type { CourseQuestion, SiteQuestion } from 'shared/schemas';
import { isFilled, type Check } from 'shared/validation';
import { createLocalList } from '../local-lists/local-list';

/** Where a question is answered: on the about page, or on that of the course with the id. */
export type QuestionPage = 'about' | number;

/** A question and its answer, in the order in which its page shows them. */
export interface AdminQuestion {
  readonly id: number;
  readonly page: QuestionPage;
  readonly category: SiteQuestion['category'] | CourseQuestion['category'];
  readonly question: string;
  readonly answer: string;
}

export const questionList = createLocalList<AdminQuestion>();

export const categoriesOf = (page: QuestionPage): readonly AdminQuestion['category'][] =>
  page === 'about' ? siteQuestionCategories : courseQuestionCategories;

/** What the form's controls hold, under their names. */
export interface QuestionValues {
  category: AdminQuestion['category'];
  question: string;
  answer: string;
}

/** The rules for a question; `others` are those of its page. */
export function questionChecks(others: readonly AdminQuestion[]): readonly Check<QuestionValues>[] {
  return [
    {
      field: 'question',
      message: pleaseFill('question'),
      passes: ({ question }) => isFilled(question),
    },
    {
      field: 'question',
      message: 'This question is there already.',
      passes: (values) => others.every(({ question }) => question !== values.question.trim()),
    },
    { field: 'answer', message: pleaseFill('answer'), passes: ({ answer }) => isFilled(answer) },
  ];
}

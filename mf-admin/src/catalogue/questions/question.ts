import { courseQuestionCategories, siteQuestionCategories } from 'shared/model/catalogue';
import { pleaseFill } from 'shared/model/messages';
import type { CourseQuestion, SiteQuestion } from 'shared/model/schemas';
import { isFilled, type Check } from 'shared/model/validation';
import { createLocalList } from '../editor/local-list';

/** The page that shows a question: the about page, or the page of the course with this id. */
export type QuestionPage = 'about' | number;

/** A question with its answer; `questionList` has the order in which the page shows them. */
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

/** The values of the form's controls, by control name. */
export interface QuestionValues {
  category: AdminQuestion['category'];
  question: string;
  answer: string;
}

/** The rules for a question; `others` are the other questions of its page. */
export function questionChecks(others: readonly AdminQuestion[]): readonly Check<QuestionValues>[] {
  return [
    {
      field: 'question',
      message: pleaseFill('question'),
      passes: ({ question }) => isFilled(question),
    },
    {
      field: 'question',
      message: 'This question already exists.',
      passes: (values) => others.every(({ question }) => question !== values.question.trim()),
    },
    { field: 'answer', message: pleaseFill('answer'), passes: ({ answer }) => isFilled(answer) },
  ];
}

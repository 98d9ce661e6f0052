import { courseQuestionCategories, siteQuestionCategories } from 'shared/model/catalogue';
import { pleaseFill } from 'shared/model/messages';
import { isFilled, type Check } from 'shared/model/validation';
import type { DraftQuestion, QuestionPage } from '../draft/draft-catalogue';

export const categoriesOf = (page: QuestionPage): readonly DraftQuestion['category'][] =>
  page === 'about' ? siteQuestionCategories : courseQuestionCategories;

/** The values of the form's controls, by control name. */
export interface QuestionValues {
  category: DraftQuestion['category'];
  question: string;
  answer: string;
}

/** The rules for a question; `others` are the other questions of its page. */
export function questionChecks(others: readonly DraftQuestion[]): readonly Check<QuestionValues>[] {
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

import { courseQuestionCategories, siteQuestionCategories } from 'shared/model/catalogue';
import { pleaseFill } from 'shared/model/messages';
import { filled, text, type Checks } from 'shared/model/validation';
import type { DraftQuestion, QuestionPage } from '../draft/draft-catalogue';

export const categoriesOf = (page: QuestionPage): readonly DraftQuestion['category'][] =>
  page === 'about' ? siteQuestionCategories : courseQuestionCategories;

/** The values of the form's controls, by control name. */
export interface QuestionValues {
  category: DraftQuestion['category'];
  question: string;
  answer: string;
  hi: { question: string; answer: string };
}

/** The rules for a question; `others` are the other questions of its page. */
export const questionChecks = (others: readonly DraftQuestion[]): Checks<QuestionValues> => [
  filled('question', pleaseFill('question')),
  text('question', 'This question already exists.', (given) =>
    others.every(({ question }) => question !== given.trim()),
  ),
  filled('answer', pleaseFill('answer')),
];

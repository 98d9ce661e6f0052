import { courseQuestionCategories, siteQuestionCategories } from 'shared/model/catalogue';
import { pleaseFill } from 'shared/model/messages';
import { filled, matches, type Check } from 'shared/model/validation';
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
export const questionChecks = (
  others: readonly DraftQuestion[],
): readonly Check<QuestionValues>[] => [
  filled('question', pleaseFill('question')),
  matches(
    'question',
    (text) => others.every(({ question }) => question !== text.trim()),
    'This question already exists.',
  ),
  filled('answer', pleaseFill('answer')),
];

import { courseQuestionCategories, siteQuestionCategories } from '../catalogue';
import type { CourseQuestion, SiteQuestion } from '../schemas';
import { fieldsOf } from './fields';

const category = { name: 'category', kind: 'choice', label: 'Category' } as const;

const texts = [
  { name: 'question', kind: 'line', label: 'Question', hindi: true, maxLength: 300 },
  { name: 'answer', kind: 'lines', label: 'Answer', hindi: true },
] as const;

/** Of a question about the school, on the about page. */
export const siteQuestionFields = fieldsOf<SiteQuestion>()([
  { ...category, options: siteQuestionCategories },
  ...texts,
]);

/** Of a question on the page of a course. */
export const courseQuestionFields = fieldsOf<CourseQuestion>()([
  { ...category, options: courseQuestionCategories },
  ...texts,
]);

import type { CourseQuestion, SiteQuestion } from '../schemas';

/** How the chip of a category is called. */
export const questionCategoryName = (
  category: (CourseQuestion | SiteQuestion)['category'],
): string => category;

import type { CourseQuestion, SiteQuestion } from '../schemas';

/* In the order of the chips above the questions. */

export const courseQuestionCategories = [
  'Ordering',
  'Shipping',
  'Returns',
  'Support',
] as const satisfies readonly CourseQuestion['category'][];

export const siteQuestionCategories = [
  'Students',
  'Astro-Gurus',
  'Influencers',
  'General',
] as const satisfies readonly SiteQuestion['category'][];

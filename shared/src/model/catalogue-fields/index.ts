/** The fields of the items of the catalogue: each stands here once, and its form and its name follow. */
import { courseFields } from './course-fields';
import type { FieldList } from './fields';
import { siteQuestionFields } from './question-fields';
import { siteTextFields } from './site-text-fields';
import { tutorFields } from './tutor-fields';
import { webinarFields } from './webinar-fields';

export { courseFields } from './course-fields';
export { flatFields, type AnyField, type FieldIn, type FieldList, type Kind } from './fields';
export { courseQuestionFields, siteQuestionFields } from './question-fields';
export { bannerFields, contactFields, policyFields } from './site-text-fields';
export { tutorFields } from './tutor-fields';
export { webinarFields } from './webinar-fields';

/** By the names of the lists of the catalogue. */
export const catalogueFields = {
  courses: courseFields,
  webinars: webinarFields,
  mentors: tutorFields,
  questions: siteQuestionFields,
  siteTexts: siteTextFields,
} satisfies Record<string, FieldList>;

export { inLanguage, titleIn } from './in-language';
export * from './prices';
export * from './public-catalogue';
export * from './purchased-groups';
export type { PublishedReview } from './course-reviews';
export * from './schedules';
export * from './site-words';
export {
  comingSunday,
  datedWebinar,
  hourDueDay,
  hourText,
  openSunday,
  ticketDay,
  webinarDates,
  webinarDatesOn,
  type WebinarDates,
} from './webinar-dates';
export { texts as scheduleTexts } from './schedule-texts';
export { courseQuestionCategories, siteQuestionCategories } from './question-categories';
export { teachingLanguage } from './teaching-language';
export { questionCategoryName } from './question-category-names';
export * from './buyer-states';
export { indianStates } from './states';
export { buyerStateOptions, stateOptions } from './state-options';

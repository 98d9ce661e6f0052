export { inLanguage, titleIn } from './in-language';
export {
  detailsAddress,
  productOf,
  publicCatalogue,
  publicCourse,
  publicWebinar,
  scheduleKey,
  type CatalogueDetails,
  type Details,
  type PageSubject,
  type ProductList,
  type PublicCatalogue,
} from './public-catalogue';
export {
  purchasedCourse,
  purchasedWebinar,
  comingMeetings,
  inOrder,
  isOver,
  joinOpensAt,
  nextMeeting,
  type PurchasedGroup,
  type NextMeeting,
} from './purchased-groups';
export {
  futureBatches,
  batchHours,
  batchMeetings,
  batchText,
  cancelledMeetings,
  DATE_UNKNOWN_TEXT,
  dayText,
  HOW_TO_JOIN,
  momentText,
  nextBatch,
  NEXT_BATCH_UNKNOWN,
  nextBatchText,
  nextSession,
  sessionMeeting,
  futureSessions,
  sessionText,
  type Meeting,
  type ScheduleTexts,
} from './schedules';
export {
  comingSunday,
  datedWebinar,
  hourText,
  ticketDay,
  webinarDates,
  webinarDatesOn,
  type WebinarDates,
} from './webinar-dates';
export { texts as scheduleTexts } from './schedule-texts';
export { courseQuestionCategories, siteQuestionCategories } from './question-categories';
export { teachingLanguage } from './teaching-language';
export { questionCategoryName } from './question-category-names';
export {
  buyerStates,
  isBuyerState,
  OUTSIDE_INDIA,
  stateCode,
  stateOfCode,
  statesOfCode,
  type BuyerState,
} from './buyer-states';
export { indianStates } from './states';
export { buyerStateOptions, stateOptions } from './state-options';

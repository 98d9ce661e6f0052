export {
  detailsAddress,
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
  batchesToCome,
  batchMeetings,
  batchText,
  DATE_TO_COME,
  dayText,
  HOW_TO_JOIN,
  nextBatch,
  nextSession,
  sessionMeeting,
  sessionsToCome,
  sessionText,
  type Meeting,
} from './schedules';
export {
  comingSunday,
  datedWebinar,
  ticketDay,
  webinarDates,
  webinarDatesOn,
  type WebinarDates,
} from './webinar-dates';
export { courseQuestionCategories, siteQuestionCategories } from './question-categories';
export { indianStates } from './states';

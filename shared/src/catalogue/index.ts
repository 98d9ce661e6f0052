export {
  detailsAddress,
  publicCatalogue,
  publicCourse,
  publicWebinar,
  type CatalogueDetails,
  type ProductList,
  type PublicCatalogue,
} from './public-catalogue';
export {
  batchesToCome,
  batchMeetings,
  batchText,
  DATE_TO_COME,
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
  webinarDates,
  webinarDatesOn,
  type WebinarDates,
} from './webinar-dates';
export { indianStates } from './states';

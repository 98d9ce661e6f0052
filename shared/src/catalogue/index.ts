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
  batchMeetings,
  batchText,
  nextBatch,
  nextSession,
  sessionMeeting,
  sessionText,
  type Meeting,
} from './schedules';
export { comingSunday, datedWebinar, webinarDatesOn, type WebinarDates } from './webinar-dates';
export { indianStates } from './states';

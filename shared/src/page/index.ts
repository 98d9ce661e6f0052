/**
 * What a page carries: the catalogue that the site was published with, and the state that a navigation
 * hands to the next page. Only code that runs in pages imports it; the API reads its database.
 */
export {
  courseDetails,
  EntryError,
  loadEntry,
  siteQuestions,
  webinarDetails,
  type EntryAddress,
} from './details';
export { CATALOGUE_ELEMENT, setPageCatalogue } from './page-catalogue';
export {
  courseById,
  courseByUrlTitle,
  courses,
  mentors,
  onSundays,
  webinarById,
  webinarByUrlTitle,
  webinars,
} from './products';
export {
  readAccountState,
  readReturnUrl,
  readTicketState,
  toAccountState,
  toReturnState,
  toTicketState,
  type AccountState,
  type TicketWebinar,
} from './navigation-state';

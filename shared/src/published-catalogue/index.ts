/**
 * The catalogue in a page: what the site was published with. Only what runs in pages imports it;
 * the API asks its database.
 */
export {
  courseDetails,
  DetailsError,
  loadDetails,
  siteQuestions,
  webinarDetails,
  type SubjectAddress,
} from './details';
export { CATALOGUE_ELEMENT, provideCatalogue } from './page-catalogue';
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

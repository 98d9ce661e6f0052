/**
 * The catalogue of a page: the version that the site was published with. Only code that runs in pages
 * imports it; the API reads its database.
 */
export {
  courseDetails,
  DetailsError,
  loadDetails,
  siteQuestions,
  webinarDetails,
  type SubjectAddress,
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

export {
  astrologyCourse,
  courseById,
  courseByUrlTitle,
  courses,
  numerologyCourse,
  type CourseSummary,
} from './course-summaries';
export {
  astrologyWebinar,
  numerologyWebinar,
  webinarById,
  webinarByUrlTitle,
  webinars,
  type WebinarSummary,
} from './webinar-summaries';
export { courseList, type CourseListItem } from './course-list';
export { comingSunday, datedWebinar, webinarDatesOn, type WebinarDates } from './webinar-dates';
export { mentors, type Mentor } from './mentors';
export { indianStates } from './states';

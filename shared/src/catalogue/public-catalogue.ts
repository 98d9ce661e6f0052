import type {
  Catalogue,
  Course,
  CourseSummary,
  Mentor,
  PublicBatch,
  PublicSession,
  Webinar,
  WebinarSummary,
} from '../schemas';

/** Whole courses and webinars by the address of their file, see `detailsAddress`. */
export type CatalogueDetails = Readonly<Record<string, Course | Webinar>>;

/** What anybody may know of a catalogue: all in short, and whole entries. A page holds those it shows. */
export interface PublicCatalogue {
  readonly courses: readonly CourseSummary[];
  readonly webinars: readonly WebinarSummary[];
  readonly mentors: readonly Mentor[];
  readonly details: CatalogueDetails;
}

/** The lists of the catalogue whose entries have pages of their own. */
export type ProductList = 'courses' | 'webinars';

/** Address of the file that holds a whole course or webinar. */
export const detailsAddress = (list: ProductList, urlTitle: string): string =>
  `/catalogue/${list}/${urlTitle}.json`;

/** What of a catalogue anybody may know: all but the links to classes and groups. */
export const publicCatalogue = ({ courses, webinars, mentors }: Catalogue): PublicCatalogue => ({
  courses: courses.map(courseSummary),
  webinars: webinars.map(webinarSummary),
  mentors,
  details: Object.fromEntries<Course | Webinar>([
    ...courses.map((course): [string, Course] => [
      detailsAddress('courses', course.urlTitle),
      publicCourse(course),
    ]),
    ...webinars.map((webinar): [string, Webinar] => [
      detailsAddress('webinars', webinar.urlTitle),
      publicWebinar(webinar),
    ]),
  ]),
});

/** A whole course without the links that only its students may see. */
export const publicCourse = (course: Course): Course => ({
  ...course,
  batches: course.batches.map(publicBatch),
});

/** A whole webinar without the links that only its attendees may see. */
export const publicWebinar = (webinar: Webinar): Webinar => ({
  ...webinar,
  sessions: webinar.sessions.map(publicSession),
});

// Field by field: what is not named here is never shown to everybody.

const publicBatch = (batch: PublicBatch): PublicBatch => ({
  id: batch.id,
  firstDay: batch.firstDay,
  lastDay: batch.lastDay,
  weekdays: batch.weekdays,
  time: batch.time,
  minutes: batch.minutes,
  language: batch.language,
  seats: batch.seats,
});

const publicSession = ({ id, day, time, minutes, seats }: PublicSession): PublicSession => ({
  id,
  day,
  time,
  minutes,
  seats,
});

const courseSummary = (course: CourseSummary): CourseSummary => ({
  id: course.id,
  title: course.title,
  urlTitle: course.urlTitle,
  subtitle: course.subtitle,
  image: course.image,
  oldPrice: course.oldPrice,
  newPrice: course.newPrice,
  startDate: course.startDate,
  batches: course.batches.map(publicBatch),
});

const webinarSummary = (webinar: WebinarSummary): WebinarSummary => ({
  id: webinar.id,
  title: webinar.title,
  urlTitle: webinar.urlTitle,
  cardIntroimage: webinar.cardIntroimage,
  oldPrice: webinar.oldPrice,
  discount: webinar.discount,
  newPrice: webinar.newPrice,
  webinarAgendaFocus: webinar.webinarAgendaFocus,
  sessions: webinar.sessions.map(publicSession),
});

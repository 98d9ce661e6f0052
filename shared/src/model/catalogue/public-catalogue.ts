import type { ContactSettings } from '../config';
import type {
  Catalogue,
  Course,
  CourseSummary,
  Mentor,
  PublicBatch,
  PublicSession,
  SiteQuestion,
  Webinar,
  WebinarSummary,
} from '../schemas';
import {
  bannerOf,
  policyDetails,
  policyNames,
  publishedContact,
  type Banner,
  type PolicyDetails,
  type PolicyName,
} from './site-words';
import { withReviews, type PublishedReview } from './course-reviews';

/** Content that only some pages show, by the address of its file (see `detailsAddress`). */
export type CatalogueDetails = Readonly<Record<string, Details>>;

/** A whole course or webinar, the questions of the about page, or the versions of a policy. */
export type Details = Course | Webinar | readonly SiteQuestion[] | readonly PolicyDetails[];

/**
 * The public part of a catalogue: summaries of all products, and whole entries. A page contains only
 * the entries that it shows.
 */
export interface PublicCatalogue {
  readonly courses: readonly CourseSummary[];
  readonly webinars: readonly WebinarSummary[];
  readonly mentors: readonly Mentor[];
  readonly details: CatalogueDetails;
  /** How visitors reach the school, as far as it is published; on pages, with the settings. */
  readonly contact?: ContactSettings;
  readonly banner?: Banner;
}

/** The lists of the catalogue whose entries have pages of their own. */
export type ProductList = 'courses' | 'webinars';

interface Products<Course, Webinar> {
  readonly courses: readonly Course[];
  readonly webinars: readonly Webinar[];
}

/** The course or webinar with this id. */
export function productOf<Course extends { id: number }>(
  catalogue: Products<Course, unknown>,
  kind: 'course',
  id: number,
): Course | undefined;
export function productOf<Webinar extends { id: number }>(
  catalogue: Products<unknown, Webinar>,
  kind: 'webinar',
  id: number,
): Webinar | undefined;
export function productOf<Course extends { id: number }, Webinar extends { id: number }>(
  catalogue: Products<Course, Webinar>,
  kind: 'course' | 'webinar',
  id: number,
): Course | Webinar | undefined;
export function productOf<Product extends { id: number }>(
  { courses, webinars }: Products<Product, Product>,
  kind: 'course' | 'webinar',
  id: number,
): Product | undefined {
  return (kind === 'course' ? courses : webinars).find((product) => product.id === id);
}

/** The part of the catalogue that a page is about: an entry of a list, the questions, or a policy. */
export type PageSubject = ProductList | 'questions' | PolicyName;

export const isProductList = (subject: PageSubject): subject is ProductList =>
  subject === 'courses' || subject === 'webinars';

/** Address of the file that holds what a page is about. */
export const detailsAddress = (subject: PageSubject, urlTitle?: string): string =>
  `/catalogue/${subject}${urlTitle ? `/${urlTitle}` : ''}.json`;

/** What pages know about a batch or session besides what an admin has published. */
interface Seating {
  /** All seats are taken. */
  readonly full?: true;
}

/** The key of a batch or session, unique in the catalogue, e.g. `courses 101 january`. */
export const scheduleKey = (list: ProductList, productId: number, scheduleId: string): string =>
  [list, productId, scheduleId].join(' ');

/** Marks the batches and sessions that have no seats left; `full` contains their keys. */
function withSeating(
  { courses, webinars, ...others }: Catalogue,
  full: readonly string[],
): Catalogue {
  const marked = <Entry extends { id: string }>(list: ProductList, id: number, entries: Entry[]) =>
    entries.map((entry): Entry & Seating =>
      full.includes(scheduleKey(list, id, entry.id)) ? { ...entry, full: true } : entry,
    );
  return {
    ...others,
    courses: courses.map((course) => ({
      ...course,
      batches: marked('courses', course.id, course.batches),
    })),
    webinars: webinars.map((webinar) => ({
      ...webinar,
      sessions: marked('webinars', webinar.id, webinar.sessions),
    })),
  };
}

/**
 * The public part of a catalogue: everything except the links to classes and groups. `full` contains
 * the keys of the batches and sessions that have no seats left, `reviews` those that are published.
 */
export const publicCatalogue = (
  catalogue: Catalogue,
  full: readonly string[] = [],
  reviews: readonly PublishedReview[] = [],
): PublicCatalogue => {
  const { courses, webinars, mentors, questions } = withSeating(catalogue, full);
  return {
    courses: courses.map(courseSummary),
    webinars: webinars.map(webinarSummary),
    mentors,
    contact: publishedContact(catalogue),
    banner: bannerOf(catalogue),
    details: Object.fromEntries<Details>([
      [detailsAddress('questions'), questions],
      ...policyNames.map((name): [string, PolicyDetails[]] => [
        detailsAddress(name),
        policyDetails(catalogue, name),
      ]),
      ...courses.map((course): [string, Course] => [
        detailsAddress('courses', course.urlTitle),
        withReviews(publicCourse(course), reviews),
      ]),
      ...webinars.map((webinar): [string, Webinar] => [
        detailsAddress('webinars', webinar.urlTitle),
        publicWebinar(webinar),
      ]),
    ]),
  };
};

/** A whole course without the links and the quiz, which only its students may see. */
export const publicCourse = (course: Course): Course => ({
  ...course,
  modules: course.modules.map(({ quiz: _answers, ...module }) => module),
  batches: course.batches.map(publicBatch),
});

/** A whole webinar without the links that only its attendees may see. */
export const publicWebinar = (webinar: Webinar): Webinar => ({
  ...webinar,
  sessions: webinar.sessions.map(publicSession),
});

// Field by field, so that a field is public only if it is named here.

const publicBatch = (batch: PublicBatch & Seating): PublicBatch & Seating => ({
  id: batch.id,
  firstDay: batch.firstDay,
  lastDay: batch.lastDay,
  weekdays: batch.weekdays,
  time: batch.time,
  minutes: batch.minutes,
  language: batch.language,
  seats: batch.seats,
  ...(batch.cancelled && { cancelled: true }),
  ...(batch.full && { full: true }),
});

const publicSession = (session: PublicSession & Seating): PublicSession & Seating => ({
  id: session.id,
  day: session.day,
  time: session.time,
  minutes: session.minutes,
  seats: session.seats,
  ...(session.cancelled && { cancelled: true }),
  ...(session.full && { full: true }),
});

const courseSummary = (course: CourseSummary): CourseSummary => ({
  id: course.id,
  title: course.title,
  urlTitle: course.urlTitle,
  subtitle: course.subtitle,
  image: course.image,
  oldPrice: course.oldPrice,
  newPrice: course.newPrice,
  advertisedPrice: course.advertisedPrice,
  studentPrice: course.studentPrice,
  prices: course.prices,
  startDate: course.startDate,
  batches: course.batches.map(publicBatch),
  ...(course.hi && { hi: { title: course.hi.title, subtitle: course.hi.subtitle } }),
});

const webinarSummary = (webinar: WebinarSummary): WebinarSummary => ({
  id: webinar.id,
  title: webinar.title,
  urlTitle: webinar.urlTitle,
  cardIntroimage: webinar.cardIntroimage,
  oldPrice: webinar.oldPrice,
  discount: webinar.discount,
  newPrice: webinar.newPrice,
  prices: webinar.prices,
  webinarAgendaFocus: webinar.webinarAgendaFocus,
  sessions: webinar.sessions.map(publicSession),
  ...(webinar.hi && {
    hi: { title: webinar.hi.title, webinarAgendaFocus: webinar.hi.webinarAgendaFocus },
  }),
});

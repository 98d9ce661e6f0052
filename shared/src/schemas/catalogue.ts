import { Type, type Static, type TProperties } from '@sinclair/typebox';
import { StatusAnswer } from './answers';
import { Instant } from './fields';

/** An object of which nothing but the named fields is kept, all of them read-only. */
const Entry = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });
const List = Type.Array;

const told = (message: string) => ({ 'x-message': message });

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const ShortText = Type.String({ maxLength: 300 });
const LongText = Type.String({ maxLength: 12_000 });
const Title = Type.String({
  minLength: 1,
  maxLength: 300,
  pattern: '\\S',
  ...told('A title has 1 to 300 characters.'),
});
/** Last part of an address: `numerology-course`. */
const UrlTitle = Type.String({
  maxLength: 100,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  ...told('An address has small letters, figures and hyphens: numerology-course.'),
});
/** A file of the site or of the uploads, or an address of the web; empty for none. */
const Address = Type.String({
  maxLength: 2000,
  pattern: '^(/[^/\\s][^\\s]*|https://[^\\s]+)?$',
  ...told('A link begins with https:// or with one slash.'),
});
const WebLink = Type.String({
  maxLength: 2000,
  pattern: '^(https://[^\\s]+)?$',
  ...told('A link begins with https://.'),
});
const Price = Type.Integer({
  minimum: 0,
  maximum: 10_000_000,
  ...told('A price is in whole rupees.'),
});
const Count = Type.Integer({ minimum: 0, maximum: 10_000_000 });
const Figure = Type.Number({ minimum: 0, maximum: 10_000_000 });
/** Calendar day in India, `YYYY-MM-DD`. */
const Day = Type.String({
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  ...told('A day is written 2026-01-05.'),
});
/** Time of day in India, `HH:MM`. */
const Time = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  ...told('A time is written 19:30.'),
});
/** Names a batch or session within its product; never used for another. */
const ScheduleId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const Minutes = Type.Integer({
  minimum: 15,
  maximum: 600,
  ...told('A class takes 15 to 600 minutes.'),
});
const Seats = Type.Integer({ minimum: 1, maximum: 10_000 });

/** What anybody may know of a batch: a run of a course, with the same hour on each of its weekdays. */
export const PublicBatch = Entry({
  id: ScheduleId,
  firstDay: Day,
  lastDay: Day,
  /** 1 for Monday to 7 for Sunday, as in ISO 8601. */
  weekdays: List(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
    ...told('A batch meets on at least one weekday.'),
  }),
  time: Time,
  minutes: Minutes,
  language: ShortText,
  seats: Seats,
});
export type PublicBatch = Static<typeof PublicBatch>;

/** A batch with what only its students may see. */
export const Batch = Entry({
  ...PublicBatch.properties,
  classLink: Type.Optional(WebLink),
  whatsappGroup: Type.Optional(WebLink),
});
export type Batch = Static<typeof Batch>;

/** What anybody may know of a session: one date of a webinar. */
export const PublicSession = Entry({
  id: ScheduleId,
  day: Day,
  time: Time,
  minutes: Minutes,
  seats: Seats,
});
export type PublicSession = Static<typeof PublicSession>;

/** A session with what only its attendees may see. */
export const Session = Entry({ ...PublicSession.properties, classLink: Type.Optional(WebLink) });
export type Session = Static<typeof Session>;

/** What lists, cart, orders and the API need to know about a course. Prices are whole rupees. */
export const CourseSummary = Entry({
  id: Id,
  title: Title,
  urlTitle: UrlTitle,
  subtitle: ShortText,
  image: Address,
  oldPrice: Price,
  newPrice: Price,
  startDate: Day,
  batches: List(PublicBatch, { maxItems: 50 }),
});
export type CourseSummary = Static<typeof CourseSummary>;

export const Tutor = Entry({
  name: Title,
  expertise: ShortText,
  /** Hours of teaching in the course. */
  duration: Figure,
  certificate: Type.Union([Type.Literal('Yes'), Type.Literal('No')]),
  tutorImg: Address,
  detail: LongText,
});
export type Tutor = Static<typeof Tutor>;

export const StudentTestimonial = Entry({
  img: Address,
  /** With the city: 'Kavita Joshi, Pune'. */
  name: Title,
  /** Income range, lakh rupees a year. */
  minCTC: Figure,
  maxCTC: Figure,
  testimonial: LongText,
});
export type StudentTestimonial = Static<typeof StudentTestimonial>;

export const CourseQuestion = Entry({
  category: Type.Union([
    Type.Literal('Ordering'),
    Type.Literal('Shipping'),
    Type.Literal('Returns'),
    Type.Literal('Support'),
  ]),
  question: ShortText,
  answer: LongText,
});
export type CourseQuestion = Static<typeof CourseQuestion>;

/** One of the parts a course is taught in, as the syllabus lists them. */
export const CourseModule = Entry({
  title: Title,
  hours: Figure,
  summary: LongText,
  topics: List(ShortText, { maxItems: 50 }),
  practice: LongText,
});
export type CourseModule = Static<typeof CourseModule>;

/** A course with everything its page shows; field names as in the admin course form. */
export const Course = Entry({
  ...CourseSummary.properties,
  description: LongText,
  ytThumbnail: Address,
  ytVideo: Address,
  tutor: List(Tutor, { maxItems: 20 }),
  rating: Figure,
  /** Average package of those who finish, lakh rupees a year. */
  avgPkg: Figure,
  /** Years of experience of all tutors together. */
  totalExp: Figure,
  /** Number of Astro-Gurus. */
  astroExp: Figure,
  /** Address of the PDF. */
  syllabus: Address,
  unlockPowerTitle: ShortText,
  unlockPowerDesc: LongText,
  courseRating: Figure,
  totalRatings: Count,
  courseDescription: List(Entry({ para: LongText }), { maxItems: 50 }),
  /** What a student can do afterwards. */
  learnLi: List(ShortText, { maxItems: 100 }),
  StudentTestimonial: List(StudentTestimonial, { maxItems: 100 }),
  courseDetFAQ: List(CourseQuestion, { maxItems: 100 }),
  modules: List(CourseModule, { maxItems: 50 }),
  noOfstu: Count,
  noOfMod: Count,
  /** Length of a session: `hr` hours and `min` minutes. */
  hr: Count,
  min: Count,
});
export type Course = Static<typeof Course>;

/**
 * What lists, tickets, orders and the API need to know about a webinar. Prices are whole rupees;
 * a ticket costs `oldPrice - discount`, which is `newPrice`.
 */
export const WebinarSummary = Entry({
  id: Id,
  title: Title,
  urlTitle: UrlTitle,
  cardIntroimage: Address,
  oldPrice: Price,
  discount: Price,
  newPrice: Price,
  webinarAgendaFocus: ShortText,
  sessions: List(PublicSession, { maxItems: 200 }),
});
export type WebinarSummary = Static<typeof WebinarSummary>;

export const WebinarTestimonial = Entry({
  title: ShortText,
  text: LongText,
  name: Title,
  role: ShortText,
  img: Address,
  /** Colours of the card, as custom properties of `shared/tokens`. */
  bgColor: Type.String({ pattern: '^(var\\(--color-[a-z-]+\\))?$' }),
  color: Type.String({ pattern: '^(var\\(--color-[a-z-]+\\))?$' }),
});
export type WebinarTestimonial = Static<typeof WebinarTestimonial>;

/**
 * A webinar with everything its page shows but its date, which `shared/catalogue` adds; field names
 * as in the admin webinar form.
 */
export const Webinar = Entry({
  ...WebinarSummary.properties,
  /** Three lines of the hero. */
  webinarHerot1: ShortText,
  webinarHerot2: ShortText,
  webinarHerot3: ShortText,
  ytThumbnail: Address,
  webinarAgendaTitle: ShortText,
  webinarAgendaDuration: ShortText,
  webinarAgendaBonusA: ShortText,
  webinarAgendaBonusB: ShortText,
  webinarVideoLink: Address,
  webinarSeatsLeft: Count,
  webinarLearnIntro: LongText,
  webinarLearnPoints: List(ShortText, { maxItems: 100 }),
  webinarTestimonials: List(WebinarTestimonial, { maxItems: 100 }),
});
export type Webinar = Static<typeof Webinar>;

export const Mentor = Entry({
  name: Title,
  designation: ShortText,
  courseType: ShortText,
  image: Address,
  /** Whether the mentor's course is open for enrolment. */
  courseLaunched: Type.Union([Type.Literal('yes'), Type.Literal('no')]),
  /** The course's urlTitle, also of a course that is still to come. */
  courseName: ShortText,
  /** Address of an article by or about the mentor. */
  globe: Address,
});
export type Mentor = Static<typeof Mentor>;

/** All that is sold and shown, with the links that only students may see; they may be left out. */
export const Catalogue = Entry({
  courses: List(Entry({ ...Course.properties, batches: List(Batch, { maxItems: 50 }) }), {
    maxItems: 500,
  }),
  webinars: List(Entry({ ...Webinar.properties, sessions: List(Session, { maxItems: 200 }) }), {
    maxItems: 500,
  }),
  mentors: List(Mentor, { maxItems: 500 }),
});
export type Catalogue = Static<typeof Catalogue>;

/** One stored version of the catalogue; the newest is the published one. */
export const CatalogueVersion = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  published_at: Instant,
  /** E-mail address of the admin; null for what came with the program. */
  published_by: Type.Union([Type.String(), Type.Null()]),
  note: Type.String(),
});
export type CatalogueVersion = Static<typeof CatalogueVersion>;

/** GET /catalogue: what anybody may know of what is sold and shown. */
export const PublicCatalogueAnswer = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  /** Whether the pages of the site show this version. */
  on_site: Type.Boolean(),
  catalogue: Type.Object({
    courses: List(Course),
    webinars: List(Webinar),
    mentors: List(Mentor),
  }),
});
export type PublicCatalogueAnswer = Static<typeof PublicCatalogueAnswer>;

/** GET /admin/catalogue and /admin/catalogue/versions/{version} */
export const CatalogueAnswer = Type.Object({
  ...CatalogueVersion.properties,
  /** Whether the pages of the site show this version. */
  on_site: Type.Boolean(),
  /** Why they do not, where writing them has failed. */
  site_error: Type.Union([Type.String(), Type.Null()]),
  catalogue: Catalogue,
});
export type CatalogueAnswer = Static<typeof CatalogueAnswer>;

/** GET /admin/catalogue/versions: the newest first. */
export const CatalogueVersionsAnswer = Type.Object({ data: List(CatalogueVersion) });
export type CatalogueVersionsAnswer = Static<typeof CatalogueVersionsAnswer>;

/**
 * PUT /admin/catalogue: publishes; 409 where `version` is not the newest any more. A link of a batch
 * or session that is left out stays as it was.
 */
export const PublishCatalogueRequest = Type.Object({
  /** The version that was changed. */
  version: Type.Integer({ minimum: 1 }),
  note: Type.Optional(Type.String({ maxLength: 500 })),
  catalogue: Catalogue,
});
export type PublishCatalogueRequest = Static<typeof PublishCatalogueRequest>;

export const PublishCatalogueResponse = Type.Object({
  ...StatusAnswer.properties,
  version: Type.Integer(),
});
export type PublishCatalogueResponse = Static<typeof PublishCatalogueResponse>;

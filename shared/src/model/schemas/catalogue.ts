import { Type, type Static, type TProperties } from '@sinclair/typebox';
import { MOST_RUPEES } from '../constants';
import { ofKind, OneOf, RowId } from './fields';
import { PolicyVersion, SiteText } from './site-words';
import {
  Batch,
  Day,
  Entry,
  PublicBatch,
  PublicSession,
  Session,
  ShortText,
  withMessage,
} from './schedule';

const List = Type.Array;

const LongText = Type.String({ ...ofKind('lines'), maxLength: 12_000 });
const Title = Type.String({
  ...ofKind('line'),
  minLength: 1,
  maxLength: 300,
  pattern: '\\S',
  ...withMessage('A title has 1 to 300 characters.'),
});
/** Last part of an address: `numerology-course`. */
const UrlTitle = Type.String({
  maxLength: 100,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  ...withMessage(
    'An address can have small letters, digits and hyphens, for example numerology-course.',
  ),
});
/**
 * A path of the site or of the uploads, or an https address; empty means none. Browsers read a backslash as a slash, so
 * one would begin another host.
 */
const Address = Type.String({
  maxLength: 2000,
  pattern: '^(/[^/\\\\\\s][^\\\\\\s]*|https://[^\\\\\\s]+)?$',
  ...withMessage('A link begins with https:// or with one slash.'),
});
const Price = Type.Integer({
  minimum: 0,
  maximum: MOST_RUPEES,
  ...withMessage(`A price is in whole rupees, at most ${MOST_RUPEES}.`),
});
/** A price that counts on these Indian days, both included, in place of the new price. */
export const DatedPrice = Entry({
  price: Price,
  from: Type.Optional(Day),
  until: Type.Optional(Day),
});
export type DatedPrice = Static<typeof DatedPrice>;
/** On pages, only the one that counts, see `pricedAt`. */
const Prices = Type.Optional(List(DatedPrice, { maxItems: 20 }));
/** A number of people, modules or answers. */
const Count = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  ...withMessage('Please enter a whole number up to 1,000,000.'),
});
const figure = (maximum: number, message: string) =>
  Type.Number({ minimum: 0, maximum, ...withMessage(message) });
const Hours = figure(2000, 'Please enter at most 2,000 hours.');
const Rating = figure(5, 'A rating is from 0 to 5.');
const Percent = figure(100, 'A percentage is from 0 to 100.');
const Years = figure(1000, 'Please enter at most 1,000 years.');
/** Lakh rupees a year. */
const Income = figure(1000, 'Please enter at most 1,000 lakh rupees a year.');

/**
 * The texts of an entry in Hindi, under their names. Where one is missing or empty, the English one stands for it; the
 * texts of a list are in the order of the English ones. Names of people, figures and addresses have no language, but
 * the address of a document has.
 */
const InHindi = <Texts extends TProperties>(texts: Texts) =>
  Type.Optional(Type.Partial(Entry(texts)));

const Topics = List(ShortText, { maxItems: 50 });
const Paragraphs = List(Entry({ para: LongText }), { maxItems: 50 });
const Points = List(ShortText, { maxItems: 100 });

/** What lists, cart, orders and the API need to know about a course. Prices are whole rupees. */
export const CourseSummary = Entry({
  id: RowId,
  title: Title,
  urlTitle: UrlTitle,
  subtitle: ShortText,
  image: Address,
  oldPrice: Price,
  newPrice: Price,
  /** The fee before, where the pages say another one than the old price. */
  advertisedPrice: Type.Optional(Price),
  /** What college students pay; pages say it, the cart does not use it. */
  studentPrice: Type.Optional(Price),
  prices: Prices,
  startDate: Day,
  batches: List(PublicBatch, { maxItems: 50 }),
  hi: InHindi({ title: Title, subtitle: ShortText }),
});
export type CourseSummary = Static<typeof CourseSummary>;

export const Tutor = Entry({
  name: Title,
  expertise: ShortText,
  /** Hours of teaching in the course. */
  duration: Hours,
  certificate: OneOf('Yes', 'No'),
  tutorImg: Address,
  detail: LongText,
  credentials: Type.Optional(Topics),
  hi: InHindi({ expertise: ShortText, detail: LongText, credentials: Topics }),
});
export type Tutor = Static<typeof Tutor>;

/** Of a part of a course or webinar, unique in its list. */
const PartId = Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,60}$' }));

export const StudentTestimonial = Entry({
  id: PartId,
  img: Address,
  /** With the city: 'Kavita Joshi, Pune'. */
  name: Title,
  /** Income range, lakh rupees a year. */
  minCTC: Income,
  maxCTC: Income,
  testimonial: LongText,
  hi: InHindi({ testimonial: LongText }),
});
export type StudentTestimonial = Static<typeof StudentTestimonial>;

export const CourseQuestion = Entry({
  /** Unique in the list, as those of questions about the school and of teachers. */
  id: RowId,
  category: OneOf('Ordering', 'Shipping', 'Returns', 'Support'),
  question: ShortText,
  answer: LongText,
  hi: InHindi({ question: ShortText, answer: LongText }),
});
export type CourseQuestion = Static<typeof CourseQuestion>;

/** A question about the school, answered on the about page. */
export const SiteQuestion = Entry({
  id: RowId,
  category: OneOf('Students', 'Astro-Gurus', 'Influencers', 'General'),
  question: Title,
  answer: LongText,
  hi: InHindi({ question: Title, answer: LongText }),
});
export type SiteQuestion = Static<typeof SiteQuestion>;

/** A question that a student answers after a module. The answers are never on a page. */
export const QuizQuestion = Entry({
  /** Answers of students belong to it; a missing one is the place in the module. */
  id: PartId,
  question: Title,
  /** To choose from, the right one first; empty if a number is asked. */
  answers: List(ShortText, { maxItems: 8 }),
  number: Type.Optional(Type.Number()),
  /** Neither: a photo, which the teacher marks. */
  upload: Type.Optional(OneOf('', 'Yes')),
  /** How far from the number an answer may be. */
  tolerance: Type.Optional(Type.Number({ minimum: 0 })),
  /** Why it is so; shown after a right answer. */
  explanation: LongText,
  /** Why each of the answers after the right one is wrong, in their order; the first one for a wrong number. */
  whyNot: Type.Optional(Topics),
  hi: InHindi({ question: Title, answers: Topics, explanation: LongText, whyNot: Topics }),
});
export type QuizQuestion = Static<typeof QuizQuestion>;

/** A module of a course, as listed in the syllabus. */
export const CourseModule = Entry({
  /** Unique in the course; the server adds a missing one. Ticks of students belong to it. */
  id: PartId,
  title: Title,
  hours: Hours,
  summary: LongText,
  topics: Topics,
  practice: LongText,
  quiz: Type.Optional(List(QuizQuestion, { maxItems: 50 })),
  hi: InHindi({ title: Title, summary: LongText, topics: Topics, practice: LongText }),
});
export type CourseModule = Static<typeof CourseModule>;

/** A course with everything that its page shows; the field names are those of the admin course form. */
export const Course = Entry({
  ...CourseSummary.properties,
  description: LongText,
  ytThumbnail: Address,
  ytVideo: Address,
  tutor: List(Tutor, { maxItems: 20 }),
  rating: Rating,
  /** Average salary of graduates, in lakh rupees a year. */
  avgPkg: Income,
  /** Years of experience of all tutors together. */
  totalExp: Years,
  /** Number of Astro-Gurus. */
  astroExp: Count,
  /** Address of the PDF. */
  syllabus: Address,
  unlockPowerTitle: ShortText,
  unlockPowerDesc: LongText,
  courseRating: Rating,
  totalRatings: Count,
  courseDescription: Paragraphs,
  /** What a student can do afterwards. */
  learnLi: Points,
  StudentTestimonial: List(StudentTestimonial, { maxItems: 100 }),
  courseDetFAQ: List(CourseQuestion, { maxItems: 100 }),
  modules: List(CourseModule, { maxItems: 50 }),
  /** The percentage of right answers that the certificate asks for. */
  quizBound: Type.Optional(Percent),
  noOfstu: Count,
  noOfMod: Count,
  /** Length of a session: `hr` hours and `min` minutes. */
  hr: Type.Integer({ minimum: 0, maximum: 24, ...withMessage('A session has at most 24 hours.') }),
  min: Type.Integer({ minimum: 0, maximum: 59, ...withMessage('Minutes are from 0 to 59.') }),
  /** Hours of lectures at least, live and recorded. */
  lectureHours: Type.Optional(Hours),
  /** The least share of classes to attend before a certificate is issued without a second question. */
  leastAttended: Type.Optional(Percent),
  /** How long the course takes: `3-4`. */
  months: Type.Optional(ShortText),
  materials: Type.Optional(Points),
  /** A lesson that any visitor may watch. */
  lessonTitle: Type.Optional(ShortText),
  lessonVideo: Type.Optional(Address),
  /** The percentage of the ratings with each number of stars. */
  stars5: Type.Optional(Percent),
  stars4: Type.Optional(Percent),
  stars3: Type.Optional(Percent),
  stars2: Type.Optional(Percent),
  stars1: Type.Optional(Percent),
  hi: InHindi({
    title: Title,
    subtitle: ShortText,
    description: LongText,
    syllabus: Address,
    unlockPowerTitle: ShortText,
    unlockPowerDesc: LongText,
    courseDescription: Paragraphs,
    learnLi: Points,
    materials: Points,
    lessonTitle: ShortText,
  }),
});
export type Course = Static<typeof Course>;

/**
 * What lists, tickets, orders and the API need to know about a webinar. Prices are whole rupees;
 * a ticket costs `oldPrice - discount`, which is `newPrice`.
 */
export const WebinarSummary = Entry({
  id: RowId,
  title: Title,
  urlTitle: UrlTitle,
  cardIntroimage: Address,
  oldPrice: Price,
  discount: Price,
  newPrice: Price,
  prices: Prices,
  webinarAgendaFocus: ShortText,
  sessions: List(PublicSession, { maxItems: 200 }),
  hi: InHindi({ title: Title, webinarAgendaFocus: ShortText }),
});
export type WebinarSummary = Static<typeof WebinarSummary>;

export const WebinarTestimonial = Entry({
  id: PartId,
  title: ShortText,
  text: LongText,
  name: Title,
  role: ShortText,
  img: Address,
  /** Colours of the card, as custom properties of `shared/ui/tokens`. */
  bgColor: Type.String({ pattern: '^(var\\(--color-[a-z-]+\\))?$' }),
  color: Type.String({ pattern: '^(var\\(--color-[a-z-]+\\))?$' }),
  hi: InHindi({ title: ShortText, text: LongText, role: ShortText }),
});
export type WebinarTestimonial = Static<typeof WebinarTestimonial>;

/**
 * A webinar with everything that its page shows, except the date, which `shared/model/catalogue` adds. The
 * field names are those of the admin webinar form.
 */
export const Webinar = Entry({
  ...WebinarSummary.properties,
  /** What it is about, in a word. */
  webinarSubject: Type.Optional(ShortText),
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
  webinarLearnPoints: Points,
  webinarTestimonials: List(WebinarTestimonial, { maxItems: 100 }),
  hi: InHindi({
    title: Title,
    webinarSubject: ShortText,
    webinarHerot1: ShortText,
    webinarHerot2: ShortText,
    webinarHerot3: ShortText,
    webinarAgendaFocus: ShortText,
    webinarAgendaTitle: ShortText,
    webinarAgendaDuration: ShortText,
    webinarAgendaBonusA: ShortText,
    webinarAgendaBonusB: ShortText,
    webinarLearnIntro: LongText,
    webinarLearnPoints: Points,
  }),
});
export type Webinar = Static<typeof Webinar>;

export const Mentor = Entry({
  id: RowId,
  name: Title,
  designation: ShortText,
  courseType: ShortText,
  image: Address,
  /** Whether the mentor's course is open for enrolment. */
  courseLaunched: OneOf('yes', 'no'),
  /** The course's urlTitle, also for a course that is not open yet. */
  courseName: ShortText,
  /** Address of an article by or about the mentor. */
  globe: Address,
  hi: InHindi({ designation: ShortText, courseType: ShortText }),
});
export type Mentor = Static<typeof Mentor>;

/** The whole catalogue, with the links that only students may see; these links may be left out. */
export const Catalogue = Entry({
  courses: List(Entry({ ...Course.properties, batches: List(Batch, { maxItems: 50 }) }), {
    maxItems: 500,
  }),
  webinars: List(Entry({ ...Webinar.properties, sessions: List(Session, { maxItems: 200 }) }), {
    maxItems: 500,
  }),
  mentors: List(Mentor, { maxItems: 500 }),
  questions: List(SiteQuestion, { maxItems: 200 }),
  siteTexts: List(SiteText, { maxItems: 10 }),
  /** The published versions of the policies, the newest first; the server keeps them. */
  policies: Type.Optional(List(PolicyVersion)),
});
export type Catalogue = Static<typeof Catalogue>;

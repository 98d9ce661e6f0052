import { formatRupees } from '../format';
import { HINDI, nameOf } from './catalogue-tree';

/** What the form of a course calls its fields. The control `rating` is the field `courseRating`. */
export const courseLabels = {
  title: 'Title',
  urlTitle: 'URL title',
  subtitle: 'Subtitle',
  oldPrice: 'Old price (₹)',
  newPrice: 'New price (₹)',
  startDate: 'Start date',
  image: 'Thumbnail image',
  ytThumbnail: 'YouTube thumbnail',
  ytVideo: 'YouTube video',
  syllabus: 'Syllabus (PDF)',
  unlockPowerTitle: 'Unlock power title',
  unlockPowerDesc: 'Unlock power description',
  courseDescription: 'Course description',
  noOfstu: 'Students',
  noOfMod: 'Modules',
  hr: 'Hours a session',
  min: 'Minutes a session',
  courseRating: 'Rating',
  avgPkg: 'Average package (LPA)',
  totalExp: 'Total experience (years)',
  astroExp: 'Astro-Gurus',
} as const;

/** What the form of a course calls the fields of the tutor. */
export const courseTutorLabels = {
  name: 'Name',
  expertise: 'Expertise',
  duration: 'Duration (hours)',
  certificate: 'Certificate',
  tutorImg: 'Tutor image',
  detail: 'About the tutor',
} as const;

/** What the form of a webinar calls its fields. */
export const webinarLabels = {
  title: 'Title',
  urlTitle: 'URL title',
  formattedWebinarDate: 'Webinar date',
  dateOfWebinar: 'Date in words',
  targetDate: 'Countdown ends',
  oldPrice: 'Old price (₹)',
  discount: 'Discount (₹)',
  newPrice: 'New price (₹)',
  webinarSeatsLeft: 'Seats left',
  cardIntroimage: 'Card image',
  ytThumbnail: 'YouTube thumbnail',
  webinarVideoLink: 'Video link',
  webinarHerot1: 'Line 1',
  webinarHerot2: 'Line 2',
  webinarHerot3: 'Line 3',
  webinarHerotime: 'Time',
  webinarAgendaFocus: 'Focus',
  webinarAgendaTitle: 'Agenda title',
  webinarAgendaDuration: 'Duration',
  webinarAgendaBonusA: 'First bonus',
  webinarAgendaBonusB: 'Second bonus',
  webinarLearnIntro: 'Introduction',
} as const;

/** What the form of a tutor calls its fields. */
export const tutorLabels = {
  name: 'Name',
  designation: 'Designation',
  courseType: 'Course type',
  courseName: 'Course name',
  courseLaunched: 'Course launched',
  image: 'Image',
  globe: 'Globe',
} as const;

/** What the form of a question calls its fields. */
export const questionLabels = {
  category: 'Category',
  question: 'Question',
  answer: 'Answer',
} as const;

/** Fields of an entry that are no control of their own in its form. */
const otherLabels = {
  description: 'Description for search engines',
  rating: 'Rating in the first screen',
  totalRatings: 'Number of ratings',
  tutor: 'Tutor',
  learnLi: 'Outcomes',
  StudentTestimonial: 'Testimonials',
  webinarTestimonials: 'Testimonials',
  webinarLearnPoints: 'Points',
  modules: 'Modules of the syllabus',
  courseDetFAQ: 'FAQ',
  batches: 'Batches',
  sessions: 'Sessions',
  firstDay: 'First day',
  lastDay: 'Last day',
  weekdays: 'Weekdays',
  day: 'Day',
  time: 'Time (IST)',
  minutes: 'Minutes',
  seats: 'Seats',
  language: 'Language',
  classLink: 'Class link',
  whatsappGroup: 'WhatsApp group',
} as const;

const labelsOfLists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  courses: { ...otherLabels, ...courseLabels },
  webinars: { ...otherLabels, ...webinarLabels },
  mentors: tutorLabels,
  questions: questionLabels,
};

/** What the form calls a field of an entry of this list; `hi.title` is a text in Hindi. */
export const fieldLabel = (list: string, field: string): string =>
  labelIn(labelsOfLists[list] ?? {}, field);

/** What the form of a course calls a field of its tutor. */
export const tutorFieldLabel = (field: string): string => labelIn(courseTutorLabels, field);

const labelIn = (labels: Readonly<Record<string, string>>, field: string): string =>
  field.startsWith(HINDI)
    ? inHindi(labelIn(labels, field.slice(HINDI.length)))
    : (labels[field] ?? field);

/** What the forms call a text in Hindi. */
export const inHindi = (label: string): string => `${label} in Hindi`;

const prices: readonly string[] = ['oldPrice', 'newPrice', 'discount'];

/** A value as people read it: prices with ₹, lists as one line each. */
export function valueText(value: unknown, field = ''): string {
  if (typeof value === 'number')
    return prices.includes(field) ? formatRupees(value) : String(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((part) => partText(part)).join('\n');
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** One part of a list: a text, a paragraph, or something with a name. */
function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  const fields: { para?: unknown } = part;
  return typeof fields.para === 'string' ? fields.para : nameOf(part);
}

import type {
  Catalogue,
  Course,
  CourseModule,
  CourseQuestion,
  Mentor,
  StudentTestimonial,
  Tutor,
  Webinar,
  WebinarTestimonial,
} from '../schemas';
import { isFilled } from '../validation';
import { nameOf } from './catalogue-tree';

type TextOf<Entry extends { hi?: object }> = keyof NonNullable<Entry['hi']>;

/** The fields that have a Hindi text or document, of all kinds of entries: no other kind has a field of the same name. */
const texts: Readonly<
  Record<
    | TextOf<Course>
    | TextOf<CourseModule>
    | TextOf<CourseQuestion>
    | TextOf<Mentor>
    | TextOf<StudentTestimonial>
    | TextOf<Tutor>
    | TextOf<Webinar>
    | TextOf<WebinarTestimonial>,
    true
  >
> = {
  title: true,
  subtitle: true,
  description: true,
  syllabus: true,
  unlockPowerTitle: true,
  unlockPowerDesc: true,
  courseDescription: true,
  learnLi: true,
  expertise: true,
  detail: true,
  testimonial: true,
  question: true,
  answer: true,
  summary: true,
  topics: true,
  practice: true,
  webinarHerot1: true,
  webinarHerot2: true,
  webinarHerot3: true,
  webinarAgendaFocus: true,
  webinarAgendaTitle: true,
  webinarAgendaDuration: true,
  webinarAgendaBonusA: true,
  webinarAgendaBonusB: true,
  webinarLearnIntro: true,
  webinarLearnPoints: true,
  text: true,
  role: true,
  designation: true,
  courseType: true,
};

/** An entry of the catalogue that is not yet all in Hindi. */
export interface LackingHindi {
  /** Its name, such as `Numerology Course`. */
  entry: string;
  /** How many of its texts visitors read in English on the pages in Hindi. */
  count: number;
}

export const lackingHindi = ({
  courses,
  webinars,
  mentors,
  questions,
}: Catalogue): LackingHindi[] =>
  [...courses, ...webinars, ...mentors, ...questions].flatMap((entry) => {
    const count = lackingIn(entry);
    return count > 0 ? [{ entry: nameOf(entry), count }] : [];
  });

/** In an entry, and in the lists of entries inside it. */
function lackingIn(entry: object): number {
  const { hi, ...fields }: { hi?: object } = entry;
  const hindi = new Map<string, unknown>(Object.entries(hi ?? {}));
  const counts = Object.entries(fields).map(([name, value]: [string, unknown]) => {
    if (name in texts) return untranslated(value, hindi.get(name));
    return entriesIn(value).reduce((sum, each) => sum + lackingIn(each), 0);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A list of texts is compared one by one; the paragraphs of a description are one text. */
function untranslated(english: unknown, hindi: unknown): number {
  if (typeof english === 'string') {
    return isFilled(english) && !(typeof hindi === 'string' && isFilled(hindi)) ? 1 : 0;
  }
  const [list, translated] = [listOf(english), listOf(hindi)];
  if (entriesIn(list).length > 0) return translated.length > 0 ? 0 : 1;
  return list.reduce<number>((sum, text, index) => sum + untranslated(text, translated[index]), 0);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const entriesIn = (value: unknown): object[] =>
  listOf(value).filter((each): each is object => typeof each === 'object' && each !== null);

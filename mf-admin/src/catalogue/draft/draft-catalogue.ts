import { productOf } from 'shared/model/catalogue';
import { LOCAL_ID_MAX, LOCAL_ID_MIN } from 'shared/model/constants';
import type { Catalogue, CourseQuestion, Mentor, SiteQuestion } from 'shared/model/schemas';

/**
 * The catalogue with the admin's changes. In a published catalogue only courses and webinars have ids;
 * here the teachers and the questions have them too.
 */
export interface DraftCatalogue {
  readonly courses: readonly DraftCourse[];
  readonly webinars: readonly DraftWebinar[];
  readonly mentors: readonly DraftTutor[];
  readonly questions: readonly DraftQuestion[];
}

export interface DraftCourse extends Omit<Catalogue['courses'][number], 'courseDetFAQ'> {
  courseDetFAQ: readonly DraftQuestion[];
}

export type DraftWebinar = Catalogue['webinars'][number] & {
  /** The day `2025-03-05` and the time in words that the form announced; they are not published. */
  readonly announced?: { readonly day: string; readonly time: string };
};

export interface DraftTutor extends Mentor {
  readonly id: number;
}

export interface DraftQuestion {
  readonly id: number;
  readonly category: SiteQuestion['category'] | CourseQuestion['category'];
  readonly question: string;
  readonly answer: string;
  readonly hi?: SiteQuestion['hi'];
}

/** The draft of a catalogue without changes; its teachers and questions are numbered from 1. */
export function draftOf({ courses, webinars, mentors, questions }: Catalogue): DraftCatalogue {
  let last = 0;
  const numbered = (question: SiteQuestion | CourseQuestion): DraftQuestion => {
    last += 1;
    return { ...question, id: last };
  };
  return {
    // The questions of the about page come first.
    questions: questions.map(numbered),
    courses: courses.map((course) => ({
      ...course,
      courseDetFAQ: course.courseDetFAQ.map(numbered),
    })),
    webinars,
    mentors: mentors.map((mentor, index) => ({ ...mentor, id: index + 1 })),
  };
}

/** The catalogue of a draft, still with what the forms announced. */
export function catalogueOf({ courses, webinars, mentors, questions }: DraftCatalogue): Catalogue {
  return {
    courses: courses.map((course) => ({
      ...course,
      // For a course, the form of a question offers only the categories of a course.
      courseDetFAQ: course.courseDetFAQ.map(withoutId) as CourseQuestion[],
    })),
    webinars: [...webinars],
    mentors: mentors.map(withoutId),
    // For the about page, the form of a question offers only the categories of that page.
    questions: questions.map(withoutId) as SiteQuestion[],
  };
}

/** The catalogue that is published. Its paths may still name files that are not uploaded. */
export function publishableOf(draft: DraftCatalogue): Catalogue {
  const { webinars, ...others } = catalogueOf(draft);
  return {
    ...others,
    webinars: webinars.map(({ announced: _announced, ...webinar }: DraftWebinar) => webinar),
  };
}

const withoutId = <Entry extends { id: number }>({ id: _id, ...entry }: Entry) => entry;

/** One list of the draft: how to read it, and the draft with another list in its place. */
export interface DraftList<Entry extends { readonly id: number }> {
  of: (draft: DraftCatalogue) => readonly Entry[];
  with: (draft: DraftCatalogue, entries: readonly Entry[]) => DraftCatalogue;
}

export const courseList: DraftList<DraftCourse> = {
  of: ({ courses }) => courses,
  with: (draft, courses) => ({ ...draft, courses }),
};

export const webinarList: DraftList<DraftWebinar> = {
  of: ({ webinars }) => webinars,
  with: (draft, webinars) => ({ ...draft, webinars }),
};

export const tutorList: DraftList<DraftTutor> = {
  of: ({ mentors }) => mentors,
  with: (draft, mentors) => ({ ...draft, mentors }),
};

/** The page that shows a question: the about page, or the page of the course with this id. */
export type QuestionPage = 'about' | number;

export const questionListOf = (page: QuestionPage): DraftList<DraftQuestion> =>
  page === 'about'
    ? {
        of: ({ questions }) => questions,
        with: (draft, questions) => ({ ...draft, questions }),
      }
    : {
        of: (catalogue) => productOf(catalogue, 'course', page)?.courseDetFAQ ?? [],
        with: (draft, courseDetFAQ) => ({
          ...draft,
          courses: draft.courses.map((course) =>
            course.id === page ? { ...course, courseDetFAQ } : course,
          ),
        }),
      };

const IDS = LOCAL_ID_MAX - LOCAL_ID_MIN + 1;

/** A random whole number from LOCAL_ID_MIN to LOCAL_ID_MAX that is not taken yet. */
export function randomId(taken: readonly number[], random: () => number = Math.random): number {
  const used = new Set(taken.filter((id) => id >= LOCAL_ID_MIN && id <= LOCAL_ID_MAX));
  if (used.size >= IDS) throw new RangeError('Every id is taken');
  let id = LOCAL_ID_MIN + Math.floor(random() * IDS);
  while (used.has(id)) id = id === LOCAL_ID_MAX ? LOCAL_ID_MIN : id + 1;
  return id;
}

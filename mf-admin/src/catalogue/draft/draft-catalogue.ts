import { productOf } from 'shared/model/catalogue';
import { LOCAL_ID_MAX, LOCAL_ID_MIN } from 'shared/model/constants';
import type {
  Catalogue,
  CourseQuestion,
  Mentor,
  SiteQuestion,
  SiteText,
} from 'shared/model/schemas';

/** The catalogue with the admin's changes. */
export type DraftCatalogue = Omit<Catalogue, 'webinars'> & { webinars: DraftWebinar[] };

export type DraftCourse = Catalogue['courses'][number];

export type DraftWebinar = Catalogue['webinars'][number] & {
  /** The day `2025-03-05` and the time in words that the form announced; they are not published. */
  readonly announced?: { readonly day: string; readonly time: string };
};

export type DraftQuestion = CourseQuestion | SiteQuestion;

/** The catalogue that is published. Its paths may still name files that are not uploaded. */
export const publishableOf = ({ webinars, ...others }: DraftCatalogue): Catalogue => ({
  ...others,
  webinars: webinars.map(({ announced: _announced, ...webinar }) => webinar),
});

/** One list of the draft: how to read it, and the draft with another list in its place. */
export interface DraftList<Item extends { readonly id: number }> {
  of: (draft: DraftCatalogue) => readonly Item[];
  with: (draft: DraftCatalogue, items: Item[]) => DraftCatalogue;
}

export const courseList: DraftList<DraftCourse> = {
  of: ({ courses }) => courses,
  with: (draft, courses) => ({ ...draft, courses }),
};

export const webinarList: DraftList<DraftWebinar> = {
  of: ({ webinars }) => webinars,
  with: (draft, webinars) => ({ ...draft, webinars }),
};

export const tutorList: DraftList<Mentor> = {
  of: ({ mentors }) => mentors,
  with: (draft, mentors) => ({ ...draft, mentors }),
};

export const siteTextList: DraftList<SiteText> = {
  of: ({ siteTexts }) => siteTexts,
  with: (draft, siteTexts) => ({ ...draft, siteTexts }),
};

/** The page that shows a question: the about page, or the page of the course with this id. */
export type QuestionPage = 'about' | number;

export const questionListOf = (page: QuestionPage): DraftList<DraftQuestion> =>
  page === 'about'
    ? {
        of: ({ questions }) => questions,
        // The form of a question offers only the categories of its page.
        with: (draft, questions) => ({ ...draft, questions: questions as SiteQuestion[] }),
      }
    : {
        of: (catalogue) => productOf(catalogue, 'course', page)?.courseDetFAQ ?? [],
        with: (draft, questions) => {
          // As above.
          const courseDetFAQ = questions as CourseQuestion[];
          const of = (course: DraftCourse) =>
            course.id === page ? { ...course, courseDetFAQ } : course;
          return { ...draft, courses: draft.courses.map(of) };
        },
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

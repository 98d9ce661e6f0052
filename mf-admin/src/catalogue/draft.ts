import { useSyncExternalStore } from 'react';
import { datedWebinar } from 'shared/catalogue';
import type { Catalogue, CourseQuestion, SiteQuestion } from 'shared/schemas';
import { courseList, type AdminCourse } from '../courses/course';
import type { LocalItem } from '../local-lists/local-list';
import { questionList, type QuestionPage } from '../questions/question';
import { tutorList, type AdminTutor } from '../tutors/tutor-form';
import { webinarList, type AdminWebinar } from '../webinars/webinar-form';
import { rebase, withValue, type Conflict } from './rebase';

type Course = Catalogue['courses'][number];
type Webinar = Catalogue['webinars'][number];

/** The published version that the lists began with. */
export interface DraftBase {
  version: number;
  catalogue: Catalogue;
}

let base: DraftBase | null = null;
let conflicts: readonly DraftConflict[] = [];
const lists = [courseList, webinarList, tutorList, questionList];

/** Fills the lists with a published version, unless they have changes that are not published. */
export function openDraft(published: DraftBase): void {
  if (!base || lists.every((list) => !list.isChanged())) startFrom(published);
}

/** Fills the lists with a published version; changes are lost. */
export function startFrom({ version, catalogue }: DraftBase): void {
  base = { version, catalogue };
  conflicts = [];
  const { courses, webinars, mentors, questions } = itemsOf(catalogue);
  courseList.start(courses);
  webinarList.start(webinars);
  tutorList.start(mentors);
  questionList.start(questions);
}

function itemsOf(catalogue: Catalogue) {
  const now = new Date();
  return {
    courses: catalogue.courses,
    webinars: catalogue.webinars.map((webinar) => datedWebinar(webinar, now)),
    // Teachers and questions have no ids of their own: they are counted from 1.
    mentors: catalogue.mentors.map((mentor, index) => ({ ...mentor, id: index + 1 })),
    questions: [
      ...catalogue.questions.map((question) => ({ ...question, page: 'about' as const })),
      ...catalogue.courses.flatMap(({ id, courseDetFAQ }) =>
        courseDetFAQ.map((question) => ({ ...question, page: id })),
      ),
    ].map((question, index) => ({ ...question, id: index + 1 })),
  };
}

/** Where somebody else has published another value for what is changed here. */
export interface DraftConflict extends Conflict {
  chosen: 'theirs' | 'mine';
}

/** Puts a newer version under the changes that are not published; where both differ, it holds. */
export function rebaseDraft(published: DraftBase): void {
  const before = base ?? published;
  const rebased = rebase(before.catalogue, draftCatalogue(before), published.catalogue);
  conflicts = rebased.conflicts.map((conflict) => ({ ...conflict, chosen: 'theirs' }));
  base = { version: published.version, catalogue: published.catalogue };
  fill(base, rebased.catalogue);
}

/** Lets one of the two values hold. */
export function settle(conflict: DraftConflict, chosen: DraftConflict['chosen']): void {
  if (!base) return;
  conflicts = conflicts.map((each) => (each === conflict ? { ...each, chosen } : each));
  fill(base, withValue(draftCatalogue(base), conflict.path, conflict[chosen]));
}

/** Fills the lists with a changed catalogue. */
function fill({ catalogue }: DraftBase, changed: Catalogue): void {
  const published = itemsOf(catalogue);
  const { courses, webinars, mentors, questions } = itemsOf(changed);
  // What is only here stays as its form has left it.
  const kept = <Item extends LocalItem>(
    items: readonly Item[],
    own: readonly Item[],
    old: readonly Item[],
  ) =>
    items.map((item) => {
      const isNew = !old.some(({ id }) => id === item.id);
      return (isNew && own.find(({ id }) => id === item.id)) || item;
    });
  courseList.start(
    published.courses,
    kept<AdminCourse>(courses, courseList.items(), published.courses),
  );
  webinarList.start(
    published.webinars,
    kept<AdminWebinar>(webinars, webinarList.items(), published.webinars),
  );
  tutorList.start(published.mentors, mentors);
  questionList.start(published.questions, questions);
}

const subscribe = (listener: () => void) => {
  const stops = lists.map((list) => list.subscribe(listener));
  return () => stops.forEach((stop) => stop());
};

/** The version that the lists began with; null until it is there. */
export const useDraftBase = (): DraftBase | null => useSyncExternalStore(subscribe, () => base);

/** What is left to choose between since the last rebase. */
export const useConflicts = (): readonly DraftConflict[] =>
  useSyncExternalStore(subscribe, () => conflicts);

/** The catalogue as the lists say it should be. Paths may still name files of this tab. */
export function draftCatalogue({ catalogue }: DraftBase): Catalogue {
  const mentors = tutorList.items();
  return {
    courses: courseList.items().map((item) => courseOf(item, catalogue)),
    webinars: webinarList.items().map((item) => webinarOf(item, catalogue)),
    mentors: mentors.map(({ id: _id, ...mentor }: AdminTutor) => mentor),
    // The form of a question offers the categories of its page.
    questions: questionsOf('about') as SiteQuestion[],
  };
}

const questionsOf = (wanted: QuestionPage) =>
  questionList
    .items()
    .filter(({ page }) => page === wanted)
    .map(({ id: _id, page: _page, ...question }) => question);

const emptyCourse = {
  description: '',
  rating: 0,
  totalRatings: 0,
  StudentTestimonial: [],
  modules: [],
};

function courseOf(item: AdminCourse, { courses }: Catalogue): Course {
  const present = courses.find(({ id }) => id === item.id);
  return {
    ...emptyCourse,
    description: item.unlockPowerDesc,
    rating: item.courseRating,
    ...present,
    ...item,
    // The form shows all paragraphs in one box, with empty lines between them.
    courseDescription: item.courseDescription.flatMap(({ para }) =>
      para.split(/\n\s*\n/).map((each) => ({ para: each.trim() })),
    ),
    learnLi: [...item.learnLi],
    batches: [...item.batches],
    // As above.
    courseDetFAQ: questionsOf(item.id) as CourseQuestion[],
    tutor: item.tutor.map((tutor) => ({ ...tutor, duration: tutor.duration ?? 0 })),
  };
}

function webinarOf(item: AdminWebinar, { webinars }: Catalogue): Webinar {
  const present = webinars.find(({ id }) => id === item.id);
  // The day is that of the next session or Sunday: the catalogue keeps none.
  const {
    dateOfWebinar: _words,
    formattedWebinarDate: _day,
    targetDate: _start,
    endDate: _end,
    ...dateless
  } = item;
  const { webinarHerotime: _hour, ...webinar } = dateless;
  return {
    ...webinar,
    webinarLearnPoints: [...webinar.webinarLearnPoints],
    webinarTestimonials: present?.webinarTestimonials ?? item.webinarTestimonials ?? [],
    sessions: [...webinar.sessions],
  };
}

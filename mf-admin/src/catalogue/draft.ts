import { useSyncExternalStore } from 'react';
import { datedWebinar } from 'shared/model/catalogue';
import type { Catalogue, CourseQuestion, SiteQuestion } from 'shared/model/schemas';
import { courseList, type AdminCourse } from './courses/course';
import { forgetChosenFiles, reservePaths } from './editor/chosen-files';
import type { LocalItem } from './editor/local-list';
import { questionList, type QuestionPage } from './questions/question';
import { tutorList, type AdminTutor } from './tutors/tutor-form';
import { webinarList, type AdminWebinar } from './webinars/webinar-form';
import { rebase, withValue, type Conflict } from './rebase';

type Course = Catalogue['courses'][number];
type Webinar = Catalogue['webinars'][number];

/** The published version that the lists started from. */
export interface DraftBase {
  version: number;
  catalogue: Catalogue;
}

let base: DraftBase | null = null;
let conflicts: readonly DraftConflict[] = [];
const lists = [courseList, webinarList, tutorList, questionList];

/** Fills the lists with a published version, unless a list has unpublished changes. */
export function openDraft(published: DraftBase): void {
  if (!base || lists.every((list) => !list.isChanged())) startFrom(published);
}

/** Fills the lists with a published version; unpublished changes are lost. */
export function startFrom({ version, catalogue }: DraftBase): void {
  base = { version, catalogue };
  conflicts = [];
  forgetChosenFiles();
  reservePaths(catalogue);
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
    // Teachers and questions have no ids in the catalogue, so they are numbered from 1.
    mentors: catalogue.mentors.map((mentor, index) => ({ ...mentor, id: index + 1 })),
    questions: [
      ...catalogue.questions.map((question) => ({ ...question, page: 'about' as const })),
      ...catalogue.courses.flatMap(({ id, courseDetFAQ }) =>
        courseDetFAQ.map((question) => ({ ...question, page: id })),
      ),
    ].map((question, index) => ({ ...question, id: index + 1 })),
  };
}

/** A part that is changed here and for which another admin published a different value. */
export interface DraftConflict extends Conflict {
  chosen: 'theirs' | 'mine';
}

/** Rebases the unpublished changes onto a newer version; in a conflict, the newer version wins. */
export function rebaseDraft(published: DraftBase): void {
  const before = base ?? published;
  const rebased = rebase(before.catalogue, draftCatalogue(before), published.catalogue);
  conflicts = rebased.conflicts.map((conflict) => ({ ...conflict, chosen: 'theirs' }));
  base = { version: published.version, catalogue: published.catalogue };
  reservePaths(base.catalogue);
  fill(base, rebased.catalogue);
}

/** Applies the value that the admin chose for a conflict. */
export function settle(conflict: DraftConflict, chosen: DraftConflict['chosen']): void {
  if (!base) return;
  conflicts = conflicts.map((each) => (each === conflict ? { ...each, chosen } : each));
  fill(base, withValue(draftCatalogue(base), conflict.path, conflict[chosen]));
}

/** Fills the lists with a changed catalogue; the base stays the published one. */
function fill({ catalogue }: DraftBase, changed: Catalogue): void {
  const published = itemsOf(catalogue);
  const { courses, webinars, mentors, questions } = itemsOf(changed);
  // An item that is not published yet stays as its form saved it.
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

/** The version that the lists started from; null until it is loaded. */
export const useDraftBase = (): DraftBase | null => useSyncExternalStore(subscribe, () => base);

/** All conflicts of the last rebase, with the chosen side of each. */
export const useConflicts = (): readonly DraftConflict[] =>
  useSyncExternalStore(subscribe, () => conflicts);

/** The catalogue that the lists describe. Its paths may still name files that are not uploaded. */
export function draftCatalogue({ catalogue }: DraftBase): Catalogue {
  const mentors = tutorList.items();
  return {
    courses: courseList.items().map((item) => courseOf(item, catalogue)),
    webinars: webinarList.items().map((item) => webinarOf(item, catalogue)),
    mentors: mentors.map(({ id: _id, ...mentor }: AdminTutor) => mentor),
    // The question form offers only the categories of the question's page.
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
    // For a course, the question form offers only the categories of a course.
    courseDetFAQ: questionsOf(item.id) as CourseQuestion[],
    tutor: item.tutor.map((tutor) => ({ ...tutor, duration: tutor.duration ?? 0 })),
  };
}

function webinarOf(item: AdminWebinar, { webinars }: Catalogue): Webinar {
  const present = webinars.find(({ id }) => id === item.id);
  // These dates are calculated from the next session or Sunday; the catalogue does not store them.
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

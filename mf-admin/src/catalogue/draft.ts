import { useSyncExternalStore } from 'react';
import { datedWebinar } from 'shared/catalogue';
import type { Catalogue } from 'shared/schemas';
import { changesOfSchedules, type Schedule } from '../schedules/schedule-words';
import { courseList, type AdminCourse } from '../courses/course';
import type { LocalItem } from '../local-lists/local-list';
import { tutorList, type AdminTutor } from '../tutors/tutor-form';
import { webinarList, type AdminWebinar } from '../webinars/webinar-form';
import { rebase, withValue, type Conflict } from './rebase';

type Course = Catalogue['courses'][number];
type Webinar = Catalogue['webinars'][number];

/** The published version that the three lists began with. */
export interface DraftBase {
  version: number;
  catalogue: Catalogue;
}

let base: DraftBase | null = null;
let conflicts: readonly DraftConflict[] = [];
const lists = [courseList, webinarList, tutorList];

/** Fills the lists with a published version, unless they have changes that are not published. */
export function openDraft(published: DraftBase): void {
  if (!base || lists.every((list) => !list.isChanged())) startFrom(published);
}

/** Fills the lists with a published version; changes are lost. */
export function startFrom({ version, catalogue }: DraftBase): void {
  base = { version, catalogue };
  conflicts = [];
  const { courses, webinars, mentors } = itemsOf(catalogue);
  courseList.start(courses);
  webinarList.start(webinars);
  tutorList.start(mentors);
}

function itemsOf(catalogue: Catalogue) {
  const now = new Date();
  return {
    courses: catalogue.courses,
    webinars: catalogue.webinars.map((webinar) => datedWebinar(webinar, now)),
    // Teachers have no ids of their own: they count from 1, below the random ones.
    mentors: catalogue.mentors.map((mentor, index) => ({ ...mentor, id: index + 1 })),
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
  const { courses, webinars, mentors } = itemsOf(changed);
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
  };
}

const emptyCourse = {
  description: '',
  rating: 0,
  totalRatings: 0,
  StudentTestimonial: [],
  courseDetFAQ: [],
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

/** One field that differs, or a whole entry that is new or gone. */
export interface DraftChange {
  /** `Numerology Course` */
  entry: string;
  /** `newPrice`, or what happens to the entry. */
  field: string;
  from: string;
  to: string;
}

/** What differs between two catalogues, field by field. */
export function changesBetween(from: Catalogue, to: Catalogue): DraftChange[] {
  const byId = ({ id }: { id: number }) => String(id);
  return [
    ...listChanges(from.courses, to.courses, byId, ({ title }) => title),
    ...listChanges(from.webinars, to.webinars, byId, ({ title }) => title),
    ...listChanges(
      from.mentors,
      to.mentors,
      ({ name }) => name,
      ({ name }) => name,
    ),
  ];
}

function listChanges<Entry extends object>(
  from: readonly Entry[],
  to: readonly Entry[],
  keyOf: (entry: Entry) => string,
  nameOf: (entry: Entry) => string,
): DraftChange[] {
  const old = new Map(from.map((entry) => [keyOf(entry), entry]));
  const kept = new Set(to.map(keyOf));
  return [
    ...to.flatMap((entry) => {
      const before = old.get(keyOf(entry));
      if (!before) return [{ entry: nameOf(entry), field: 'new', from: '', to: 'added' }];
      return fieldChanges(before, entry).map((change) => ({ entry: nameOf(before), ...change }));
    }),
    ...from
      .filter((entry) => !kept.has(keyOf(entry)))
      .map((entry) => ({ entry: nameOf(entry), field: 'removed', from: nameOf(entry), to: '' })),
  ];
}

function fieldChanges(before: object, after: object): Omit<DraftChange, 'entry'>[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .flatMap(([field, value]: [string, unknown]) =>
      field === 'batches' || field === 'sessions'
        ? scheduleChanges(field, old.get(field), value)
        : [{ field, from: textOf(old.get(field)), to: textOf(value) }],
    )
    .filter(({ from, to }) => from !== to);
}

const scheduleChanges = (field: string, before: unknown, after: unknown) =>
  // The catalogue's schema has no other entries in these lists.
  changesOfSchedules(field, (before ?? []) as Schedule[], after as Schedule[]);

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value ?? '');

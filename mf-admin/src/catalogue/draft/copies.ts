import {
  courseList,
  webinarList,
  type DraftCourse,
  type DraftList,
  type DraftWebinar,
} from './draft-catalogue';
import { currentDraft } from './draft-store';

export interface Addressed {
  readonly id: number;
  readonly urlTitle: string;
}

/** `Numerology Course!` becomes `numerology-course`: the address that a publish accepts. */
export const addressFrom = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** An address for this title that no item of the list in the draft has: `tarot-2` beside `tarot`. */
export function proposedAddress<Item extends Addressed>(
  list: DraftList<Item>,
  title: string,
): string {
  const taken = new Set(list.of(currentDraft().catalogue).map(({ urlTitle }) => urlTitle));
  const address = addressFrom(title);
  const next = (number: number): string =>
    taken.has(`${address}-${number}`) ? next(number + 1) : `${address}-${number}`;
  return taken.has(address) ? next(2) : address;
}

/** A new course that begins as this one, without its dates. Its address comes from its title. */
export const copyOfCourse = (course: DraftCourse): DraftCourse => ({
  ...course,
  urlTitle: proposedAddress(courseList, course.title),
  startDate: '',
  batches: [],
  prices: undefined,
});

/** A new webinar that begins as this one, without its dates. Its address comes from its title. */
export const copyOfWebinar = (webinar: DraftWebinar): DraftWebinar => ({
  ...webinar,
  urlTitle: proposedAddress(webinarList, webinar.title),
  announced: { day: '', time: '' },
  sessions: [],
  prices: undefined,
});

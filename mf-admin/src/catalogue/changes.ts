import type { Catalogue } from 'shared/schemas';
import { changesOfSchedules, type Schedule } from '../schedules/schedule-words';

type Course = Catalogue['courses'][number];

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
  const nameOf = ({ name }: { name: string }) => name;
  return [
    ...listChanges('Courses', from.courses, to.courses, byId, ({ title }) => title),
    ...listChanges('Webinars', from.webinars, to.webinars, byId, ({ title }) => title),
    ...listChanges('Tutors', from.mentors, to.mentors, nameOf, nameOf),
    ...questionChanges('Questions', from.questions, to.questions),
  ];
}

type Question = Catalogue['questions'][number] | Course['courseDetFAQ'][number];

const questionChanges = (list: string, from: readonly Question[], to: readonly Question[]) => {
  const nameOf = ({ question }: Question) => question;
  return listChanges(list, from, to, nameOf, nameOf);
};

function listChanges<Entry extends object>(
  list: string,
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
    ...orderChanges(list, from, to, keyOf, nameOf),
  ];
}

/** The order of the entries that both have, where it differs. */
function orderChanges<Entry>(
  list: string,
  from: readonly Entry[],
  to: readonly Entry[],
  keyOf: (entry: Entry) => string,
  nameOf: (entry: Entry) => string,
): DraftChange[] {
  const order = (entries: readonly Entry[], others: readonly Entry[]) => {
    const known = new Set(others.map(keyOf));
    return entries.filter((entry) => known.has(keyOf(entry)));
  };
  const [before, after] = [order(from, to), order(to, from)];
  const moved = after.flatMap((entry, index) =>
    before[index] && keyOf(before[index]) === keyOf(entry) ? [] : [index],
  );
  if (moved.length === 0) return [];
  // Only the stretch in which they moved.
  const told = (entries: readonly Entry[]) =>
    entries
      .slice(moved[0], moved.at(-1)! + 1)
      .map(nameOf)
      .join('; ');
  return [{ entry: list, field: 'order', from: told(before), to: told(after) }];
}

function fieldChanges(before: object, after: object): Omit<DraftChange, 'entry'>[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .flatMap(([field, value]: [string, unknown]) => {
      if (field === 'batches' || field === 'sessions') {
        return scheduleChanges(field, old.get(field), value);
      }
      if (field === 'courseDetFAQ') return courseQuestionChanges(old.get(field), value);
      return [{ field, from: textOf(old.get(field)), to: textOf(value) }];
    })
    .filter(({ from, to }) => from !== to);
}

const scheduleChanges = (field: string, before: unknown, after: unknown) =>
  // The catalogue's schema has no other entries in these lists.
  changesOfSchedules(field, (before ?? []) as Schedule[], after as Schedule[]);

/** `FAQ, Do I need an account?: answer` */
const courseQuestionChanges = (before: unknown, after: unknown) =>
  // As above.
  questionChanges('all', (before ?? []) as Question[], after as Question[]).map(
    ({ entry, field, ...values }) => ({ field: `FAQ, ${entry}: ${field}`, ...values }),
  );

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value ?? '');

import type { Catalogue } from 'shared/model/schemas';
import { changesOfSchedules, type Schedule } from './editor/schedule-text';
import { keyed } from './rebase';

type Course = Catalogue['courses'][number];

/** One changed field, an added or removed entry, or a changed order of entries. */
export interface DraftChange {
  /** The name of the entry, such as `Numerology Course`, or of the list for a changed order. */
  entry: string;
  /** The field, such as `newPrice`; or `new`, `removed` or `order`. */
  field: string;
  from: string;
  to: string;
}

/** The differences between two catalogues, field by field. */
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
  const old = keyed(from, keyOf);
  const now = keyed(to, keyOf);
  return [
    ...[...now].flatMap(([key, entry]) => {
      const before = old.get(key);
      if (!before) return [{ entry: nameOf(entry), field: 'new', from: '', to: 'added' }];
      return fieldChanges(before, entry).map((change) => ({ entry: nameOf(before), ...change }));
    }),
    ...[...old]
      .filter(([key]) => !now.has(key))
      .map(([, entry]) => ({
        entry: nameOf(entry),
        field: 'removed',
        from: nameOf(entry),
        to: '',
      })),
    ...orderChanges(list, old, now, nameOf),
  ];
}

/** The changed order of the entries that both lists have; empty if the order is the same. */
function orderChanges<Entry>(
  list: string,
  old: ReadonlyMap<string, Entry>,
  now: ReadonlyMap<string, Entry>,
  nameOf: (entry: Entry) => string,
): DraftChange[] {
  const before = [...old].filter(([key]) => now.has(key));
  const after = [...now].filter(([key]) => old.has(key));
  const moved = after.flatMap(([key], index) => (before[index]?.[0] === key ? [] : [index]));
  if (moved.length === 0) return [];
  // Only the part of the list from the first to the last moved entry.
  const namesOf = (entries: readonly [string, Entry][]) =>
    entries
      .slice(moved[0], moved.at(-1)! + 1)
      .map(([, entry]) => nameOf(entry))
      .join('; ');
  return [{ entry: list, field: 'order', from: namesOf(before), to: namesOf(after) }];
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
  // The catalogue's schema allows only batches or sessions in these lists.
  changesOfSchedules(field, (before ?? []) as Schedule[], after as Schedule[]);

/** Changes to fields such as `FAQ, Do I need an account?: answer`. */
const courseQuestionChanges = (before: unknown, after: unknown) =>
  // The catalogue's schema allows only questions in this list.
  questionChanges('all', (before ?? []) as Question[], after as Question[]).map(
    ({ entry, field, ...values }) => ({ field: `FAQ, ${entry}: ${field}`, ...values }),
  );

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value ?? '');

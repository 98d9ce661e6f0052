import type { Batch, Catalogue, CourseQuestion, Session } from 'shared/model/schemas';
import { diff, nameOf, treeOf, valueAt, type Difference, type Tree } from './catalogue-tree';
import { scheduleText } from './schedule-text';

/** One changed field, an added or removed entry, or a changed order of entries. */
export interface DraftChange {
  /** The name of the entry, such as `Numerology Course`, or of the list for a changed order. */
  entry: string;
  /** The field, such as `newPrice`; or `new`, `removed` or `order`. */
  field: string;
  from: string;
  to: string;
  /** What the change does, to apply it alone. */
  difference: Difference;
}

type FieldChange = Omit<DraftChange, 'entry' | 'difference'>;

/** The differences between two catalogues in words, field by field. */
export function changesBetween(from: Catalogue, to: Catalogue): DraftChange[] {
  const [old, now] = [treeOf(from), treeOf(to)];
  return diff(from, to).flatMap((difference) => {
    const { path } = difference;
    const entry = valueAt(old, path.slice(0, 2)) ?? valueAt(now, path.slice(0, 2));
    const name = path.length === 1 ? listNames[path[0] ?? ''] : nameOf(entry);
    return inWords(difference, old, now)
      .filter((change) => change.from !== change.to)
      .map((change) => ({ entry: name ?? '', ...change, difference }));
  });
}

const listNames: Readonly<Record<string, string>> = {
  courses: 'Courses',
  webinars: 'Webinars',
  mentors: 'Tutors',
  questions: 'Questions',
};

function inWords(difference: Difference, old: Tree, now: Tree): FieldChange[] {
  const { kind, path, from, to } = difference;
  const [, , field = '', part = ''] = path;
  const isOfQuestions = field === 'courseDetFAQ';
  if (kind === 'order') {
    // The site shows batches and sessions by their days.
    if (path.length === 3 && !isOfQuestions) return [];
    const change = orderChange(difference, old, now);
    return [isOfQuestions ? { ...change, field: `FAQ, all: ${change.field}` } : change];
  }
  if (path.length === 2) return [entryChange(from, to)];
  if (part === '') return [{ field, from: textOf(from), to: textOf(to) }];
  if (isOfQuestions) {
    // The catalogue's schema allows only questions in this list.
    const changes = questionChanges(from as CourseQuestion, to as CourseQuestion);
    return changes.map((change) => ({ ...change, field: `FAQ, ${part}: ${change.field}` }));
  }
  // Every other list with keys has batches or sessions.
  const text = (schedule: unknown) => (schedule ? scheduleText(schedule as Batch | Session) : '');
  return [{ field, from: text(from), to: text(to) }];
}

const entryChange = (from: unknown, to: unknown): FieldChange =>
  to === undefined
    ? { field: 'removed', from: nameOf(from), to: '' }
    : { field: 'new', from: '', to: 'added' };

const questionChanges = (from?: CourseQuestion, to?: CourseQuestion): FieldChange[] =>
  from && to
    ? (['category', 'question', 'answer'] as const).map((field) => ({
        field,
        from: from[field],
        to: to[field],
      }))
    : [entryChange(from, to)];

/** The names from the first to the last moved entry, of the entries that both lists have. */
function orderChange({ path, ...keys }: Difference, old: Tree, now: Tree): FieldChange {
  // The values of an order are the keys of the list.
  const [before, after] = [keys.from as string[], keys.to as string[]];
  const kept = before.filter((key) => after.includes(key));
  const moved = after.filter((key) => before.includes(key));
  const isMoved = (key: string, index: number) => moved[index] !== key;
  const lastMoved = kept.reduce((last, key, index) => (isMoved(key, index) ? index : last), -1);
  const part = [kept.findIndex(isMoved), lastMoved + 1] as const;
  const names = (tree: Tree, list: readonly string[]) =>
    list
      .slice(...part)
      .map((key) => nameOf(valueAt(tree, [...path, key])))
      .join('; ');
  return { field: 'order', from: names(old, kept), to: names(now, moved) };
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value ?? '');

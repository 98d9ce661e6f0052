import type { Batch, Catalogue, Session, Tutor } from '../schemas';
import {
  diff,
  itemTree,
  nameOf,
  treeOf,
  partAt,
  type Difference,
  type Tree,
} from './catalogue-tree';
import { fieldLabel, partLabel, valueText } from './labels';
import { scheduleText } from './schedule-text';

/** One changed field, an added or removed item, or a changed order of items. */
export interface CatalogueChange {
  /** The name of the item, such as `Numerology Course`, or of the list for a changed order. */
  item: string;
  /** The field as its form calls it, such as `New price (₹)`; or `new`, `removed` or `order`. */
  field: string;
  from: string;
  to: string;
  /** What the change does, to apply it alone. */
  difference: Difference;
}

type FieldChange = Omit<CatalogueChange, 'item' | 'difference'>;

/** The differences between two catalogues in words, field by field. */
export function changesBetween(from: Catalogue, to: Catalogue): CatalogueChange[] {
  const [old, now] = [treeOf(from), treeOf(to)];
  return diff(from, to).flatMap((difference) => {
    const { path } = difference;
    const item = partAt(old, path.slice(0, 2)) ?? partAt(now, path.slice(0, 2));
    const name = path.length === 1 ? listNames[path[0] ?? ''] : nameOf(item);
    return inWords(difference, old, now)
      .filter((change) => change.from !== change.to)
      .map((change) => ({ item: name ?? '', ...change, difference }));
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
  const [list = '', , field = '', part] = path;
  const label = fieldLabel(list, field);
  const named = namedParts[field];
  if (kind === 'order') {
    // The site shows batches and sessions by their days.
    if (path.length === 3 && !named) return [];
    const change = orderChange(difference, old, now);
    return [named ? { ...change, field: `${named}, all: ${change.field}` } : change];
  }
  if (path.length === 2) return [itemChange(from, to)];
  if (part === undefined && field === 'tutor') return tutorChanges(from, to);
  if (part === undefined) {
    const [was, is] = [valueText(from, field), valueText(to, field)];
    return [{ field: label, from: linesOnlyIn(was, is), to: linesOnlyIn(is, was) }];
  }
  if (named) {
    return partChanges(list, field, from, to).map((change) => ({
      ...change,
      field: `${named}, ${nameOf(from ?? to)}: ${change.field}`,
    }));
  }
  // Every other list with keys has batches or sessions.
  const text = (schedule: unknown) => (schedule ? scheduleText(schedule as Batch | Session) : '');
  return [{ field: label, from: text(from), to: text(to) }];
}

/** Of a long text only the lines that the other one does not have. */
function linesOnlyIn(text: string, other: string): string {
  const others = new Set(other.split('\n'));
  const rest = text.split('\n').filter((line) => !others.has(line));
  return text.length > 1000 && rest.length > 0 ? rest.join('\n') : text;
}

const itemChange = (from: unknown, to: unknown): FieldChange =>
  to === undefined
    ? { field: 'removed', from: nameOf(from), to: '' }
    : { field: 'new', from: '', to: 'added' };

/** Lists of parts with names, as the review calls them. */
const namedParts: Readonly<Record<string, string | undefined>> = {
  courseDetFAQ: 'FAQ',
  modules: 'Modules',
  StudentTestimonial: 'Testimonials',
  webinarTestimonials: 'Testimonials',
};

/** Of a part of an item, field by field. */
function partChanges(item: string, list: string, from: unknown, to: unknown): FieldChange[] {
  if (!from || !to) return [itemChange(from, to)];
  const [old, now] = [itemTree(from), itemTree(to)];
  return [...new Set([...now.keys(), ...old.keys()])].map((field) => ({
    field: partLabel(item, list, field),
    from: valueText(old.get(field)),
    to: valueText(now.get(field)),
  }));
}

/** A course has one tutor in its form; of several, the names say enough. */
function tutorChanges(from: unknown, to: unknown): FieldChange[] {
  // The catalogue's schema allows only tutors in this list.
  const [before, after] = [from, to].map((value) => (value ?? []) as readonly Tutor[]);
  const [old, now] = [before?.[0], after?.[0]];
  if (before?.length !== 1 || after?.length !== 1 || !old || !now) {
    return [
      { field: fieldLabel('courses', 'tutor'), from: valueText(before), to: valueText(after) },
    ];
  }
  return partChanges('courses', 'tutor', old, now).map((change) => ({
    ...change,
    field: `Tutor, ${change.field}`,
  }));
}

/** The names from the first to the last moved item, of the items that both lists have. */
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
      .map((key) => nameOf(partAt(tree, [...path, key])))
      .join('; ');
  return { field: 'order', from: names(old, kept), to: names(now, moved) };
}

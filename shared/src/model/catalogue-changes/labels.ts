import { catalogueFields, flatFields, type FieldList } from '../catalogue-fields';
import { formatRupees, formatShortDate } from '../format';
import type { DatedPrice } from '../schemas';
import { HINDI, nameOf } from './catalogue-tree';

const lists: Readonly<Record<string, FieldList>> = catalogueFields;
const allFields = Object.values(lists).flatMap(flatFields);

/** What the form calls a field of an item of this list; `hi.title` is a text in Hindi. */
export const fieldLabel = (list: string, field: string): string => labelIn(lists[list], field);

/** What the form calls a field of a part of an item, such as of the tutor of a course. */
export const partLabel = (list: string, field: string, name: string): string =>
  labelIn(flatFields(lists[list] ?? []).find((each) => each.name === field)?.fields, name);

const labelIn = (fields: FieldList = [], name: string): string =>
  name.startsWith(HINDI)
    ? inHindi(labelIn(fields, name.slice(HINDI.length)))
    : (flatFields(fields).find((field) => field.name === name)?.label ?? name);

/** What the forms call a text in Hindi. */
export const inHindi = (label: string): string => `${label} in Hindi`;

const isPrice = (name: string) =>
  allFields.some((field) => field.kind === 'price' && field.name === name);

/** A value as people read it: prices with ₹, lists as one line each. */
export function valueText(value: unknown, field = ''): string {
  if (typeof value === 'number') return isPrice(field) ? formatRupees(value) : String(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((part) => partText(part)).join('\n');
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** One part of a list: a text, a paragraph, or something with a name. */
function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  // Nothing else in a list has a price.
  if ('price' in part) return datedPriceText(part as DatedPrice);
  // Its name alone would hide another answer.
  if ('explanation' in part) return JSON.stringify(part);
  const fields: { para?: unknown } = part;
  return typeof fields.para === 'string' ? fields.para : nameOf(part);
}

/** `₹6,999 from 1 Dec 2026 until 15 Dec 2026` */
export const datedPriceText = ({ price, from, until }: DatedPrice): string =>
  [
    formatRupees(price),
    from && `from ${formatShortDate(from)}`,
    until && `until ${formatShortDate(until)}`,
  ]
    .filter(Boolean)
    .join(' ');

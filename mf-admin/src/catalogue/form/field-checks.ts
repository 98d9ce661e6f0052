import type { AnyField, FieldList, Kind } from 'shared/model/catalogue-fields';
import { pleaseFill } from 'shared/model/messages';
import {
  chosen,
  filled,
  httpUrl,
  ifFilled,
  rows,
  text,
  valueAt,
  type Checks,
} from 'shared/model/validation';
import { controlOf, shownFields, type ValuesOf } from './field-values';
import { datedPriceChecks } from '../controls/price-values';
import { batchChecks, sessionChecks } from '../controls/schedule-values';

const words: readonly Kind[] = [
  ...(['line', 'lines', 'date', 'address', 'link', 'points'] as const),
  ...(['price', 'count', 'figure'] as const),
];
const files: readonly Kind[] = ['picture', 'pictureName', 'document'];
const wholeNumbers: readonly Kind[] = ['price', 'count'];

/** A field in its form. */
interface FormField extends AnyField {
  /** The name of its control. */
  path: string;
  /** Whether it is a field of a group. */
  isInside: boolean;
  /** Whether the item has a value for it already. */
  isStored: boolean;
}

const formFields = (list: FieldList, present: unknown, below = ''): FormField[] =>
  shownFields(list).flatMap((field) => {
    const path = below + controlOf(field);
    const stored = valueAt(present, field.name);
    return field.kind === 'group'
      ? formFields(field.fields ?? [], valueAt(stored, '0'), `${path}.`)
      : [{ ...field, path, isInside: below !== '', isStored: Boolean(stored) }];
  });

/**
 * The rules for the form of the item `present`, `null` for a new item, in the order in which the form
 * reports them. A file that the item already has is not required again.
 */
export function checksOf<List extends FieldList>(
  list: List,
  present: unknown,
): Checks<ValuesOf<List>> {
  const fields = formFields(list, present);
  const own = fields.filter(({ isInside }) => !isInside);
  const inside = fields.filter(({ isInside }) => isInside);
  const required = (of: FormField[], kinds: readonly Kind[]) =>
    of.filter(({ kind, optional }) => !optional && kinds.includes(kind)).map(requiredCheck);
  const checks = [
    ...required(own, words),
    ...required(own, ['choice']),
    ...required(own, ['paragraphs']),
    ...fields.flatMap(({ path, invalid, optional }) => {
      if (!invalid) return [];
      return [optional ? ifFilled(httpUrl(path, invalid)) : httpUrl(path, invalid)];
    }),
    ...required(
      fields.filter(({ isStored }) => !isStored),
      files,
    ),
    ...required(inside, words),
    ...required(inside, ['choice']),
  ];
  const all: Checks<never> = [
    ...inReportedOrder(checks, fields),
    ...fields.flatMap(
      ({ kind, path, label, missing = '', fields: rowFields = [] }): Checks<never> => {
        if (kind === 'texts') return [rows(path, () => [filled('', missing)])];
        if (kind === 'rows') return [rows(path, (number) => rowChecks(rowFields, label, number))];
        if (kind === 'batches') return batchChecks;
        if (kind === 'prices') return datedPriceChecks;
        return kind === 'sessions' ? sessionChecks : [];
      },
    ),
    ...fields
      .filter(({ kind }) => wholeNumbers.includes(kind))
      .map(({ path, label }) =>
        text(path, `${label}: please enter a whole number.`, (given) => /^\d*$/.test(given.trim())),
      ),
  ];
  // Each path is that of a control of these values.
  return all as Checks<ValuesOf<List>>;
}

/** Of one row of a list: `Modules 2: please fill in the title.` */
const rowChecks = (list: FieldList, label: string, number: number): Checks<never> =>
  shownFields(list).flatMap((field): Checks<never> => {
    const { kind, optional, fields = [] } = field;
    const path = controlOf(field);
    const below = `${label} ${number}, ${field.label.toLowerCase()}`;
    if (kind === 'rows') return [rows(path, (row) => rowChecks(fields, below, row))];
    if (optional || !words.includes(kind)) return [];
    const message = `${label} ${number}: please fill in the ${field.label.toLowerCase()}.`;
    return [filled(path, message)];
  });

/** The toast has the name of the field; the message beside the field has words. */
function requiredCheck({ kind, path, label, missing, asked = `“${label}”` }: FormField) {
  const message = missing ?? pleaseFill(path);
  const isFile = files.includes(kind);
  return {
    ...(isFile ? chosen(path, message) : filled(path, message)),
    ...(missing === undefined && {
      beside: `Please ${isFile ? 'choose' : 'write'} ${asked}.`,
    }),
  };
}

/** Each missing field that is reported before another one, at its place. */
function inReportedOrder<Each extends { readonly field: string }>(
  checks: readonly Each[],
  fields: readonly FormField[],
): readonly Each[] {
  return fields.reduce((list, { path, reportedBefore }) => {
    const moved = reportedBefore && list.find(({ field }) => field === path);
    if (!moved) return list;
    const others = list.filter((check) => check !== moved);
    const place = others.findIndex(({ field }) => field === reportedBefore);
    return [...others.slice(0, place), moved, ...others.slice(place)];
  }, checks);
}

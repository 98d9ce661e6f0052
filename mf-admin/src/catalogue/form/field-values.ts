import {
  flatFields,
  type AnyField,
  type FieldIn,
  type FieldList,
  type Kind,
} from 'shared/model/catalogue-fields';
import type { Batch, DatedPrice, Session } from 'shared/model/schemas';
import { textAt, valueAt } from 'shared/model/validation';
import { documentPath, pictureName, picturePath, type FileChoice } from '../draft/chosen-files';
import { addressFrom } from '../draft/copies';
import { secureUrl } from './product-checks';
import { priceFrom, priceValues } from '../controls/price-values';
import { batchFrom, batchValues, sessionFrom, sessionValues } from '../controls/schedule-values';

/** What a control contains, and what the item gets from it. */
interface Rules<Value, Stored> {
  /** A new item has nothing stored. */
  value: (stored: Stored | undefined, field: AnyField) => Value;
  /** From a valid value; `present` is what the item has now. */
  stored: (value: Value, present: Stored | undefined) => Stored;
}

const text = (stored: (value: string) => string): Rules<string, string> => ({
  value: (present = '') => present,
  stored,
});

const trimmed = text((value) => value.trim());

const number: Rules<string, number> = {
  // An optional number that is left empty is stored as 0.
  value: (stored, { optional }) => String((optional ? stored || '' : stored) ?? ''),
  stored: Number,
};

const file = (stored: Rules<FileChoice, string>['stored']): Rules<FileChoice, string> => ({
  value: () => [],
  stored,
});

/** All paragraphs stand in one box, with empty lines between them. */
const paragraphs: Rules<string, { para: string }[]> = {
  value: (stored = []) => stored.map(({ para }) => para).join('\n\n'),
  stored: (value) =>
    value
      .trim()
      .split(/\n\s*\n/)
      .flatMap((para) => (para ? [{ para: para.trim() }] : [])),
};

const texts: Rules<string[], string[]> = {
  value: (stored = ['']) => [...stored],
  stored: (value) => value.map((each) => each.trim()),
};

const linesOf = (text: unknown): string[] =>
  String(text)
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());

/** One on each line. */
const points: Rules<string, string[]> = {
  value: (stored = []) => stored.join('\n'),
  stored: (value) => linesOf(value).filter(Boolean),
};

const rules = {
  line: trimmed,
  lines: trimmed,
  date: trimmed,
  address: text(addressFrom),
  link: text(secureUrl),
  choice: {
    value: (stored: string | undefined, { options = [], placeholder }: AnyField) =>
      stored ?? (placeholder ? '' : (options[0] ?? '')),
    stored: (value: string) => value,
  },
  price: number,
  count: number,
  figure: number,
  picture: file(picturePath),
  pictureName: file(pictureName),
  document: file(documentPath),
  paragraphs,
  texts,
  points,
  batches: {
    value: (stored: readonly Batch[] = []) => stored.map(batchValues),
    stored: (value: ReturnType<typeof batchValues>[]) => value.map(batchFrom),
  },
  sessions: {
    value: (stored: readonly Session[] = []) => stored.map(sessionValues),
    stored: (value: ReturnType<typeof sessionValues>[]) => value.map(sessionFrom),
  },
  prices: {
    value: (stored: readonly DatedPrice[] = []) => stored.map(priceValues),
    // Most products have none.
    stored: (value: ReturnType<typeof priceValues>[]) =>
      value.length > 0 ? value.map(priceFrom) : undefined,
  },
} satisfies Record<Exclude<Kind, 'group' | 'rows' | 'other'>, object>;

type Shown<List> = Exclude<FieldIn<List>, { kind: 'other' }>;
type InHindi<List> = Extract<Shown<List>, { hindi: true }>;
type NameOf<Field> = Field extends { name: infer Name extends string } ? Name : never;
type ControlOf<Field> = Field extends { control: infer Name extends string } ? Name : NameOf<Field>;
type RulesOf<Field> = Field extends { kind: infer Kind extends keyof typeof rules }
  ? (typeof rules)[Kind]
  : never;
type OptionOf<Field> = Field extends { options: readonly (infer Option)[] } ? Option : never;

/** `row` is the place of what the row had at first in the stored list, empty for a new row. */
export type RowValues<List> = ValuesOf<List> & { row: string };

type ValueOf<Field> = Field extends { kind: 'group'; fields: infer List }
  ? ValuesOf<List>
  : Field extends { kind: 'rows'; fields: infer List }
    ? RowValues<List>[]
    : Field extends { kind: 'choice' }
      ? OptionOf<Field> | (Field extends { placeholder: string } ? '' : never)
      : ReturnType<RulesOf<Field>['value']>;

type StoredOf<Field> = Field extends { kind: 'group' | 'rows'; fields: infer List }
  ? ItemOf<List>[]
  : Field extends { kind: 'choice' }
    ? OptionOf<Field>
    : ReturnType<RulesOf<Field>['stored']>;

/** The values of the controls of a form, by control name. */
export type ValuesOf<List> = { [Field in Shown<List> as ControlOf<Field>]: ValueOf<Field> } & {
  hi: { [Field in InHindi<List> as ControlOf<Field>]: ValueOf<Field> };
};

/** The fields of an item that its form shows. */
export type ItemOf<List> = { [Field in Shown<List> as NameOf<Field>]: StoredOf<Field> } & {
  hi?: { [Field in InHindi<List> as NameOf<Field>]?: StoredOf<Field> };
};

export const shownFields = (list: FieldList): AnyField[] =>
  flatFields(list).filter(({ kind }) => kind !== 'other');

export const controlOf = ({ name, control = name }: AnyField): string => control;

/** What the form of an item contains at first; `null` for a new item. */
export function valuesOf<List extends FieldList>(list: List, item: unknown): ValuesOf<List> {
  const fields = shownFields(list);
  const hindi = fields.filter((field) => field.hindi);
  const values = (of: AnyField[], stored: unknown) =>
    Object.fromEntries(
      of.map((field) => [controlOf(field), valueOf(field, valueAt(stored, field.name))]),
    );
  // The types say for each field what the rules of its kind do.
  return { ...values(fields, item), hi: values(hindi, valueAt(item, 'hi')) } as ValuesOf<List>;
}

function valueOf(field: AnyField, stored: unknown): unknown {
  const { kind, fields = [] } = field;
  if (kind === 'other') return stored;
  if (kind === 'group') return valuesOf(fields, valueAt(stored, '0'));
  if (kind === 'rows') return listOf(stored).map((each, row) => rowValues(fields, each, row));
  // The schema gives a field of this kind such a value.
  return rules[kind].value(stored as never, field);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A row of a list of the item; without a stored one, a new row. */
export const rowValues = (
  list: FieldList,
  stored: unknown,
  row: number | '' = '',
): { row: string } => Object.assign(valuesOf(list, stored), { row: String(row) });

/** What an item gets from valid values; it keeps a file unless another one is chosen. */
export function itemFrom<List extends FieldList>(
  list: List,
  values: ValuesOf<List>,
  present: unknown,
): ItemOf<List> {
  const fields = shownFields(list);
  const item = fields.flatMap((field) => {
    const value = valueAt(values, controlOf(field));
    const before = valueAt(present, field.name);
    // What an item never had, and does not get, is no change.
    if (present && before === undefined && field.optional && isEmpty(value)) return [];
    return [[field.name, storedOf(field, value, before)] as const];
  });
  const hindi = fields
    .filter((field) => field.hindi)
    .flatMap((field) => {
      const control = controlOf(field);
      const given = valueAt(values.hi, control);
      // The texts of a list are as many as in English.
      const value = field.kind === 'texts' ? asMany(valueAt(values, control), given) : given;
      const text =
        // A line in Hindi belongs to the English one of its place, so an empty line stays.
        field.kind === 'points'
          ? linesOf(given)
          : storedOf(field, value, valueAt(present, `hi.${field.name}`));
      return isEmpty(text) ? [] : [[field.name, text] as const];
    });
  // As in `valuesOf`.
  return {
    ...Object.fromEntries(item),
    hi: hindi.length > 0 ? Object.fromEntries(hindi) : undefined,
  } as ItemOf<List>;
}

function storedOf(field: AnyField, value: unknown, present: unknown): unknown {
  const { kind, fields = [] } = field;
  if (kind === 'other') return present;
  if (kind === 'group') {
    // The values of a group have the shape of its list.
    return [itemFrom(fields, value as ValuesOf<FieldList>, valueAt(present, '0'))];
  }
  if (kind === 'rows') {
    const given = listOf(value);
    if (field.optional && given.length === 0) return undefined;
    return given.map((each, index) => {
      const before = itemAt(present, textAt(each, 'row'));
      // Ticks of students belong to the id of a module, so it stays, and no other module gets it.
      const id = `${field.item}-${Date.now().toString(36)}-${index}`;
      // What the form does not show stays too. The values have the shape of the list.
      return { id, ...before, ...itemFrom(fields, each as ValuesOf<FieldList>, before) };
    });
  }
  // As in `valueOf`.
  return rules[kind].stored(value as never, present as never);
}

/** The item at this place of a list; none at an empty place. */
function itemAt(list: unknown, place: string): object | undefined {
  const item = place === '' ? undefined : valueAt(list, place);
  return typeof item === 'object' && item !== null ? item : undefined;
}

const asMany = (english: unknown, hindi: unknown): string[] =>
  Array.isArray(english) ? english.map((_text, index) => textAt(hindi, String(index))) : [];

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isEmpty) : value === '' || value === undefined;

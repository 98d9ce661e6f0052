import { isEmail, isHttpUrl, isIndianMobile, isTenDigits } from './patterns';

/** The name of a field, or a path in it: `email`, `tutor.name`; `learnLi.*` stands for each row of a list. */
export type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

/** The text of a failed rule. A rule about each row of a list can name the row, counted from 1. */
export type Message = string | ((row: number) => string);

/** One rule of a form: the message shows when `passes` is false. */
export interface Check<Values> {
  readonly field: FieldName<Values>;
  readonly message: Message;
  /** `field` is the name of the field itself, e.g. `learnLi.2` for the rule about `learnLi.*`. */
  readonly passes: (values: Values, field: string) => boolean;
  /** The field is marked as required, because the rule does not accept it empty. */
  readonly required?: boolean;
}

export interface FailedCheck {
  readonly field: string;
  readonly message: string;
}

/** The failing checks in the order of the list, at most the first of each field. */
export function failures<Values>(checks: readonly Check<Values>[], values: Values): FailedCheck[] {
  const found = new Map<string, FailedCheck>();
  for (const { field, row, message, passes } of expanded(checks, values)) {
    if (found.has(field) || passes(values, field)) continue;
    found.set(field, { field, message: typeof message === 'string' ? message : message(row + 1) });
  }
  return [...found.values()];
}

/** The checks with the field of each row. Checks about the same list that follow each other go row by row. */
function expanded<Values>(checks: readonly Check<Values>[], values: Values) {
  const groups: Check<Values>[][] = [];
  for (const check of checks) {
    const last = groups.at(-1);
    const list = listOf(check.field);
    if (last?.[0] && list !== null && listOf(last[0].field) === list) last.push(check);
    else groups.push([check]);
  }
  return groups.flatMap((group) => {
    const list = listOf(group[0]?.field ?? '');
    if (list === null) return group.map((check) => ({ ...check, row: 0 }));
    const rows = valueAt(values, list);
    return (Array.isArray(rows) ? rows : []).flatMap((_, row) =>
      group.map((check) => ({ ...check, row, field: check.field.replace('*', String(row)) })),
    );
  });
}

/** The list whose rows the field stands for: `learnLi` for `learnLi.*`. */
const listOf = (field: string): string | null =>
  field.includes('.*') ? field.slice(0, field.indexOf('.*')) : null;

/** Whether one of the rules marks the field, or the row of a list, as required. */
export function isRequired<Values>(checks: readonly Check<Values>[], field: string): boolean {
  const pattern = field.replace(/\.\d+(?=\.|$)/g, '.*');
  return checks.some((check) => check.required && [field, pattern].includes(check.field));
}

/** The value of a field in the values of its form; `undefined` if the form does not have the field. */
export function valueAt(values: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>(
    // Any property of an object may be read; its value stays `unknown`.
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    values,
  );
}

function textAt(values: unknown, field: string): string {
  const value = valueAt(values, field);
  return typeof value === 'string' ? value : '';
}

/** Whether the text contains more than white space. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** A check of one field, for any form that has the field. */
interface FieldCheck<Field extends string> {
  field: Field;
  message: Message;
  passes: (values: unknown, field: string) => boolean;
  required: boolean;
}

/** The text of the field passes the test. A test that refuses the empty text makes the field required. */
export const matches = <Field extends string>(
  field: Field,
  test: (text: string) => boolean,
  message: Message,
): FieldCheck<Field> => ({
  field,
  message,
  passes: (values, name) => test(textAt(values, name)),
  required: !test(''),
});

/** The field contains more than white space. */
export const filled = <Field extends string>(field: Field, message: Message) =>
  matches(field, isFilled, message);

/** The field is an e-mail address; white space around it does not count. */
export const email = <Field extends string>(field: Field, message: Message) =>
  matches(field, (text) => isEmail(text.trim()), message);

/** The field is ten digits. */
export const tenDigits = <Field extends string>(field: Field, message: Message) =>
  matches(field, (text) => isTenDigits(text.trim()), message);

/** The field is an Indian mobile number. */
export const indianMobile = <Field extends string>(field: Field, message: Message) =>
  matches(field, isIndianMobile, message);

/** The field is an absolute http or https address. */
export const httpUrl = <Field extends string>(field: Field, message: Message) =>
  matches(field, (text) => isHttpUrl(text.trim()), message);

/** The field has this many characters or more. */
export const atLeast = <Field extends string>(field: Field, length: number, message: Message) =>
  matches(field, (text) => text.length >= length, message);

/** The field has this many characters or fewer. */
export const atMost = <Field extends string>(field: Field, length: number, message: Message) =>
  matches(field, (text) => text.length <= length, message);

/** The field is empty, or passes the test. */
export const ifFilled = <Field extends string>(
  field: Field,
  test: (text: string) => boolean,
  message: Message,
) => matches(field, (text) => !isFilled(text) || test(text.trim()), message);

/** The field repeats another field. */
export const same = <Field extends string>(
  field: Field,
  other: string,
  message: Message,
): FieldCheck<Field> => ({
  field,
  message,
  passes: (values, name) => textAt(values, name) === textAt(values, other),
  required: false,
});

/** A file is chosen. */
export const chosen = <Field extends string>(
  field: Field,
  message: Message,
): FieldCheck<Field> => ({
  field,
  message,
  passes: (values, name) => Number(valueAt(valueAt(values, name), 'length') ?? 0) > 0,
  required: true,
});

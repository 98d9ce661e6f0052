import { isEmail, isHttpUrl, isIndianMobile, isTenDigits } from './patterns';

/** The name of a field, or a path in it: `email`, `tutor.name`; `learnLi.*` stands for each row of a list. */
export type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

/** One rule of a form: the message shows when `passes` is false. */
export interface Check<Values> {
  readonly field: FieldName<Values>;
  readonly message: string;
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
  for (const { field: pattern, message, passes } of checks) {
    for (const field of fieldsOf(pattern, values)) {
      if (!found.has(field) && !passes(values, field)) found.set(field, { field, message });
    }
  }
  return [...found.values()];
}

/** Whether one of the rules marks the field, or the row of a list, as required. */
export function isRequired<Values>(checks: readonly Check<Values>[], field: string): boolean {
  const pattern = field.replace(/\.\d+(?=\.|$)/g, '.*');
  return checks.some((check) => check.required && [field, pattern].includes(check.field));
}

/** A field for each row of the list that the pattern names. */
function fieldsOf(pattern: string, values: unknown): string[] {
  const [list, ...rest] = pattern.split('.*');
  if (rest.length === 0) return [pattern];
  const rows = valueAt(values, list!);
  return Array.isArray(rows)
    ? rows.map((_, index) => [list, index].join('.') + rest.join('.*'))
    : [];
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
  message: string;
  passes: (values: unknown, field: string) => boolean;
  required: boolean;
}

/** The text of the field passes the test. A test that refuses the empty text makes the field required. */
export const matches = <Field extends string>(
  field: Field,
  test: (text: string) => boolean,
  message: string,
): FieldCheck<Field> => ({
  field,
  message,
  passes: (values, name) => test(textAt(values, name)),
  required: !test(''),
});

/** The field contains more than white space. */
export const filled = <Field extends string>(field: Field, message: string) =>
  matches(field, isFilled, message);

/** The field is an e-mail address; white space around it does not count. */
export const email = <Field extends string>(field: Field, message: string) =>
  matches(field, (text) => isEmail(text.trim()), message);

/** The field is ten digits. */
export const tenDigits = <Field extends string>(field: Field, message: string) =>
  matches(field, (text) => isTenDigits(text.trim()), message);

/** The field is an Indian mobile number. */
export const indianMobile = <Field extends string>(field: Field, message: string) =>
  matches(field, isIndianMobile, message);

/** The field is an absolute http or https address. */
export const httpUrl = <Field extends string>(field: Field, message: string) =>
  matches(field, (text) => isHttpUrl(text.trim()), message);

/** The field has this many characters or more. */
export const atLeast = <Field extends string>(field: Field, length: number, message: string) =>
  matches(field, (text) => text.length >= length, message);

/** The field has this many characters or fewer. */
export const atMost = <Field extends string>(field: Field, length: number, message: string) =>
  matches(field, (text) => text.length <= length, message);

/** The field is empty, or passes the test. */
export const ifFilled = <Field extends string>(
  field: Field,
  test: (text: string) => boolean,
  message: string,
) => matches(field, (text) => !isFilled(text) || test(text.trim()), message);

/** The field repeats another field. */
export const same = <Field extends string>(
  field: Field,
  other: string,
  message: string,
): FieldCheck<Field> => ({
  field,
  message,
  passes: (values, name) => textAt(values, name) === textAt(values, other),
  required: false,
});

/** A file is chosen. */
export const chosen = <Field extends string>(field: Field, message: string): FieldCheck<Field> => ({
  field,
  message,
  passes: (values, name) => Number(valueAt(valueAt(values, name), 'length') ?? 0) > 0,
  required: true,
});

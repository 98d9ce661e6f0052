import { valueAt } from './paths';
import {
  asciiDigits,
  isEmail,
  isHttpUrl,
  isIndianMobile,
  isTenDigits,
  normalEmail,
  normalPhone,
  visibleText,
} from './patterns';

/** The name of a control: a key of the values, or a path below one, such as `tutor.name`. */
export type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

/** One rule of a form: the message shows beside the field when `passes` is false. */
export interface Check<Values> {
  readonly field: FieldName<Values>;
  readonly message: string;
  /** The message beside the field, if it is another one than that of the toast. */
  readonly beside?: string;
  readonly passes: (values: Values) => boolean;
  /** The check does not accept an empty field, so the field is marked as required. */
  readonly required?: boolean;
}

/** Rules for each row of a list. */
interface RowChecks<Values> {
  readonly list: keyof Values & string;
  /** Names inside the row; an empty name is the row itself. A row can have lists of its own. */
  readonly row: (number: number) => Checks<never>;
}

/** The rules of a form, in the order in which they are reported. */
export type Checks<Values> = readonly (Check<Values> | RowChecks<Values>)[];

export interface FailedCheck {
  readonly field: string;
  readonly message: string;
  readonly beside?: string;
}

/** The failing checks in the order of the list, at most the first of each field. */
export function failures<Values extends object>(
  checks: Checks<Values>,
  values: Values,
): FailedCheck[] {
  const failed = new Map<string, FailedCheck>();
  for (const { field, message, beside, passes } of checks.flatMap((check) =>
    ofEachRow(check, values),
  )) {
    if (!failed.has(field) && !passes(values)) failed.set(field, { field, message, beside });
  }
  return [...failed.values()];
}

/** Whether the checks do not accept the field empty. */
export function isRequired<Values>(checks: Checks<Values>, field: string): boolean {
  return checks.some((check) => {
    if (!('list' in check)) return check.required === true && check.field === field;
    const [, list, inside = ''] = /^(.+?)\.\d+(?:\.(.+))?$/.exec(field) ?? [];
    return list === check.list && isRequired(check.row(1), inside);
  });
}

interface AnyCheck<Values> {
  field: string;
  message: string;
  beside?: string;
  passes: (values: Values) => boolean;
}

function ofEachRow<Values extends object>(
  check: Check<Values> | RowChecks<Values>,
  values: Values,
): AnyCheck<Values>[] {
  if (!('list' in check)) return [check];
  const rows = valueAt(values, check.list);
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) =>
    check
      .row(index + 1)
      // `rows` has typed the checks by the rows of this list.
      .flatMap((inside) => ofEachRow(inside, row as never))
      .map(({ field, message, passes }) => ({
        field: [check.list, index, field].filter((part) => part !== '').join('.'),
        message,
        // As above.
        passes: () => passes(row as never),
      })),
  );
}

/** An object with a value at a path: `At<'tutor.name', string>` is `{ tutor: { name: string } }`. */
type At<Path extends string, Value> = Path extends `${infer Key}.${infer Rest}`
  ? { readonly [K in Key]: At<Rest, Value> }
  : Path extends ''
    ? Value
    : { readonly [K in Path]: Value };

type TextCheck<Field extends string> = Check<At<Field, string>>;

/** A check of one text. Unless it accepts an empty text, its field is required. */
export function text<Field extends string>(
  field: Field,
  message: string,
  passes: (text: string) => boolean,
  // The words below say it, so that a page does not begin by compiling their expressions.
  required = !passes(''),
): TextCheck<Field> {
  return {
    // The path is one of the values that it describes, but not for the type of a general path.
    field: field as never,
    message,
    passes: (values) => passes(textAt(values, field)),
    required,
  };
}

const textAt = (values: unknown, field: string) => String(valueAt(values, field) ?? '');

/** More than white space and invisible characters. */
export const filled = <Field extends string>(field: Field, message: string) =>
  text(field, message, isFilled, true);

export const email = <Field extends string>(field: Field, message: string) =>
  text(field, message, (given) => isEmail(normalEmail(given)), true);

export const tenDigits = <Field extends string>(field: Field, message: string) =>
  text(field, message, (given) => isTenDigits(normalPhone(given)), true);

export const indianMobile = <Field extends string>(field: Field, message: string) =>
  text(field, message, (given) => isIndianMobile(normalPhone(given)), true);

export const httpUrl = <Field extends string>(field: Field, message: string) =>
  text(field, message, (given) => isHttpUrl(given.trim()));

/** The trimmed text, its digits as ASCII, matches the pattern, which must describe the whole text. */
export const matches = <Field extends string>(field: Field, pattern: RegExp, message: string) =>
  text(field, message, (given) => pattern.test(asciiDigits(given).trim()));

/** At least this many characters, spaces included: for passwords. */
export const atLeast = <Field extends string>(field: Field, length: number, message: string) =>
  text(field, message, (given) => given.normalize().length >= length);

/** At most this many characters, spaces included. */
export const atMost = <Field extends string>(field: Field, length: number, message: string) =>
  text(field, message, (given) => given.normalize().length <= length);

/** The same text as in the other field: for a password that is entered twice. */
export function sameAs<Field extends string, Other extends string>(
  field: Field,
  other: Other,
  message: string,
): Check<At<Field, string> & At<Other, string>> {
  return {
    // As in `text`.
    field: field as never,
    message,
    passes: (values) => textAt(values, field).normalize() === textAt(values, other).normalize(),
  };
}

/** At least one file is chosen. */
export function chosen<Field extends string>(
  field: Field,
  message: string,
): Check<At<Field, readonly unknown[]>> {
  return {
    // As in `text`.
    field: field as never,
    message,
    passes: (values) => {
      const files = valueAt(values, field);
      return Array.isArray(files) && files.length > 0;
    },
    required: true,
  };
}

/** The check, but an empty field passes. */
export const ifFilled = <Field extends string>(check: TextCheck<Field>): TextCheck<Field> => ({
  ...check,
  passes: (values) => !isFilled(textAt(values, check.field)) || check.passes(values),
  required: false,
});

/**
 * The checks of every row of a list: `rows('batches', (number) => [filled('day', `Batch ${number} needs a
 * day.`)])`. Rows are counted from 1. In a list of texts, the name of a row's only field is empty.
 */
export function rows<List extends string, Row>(
  list: List,
  row: (number: number) => Checks<Row>,
): RowChecks<{ readonly [K in List]: readonly NoInfer<Row>[] }> {
  return { list, row };
}

/** Whether anything in the text can be seen. */
export function isFilled(text: string): boolean {
  return visibleText(text) !== '';
}

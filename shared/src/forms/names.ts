/** The kind of value that a control may write. No such property exists: it is there for the compiler. */
declare const accepts: unique symbol;

/**
 * The name of a control whose input is a `Value`. Only a form hands names out (`form.name('city')`), so a
 * mistyped name does not compile, nor a checkbox for a text.
 */
export type Name<Value> = string & { readonly [accepts]: (value: Value) => void };

/** What one control contains. */
type ControlValue = string | boolean | readonly File[];

/** Where a value is: `city`, `tutor.name`, `learnLi.0`, `batches.0.day`. */
export type Path<Values> = Values extends ControlValue
  ? never
  : Values extends readonly (infer Row)[]
    ? Here<`${number}`, Row>
    : { [Key in keyof Values & string]-?: Here<Key, NonNullable<Values[Key]>> }[keyof Values &
        string];

type Here<Key extends string, Value> = Key | `${Key}.${Path<Value>}`;

/** The value at a path; an empty path is the value itself. */
type At<Values, Where> = Where extends ''
  ? Values
  : Values extends readonly (infer Row)[]
    ? Where extends `${number}.${infer Rest}`
      ? At<Row, Rest>
      : Row
    : Where extends keyof Values
      ? NonNullable<Values[Where]>
      : Where extends `${infer Key extends keyof Values & string}.${infer Rest}`
        ? At<NonNullable<Values[Key]>, Rest>
        : never;

/** Gives the controls of a form, or of a row of its list, their names. */
export type NamesOf<Values> = <
  const Where extends (Values extends ControlValue ? '' : Path<Values>),
>(
  path: Where,
) => Name<At<Values, Where>>;

/** The names of controls below a path, which is empty for the whole form. */
export const namesBelow =
  <Values>(path: string): NamesOf<Values> =>
  (below) =>
    // What the control accepts is known to the compiler only.
    [path, below].filter(Boolean).join('.') as Name<unknown>;

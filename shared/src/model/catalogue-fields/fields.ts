/** What every field has; its kind says how it is shown, checked and stored. */
interface Common {
  readonly label: string;
  /** The name of its control, if that is not the name of the field. */
  readonly control?: string;
  readonly optional?: true;
  readonly hint?: string;
  /** What the form says if it is missing; by default, the form asks for it by its name. */
  readonly missing?: string;
  /** What the message beside it asks for: 'the web address'; by default, the label. */
  readonly asked?: string;
  /** The field before which the form says that this one is missing, if that is not the next one. */
  readonly reportedBefore?: string;
}

/** One field of any item. */
export interface AnyField extends Common {
  readonly name: string;
  readonly kind: Kind;
  /** It also has a text or document in Hindi, which is never required. */
  readonly hindi?: true;
  readonly maxLength?: number;
  readonly readOnly?: true;
  readonly step?: number;
  readonly invalid?: string;
  readonly options?: readonly string[];
  readonly placeholder?: string;
  readonly item?: string;
  readonly fields?: FieldList;
}

/** Fields in the order of the form. Those of an inner list stand side by side. */
type Rows<Field> = readonly (Field | readonly Field[])[];

interface Section<Field> {
  readonly title: string;
  readonly fields: Rows<Field>;
}

/** The fields of an item, alone or in titled sections. */
export type FieldList<Field = AnyField> = readonly (Rows<Field>[number] | Section<Field>)[];

export type Kind =
  | TextKind
  | NumberKind
  | RowsKind
  | ('link' | 'choice' | 'texts' | 'points' | 'paragraphs' | 'group' | 'rows' | 'other');

/** `address`: the last part of the address of a page. `pictureName`: without its folder. */
type TextKind = 'line' | 'lines' | 'date' | 'address' | 'picture' | 'pictureName' | 'document';
/** Prices and counts are whole numbers. */
type NumberKind = 'price' | 'count' | 'figure';
type RowsKind = 'batches' | 'sessions' | 'prices';

/** The kinds that a value of the schema can have. The form has no control for `other`, or its own. */
type KindsOf<Value> =
  | ([Value] extends [number]
      ? { readonly kind: NumberKind; readonly step?: number }
      : string extends Value
        ? | { readonly kind: TextKind; readonly maxLength?: number; readonly readOnly?: true }
          | { readonly kind: 'link'; readonly invalid: string }
        : [Value] extends [string]
          ? {
              readonly kind: 'choice';
              readonly options: readonly Value[];
              readonly placeholder?: string;
            }
          : Value extends readonly string[]
            ? // `points`: one on each line of a box.
              { readonly kind: 'texts'; readonly item: string } | { readonly kind: 'points' }
            : Value extends readonly { para: string }[]
              ? { readonly kind: 'paragraphs' }
              : never)
  | (Value extends readonly (infer Row extends object)[]
      ? {
          /** A `group` is a list of which the form shows one item, `rows` one of which it shows all. */
          readonly kind: 'group' | 'rows' | 'other' | RowsKind;
          /** The word for one item of `rows`. */
          readonly item?: string;
          readonly fields: FieldList<Field<Row>>;
        }
      : { readonly kind: 'other' });

type NameIn<Item> = Exclude<keyof Item & string, 'id' | 'hi'>;
type HindiIn<Item> = Item extends { hi?: infer Texts } ? keyof NonNullable<Texts> : never;

/** A field of this type of items. */
export type Field<Item> = {
  [Name in NameIn<Item>]: Common & { readonly name: Name } & KindsOf<NonNullable<Item[Name]>> &
    (Name extends HindiIn<Item> ? { readonly hindi: true } : { readonly hindi?: never });
}[NameIn<Item>];

/** All fields of a list, as a union. */
export type FieldIn<List> = List extends readonly (infer Part)[]
  ? FieldIn<Part>
  : List extends { readonly title: string; readonly fields: infer Fields }
    ? FieldIn<Fields>
    : List;

type Named<Field> = Field extends { readonly name: infer Name } ? Name : never;
type Missing<Item, List> = Exclude<NameIn<Item>, Named<FieldIn<List>>>;

/** The fields of this type of items. A list without one of them does not compile. */
export const fieldsOf =
  <Item>() =>
  <const List extends FieldList<Field<Item>>>(
    list: List &
      ([Missing<Item, List>] extends [never] ? unknown : { missing: Missing<Item, List> }),
  ): List =>
    list;

/** All fields of a list, without its sections. */
export const flatFields = (list: FieldList): readonly AnyField[] =>
  list.flatMap((part) => ('title' in part ? flatFields(part.fields) : part));

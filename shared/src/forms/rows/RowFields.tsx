import { useContext, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormContext, type CheckedForm, type NamesOf } from 'shared/forms';
import { valueAt } from '../../model/validation';
import { firstControlOf } from '../control-values';
import { namesBelow } from '../names';

interface Row<Value> {
  /** For React: a row keeps its fields, with what was typed, when a row before it is removed. */
  key: number;
  /** What its fields contain at first. */
  value: Value;
  /** The list and the index: `batches.0`. */
  path: string;
  /** Gives its fields their names: `batches.0.day` is `name('day')`. */
  name: NamesOf<Value>;
}

export interface Rows<Value> {
  rows: readonly Row<Value>[];
  /** The first field of the new row gets the focus. */
  add: (value: Value) => void;
  remove: (key: number) => void;
  /** By one place: 1 is down, -1 is up. */
  move: (key: number, by: 1 | -1) => void;
}

/** The names of the lists of these values. */
type ListOf<Values> = {
  [Key in keyof Values & string]: Values[Key] extends readonly unknown[] ? Key : never;
}[keyof Values & string];

/**
 * The rows of a list in a form: at first those of the default values. The fields of each row stand in
 * `RowFields`.
 */
export function useRows<Values extends object, List extends ListOf<Values>>(
  { element, defaults, recheck }: CheckedForm<Values>,
  list: List,
): Rows<Values[List] extends readonly (infer Value)[] ? Value : never> {
  type Value = Values[List] extends readonly (infer Row)[] ? Row : never;
  // Inside a row, its list starts with what the row does.
  const outer = useContext(FormContext);
  const [rows, setRows] = useState<readonly { key: number; value: Value }[]>(() => {
    const values: unknown = outer?.defaultOf(list) ?? defaults[list];
    // A list of rows, by the types above; TypeScript does not see it in a general form.
    return Array.isArray(values) ? values.map((value: Value, key) => ({ key, value })) : [];
  });
  const nextKey = useRef(rows.length);
  /** Shows the rows at once. Those after a removed one have other names now, and their messages too. */
  const show = (next: typeof rows) => {
    flushSync(() => setRows(next));
    recheck();
  };

  return {
    rows: rows.map((row, index) => {
      const path = `${list}.${index}`;
      return { ...row, path, name: namesBelow<Value>(path) };
    }),
    add: (value) => {
      show([...rows, { key: nextKey.current++, value }]);
      firstControlOf(element.current, `${list}.${rows.length}`)?.focus();
    },
    remove: (key) => show(rows.filter((row) => row.key !== key)),
    move: (key, by) => {
      const from = rows.findIndex((row) => row.key === key);
      const [row, other] = [rows[from], rows[from + by]];
      const places = new Map([
        [row, other],
        [other, row],
      ]);
      if (row && other) show(rows.map((each) => places.get(each) ?? each));
    },
  };
}

interface RowFieldsProps {
  /** The list and the index: `batches.0`. */
  path: string;
  /** What the fields contain at first. */
  value: unknown;
  children: ReactNode;
}

/** Around the fields of one row. */
export function RowFields({ path, value, children }: RowFieldsProps) {
  const form = useContext(FormContext);
  const defaultOf = (name: string) => valueAt(value, name.slice(path.length + 1));
  return <FormContext value={form && { ...form, defaultOf }}>{children}</FormContext>;
}

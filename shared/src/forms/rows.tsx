import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { valueAt } from '../model/validation';
import type { CheckedForm } from './use-checked-form';
import { FormContext } from './use-field';

interface Row<Value> {
  /** For React: a row keeps its fields, with what was typed, when a row before it is removed. */
  key: number;
  /** What its fields contain at first. */
  value: Value;
}

/**
 * The rows of a list in a form: at first those of the default values. The fields of a row have names such
 * as `batches.0.day`, and stand in `RowFields`.
 */
export function useRows<Value>(
  { defaultOf, recheck }: Pick<CheckedForm<object>, 'defaultOf' | 'recheck'>,
  list: string,
) {
  const [rows, setRows] = useState<readonly Row<Value>[]>(() => {
    // The default value of a list is a list of its rows.
    const values = (defaultOf(list) ?? []) as readonly Value[];
    return values.map((value, key) => ({ key, value }));
  });
  const nextKey = useRef(rows.length);

  // The messages of the rows after a removed one have other names now.
  useEffect(() => recheck(), [rows, recheck]);

  return {
    rows,
    add: (value: Value) => {
      const key = nextKey.current++;
      setRows((before) => [...before, { key, value }]);
    },
    remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
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

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { valueAt } from '../model/validation';
import type { CheckedForm } from './use-checked-form';
import { FormContext, useFormOfField } from './use-field';

interface Row<Value> {
  /** For React: stays with the row when another one is removed, and so do its controls. */
  key: number;
  /** What its fields start with. */
  initial: Value;
}

interface Rows<Value> {
  rows: readonly Row<Value>[];
  add: (initial: Value) => void;
  remove: (key: number) => void;
}

/** The rows of a list in a form, e.g. the outcomes of a course. The list `name` starts with these values. */
export function useRows<Value>(
  form: Pick<CheckedForm<never>, 'changed'>,
  name: string,
  initial: readonly Value[],
): Rows<Value> {
  const [rows, setRows] = useState(() => initial.map((value, key) => ({ key, initial: value })));
  const nextKey = useRef(initial.length);
  const { changed } = form;

  // The fields of the rows after a removed one have other names now, and so have their messages.
  useEffect(() => {
    changed(name);
    // Not for each render of the form, which makes a new function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, name]);

  return {
    rows,
    add: (value) => {
      const key = nextKey.current++;
      setRows((before) => [...before, { key, initial: value }]);
    },
    remove: (key) => setRows((before) => before.filter((row) => row.key !== key)),
  };
}

interface FormRowProps {
  /** The path of the row: `learnLi.0`. The names of its fields are this path, or begin with it. */
  path: string;
  initial: unknown;
  children: ReactNode;
}

/** The fields of one row. */
export function FormRow({ path, initial, children }: FormRowProps) {
  const form = useFormOfField();
  const initialOf = (field: string) => {
    if (field === path) return initial;
    return field.startsWith(`${path}.`)
      ? valueAt(initial, field.slice(path.length + 1))
      : form.initial(field);
  };
  return <FormContext value={{ ...form, initial: initialOf }}>{children}</FormContext>;
}

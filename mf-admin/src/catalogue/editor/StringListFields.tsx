import { useEffect, useRef } from 'react';
import type { CheckedForm } from 'shared/forms';
import { TextField } from 'shared/forms';
import { Button, Icon, VisuallyHidden } from 'shared/ui';
import styles from './Editor.module.css';

interface StringListFieldsProps<Name extends string, Values extends Record<Name, string[]>> {
  form: CheckedForm<Values>;
  name: Name;
  /** The word for one entry, such as 'outcome'. */
  entry: string;
  count: number;
  onCount: (count: number) => void;
}

/** Inputs `name.0`, `name.1`, … with buttons to add and remove an entry. */
export function StringListFields<Name extends string, Values extends Record<Name, string[]>>({
  form,
  name,
  entry,
  count,
  onCount,
}: StringListFieldsProps<Name, Values>) {
  // The form library's types accept only the paths of one concrete form, but this component works with
  // any form. `useFieldArray` of the library supports only lists of objects; these are lists of strings.
  const { setValue, unregister } = form as unknown as {
    setValue: (path: string, value: unknown) => void;
    unregister: (path: string) => void;
  };

  const list = useRef<HTMLOListElement>(null);
  /** The index of the entry that gets the focus once the entry is rendered. */
  const next = useRef<number | null>(null);

  // `setFocus` of the form library acts later, so it could move the focus while the user types.
  useEffect(() => {
    if (next.current !== null) list.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = null;
  }, [count]);

  const add = () => {
    next.current = count;
    onCount(count + 1);
  };

  const remove = (index: number) => {
    const kept = form.values()[name].filter((_, other) => other !== index);
    unregister(`${name}.${count - 1}`);
    setValue(name, kept);
    // The only entry left has no remove button, so the focused button disappears.
    if (kept.length === 1) next.current = 0;
    onCount(kept.length);
  };

  return (
    <>
      <ol ref={list} role="list" className={styles.entries}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <TextField name={`${name}.${index}`} label={`${capitalized(entry)} ${index + 1}`} />
            {count > 1 && (
              <Button variant="icon" onClick={() => remove(index)}>
                <Icon name="close" size={18} />
                <VisuallyHidden>
                  Remove {entry} {index + 1}
                </VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button variant="secondary" size="small" className={styles.addEntry} onClick={add}>
        <Icon name="plus" size={18} />
        Add {entry}
      </Button>
    </>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { useEffect, useRef } from 'react';
import { RowFields, TextField, useRows, type CheckedForm } from 'shared/forms';
import { Button, Icon, VisuallyHidden } from 'shared/ui';
import styles from './Editor.module.css';

interface TextRowsProps {
  form: Pick<CheckedForm<object>, 'defaultOf' | 'recheck'>;
  /** The name of the list; its controls are `name.0`, `name.1`, … */
  name: string;
  /** The word for one entry, such as 'outcome'. */
  entry: string;
}

/** A list of texts, with buttons to add and remove one. */
export function TextRows({ form, name, entry }: TextRowsProps) {
  const { rows, add, remove } = useRows<string>(form, name);
  const list = useRef<HTMLOListElement>(null);
  /** The index of the entry that gets the focus once the entry is rendered. */
  const next = useRef<number | null>(null);

  useEffect(() => {
    if (next.current !== null) list.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = null;
  }, [rows]);

  return (
    <>
      <ol ref={list} role="list" className={styles.entries}>
        {rows.map(({ key, value }, index) => (
          <li key={key}>
            <RowFields path={`${name}.${index}`} value={value}>
              <TextField name={`${name}.${index}`} label={`${capitalized(entry)} ${index + 1}`} />
            </RowFields>
            {rows.length > 1 && (
              <Button
                variant="icon"
                onClick={() => {
                  // The only entry left has no remove button, so the focused button disappears.
                  if (rows.length === 2) next.current = 0;
                  remove(key);
                }}
              >
                <Icon name="close" size={18} />
                <VisuallyHidden>
                  Remove {entry} {index + 1}
                </VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        size="small"
        className={styles.addEntry}
        onClick={() => {
          next.current = rows.length;
          add('');
        }}
      >
        <Icon name="plus" size={18} />
        Add {entry}
      </Button>
    </>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

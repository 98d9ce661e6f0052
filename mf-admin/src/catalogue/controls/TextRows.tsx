import { useRef } from 'react';
import { FieldRow, TextField, type CheckedForm, type Name } from 'shared/forms';
import { RowFields, useRows } from 'shared/forms/rows';
import { inHindi } from 'shared/model/catalogue-changes';
import { valueAt } from 'shared/model/validation';
import { Button, Icon, VisuallyHidden } from 'shared/ui';
import styles from './Controls.module.css';

interface TextRowsProps {
  form: CheckedForm<Record<string, string[]>>;
  /** The name of the list, and that of the list of Hindi texts. */
  path: string;
  hindiPath: string;
  nameOf: (path: string) => Name<string>;
  /** The word for one item, such as 'outcome'. */
  item: string;
}

/** A list of texts, each with its Hindi one, and buttons to add and remove one. */
export function TextRows({ form, path: listPath, hindiPath, nameOf, item }: TextRowsProps) {
  const { rows, add, remove } = useRows(form, listPath);
  const hindiTexts = valueAt(form.defaults, hindiPath);
  const list = useRef<HTMLOListElement>(null);

  return (
    <>
      <ol ref={list} role="list" className={styles.entries}>
        {rows.map(({ key, value, path, name }, index) => {
          const hindi = nameOf(`${hindiPath}.${index}`);
          const label = `${capitalized(item)} ${index + 1}`;
          return (
            <li key={key}>
              <FieldRow>
                <RowFields path={path} value={value}>
                  <TextField name={name('')} label={label} />
                </RowFields>
                <RowFields path={hindi} value={valueAt(hindiTexts, String(key))}>
                  <TextField name={hindi} label={inHindi(label)} optional lang="hi" />
                </RowFields>
              </FieldRow>
              {rows.length > 1 && (
                <Button
                  variant="icon"
                  onClick={() => {
                    remove(key);
                    // The only item left has no remove button, so the focused button disappears.
                    if (rows.length === 2) list.current?.querySelector('input')?.focus();
                  }}
                >
                  <Icon name="close" size={18} />
                  <VisuallyHidden>
                    Remove {item} {index + 1}
                  </VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <Button variant="secondary" size="small" className={styles.addEntry} onClick={() => add('')}>
        <Icon name="plus" size={18} />
        Add {item}
      </Button>
    </>
  );
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

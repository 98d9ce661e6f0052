import { useRef, type ReactNode } from 'react';
import { HiddenField, type CheckedForm, type Name } from 'shared/forms';
import { RowFields, useRows } from 'shared/forms/rows';
import { Button, Icon, VisuallyHidden } from 'shared/ui';
import styles from './Controls.module.css';

interface ItemRowsProps<Values> {
  form: CheckedForm<Record<string, Values[]>>;
  /** The name of the list. */
  path: string;
  nameOf: (path: string) => Name<string>;
  /** The word for one item: 'module'. */
  item: string;
  /** What a new row starts with. */
  empty: Values;
  /** The fields of a row, and the place that it has in the stored list. */
  children: (path: string, stored: string) => ReactNode;
}

/** A list of items, with buttons to add, remove and move one. */
export function ItemRows<Values extends { row: string }>({
  form,
  path: list,
  nameOf,
  item,
  empty,
  children,
}: ItemRowsProps<Values>) {
  const { rows, add, remove, move } = useRows(form, list);
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      <ol role="list" className={styles.dates}>
        {rows.map(({ key, value, path }, index) => {
          const named = <VisuallyHidden>{`${item} ${index + 1}`}</VisuallyHidden>;
          const moveButton = (by: 1 | -1) => (
            <Button
              variant="quiet"
              size="small"
              aria-disabled={!rows[index + by]}
              onClick={({ currentTarget }) => {
                move(key, by);
                // The browser takes the focus from a row that changes its place.
                currentTarget.focus();
              }}
            >
              Move {by > 0 ? 'down' : 'up'} {named}
            </Button>
          );
          return (
            <li key={key}>
              <fieldset className={styles.date}>
                <legend>
                  {item} {index + 1}
                </legend>
                <RowFields path={path} value={value}>
                  <HiddenField name={nameOf(`${path}.row`)} />
                  {children(path, value.row)}
                </RowFields>
                <div className={styles.rowActions}>
                  {moveButton(-1)}
                  {moveButton(1)}
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => {
                      remove(key);
                      addButton.current?.focus();
                    }}
                  >
                    <Icon name="close" size={18} />
                    Remove {named}
                  </Button>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <div>
        <Button ref={addButton} variant="secondary" size="small" onClick={() => add(empty)}>
          <Icon name="plus" size={18} />
          Add {item}
        </Button>
      </div>
    </>
  );
}

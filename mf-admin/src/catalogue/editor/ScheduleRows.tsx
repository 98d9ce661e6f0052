import { useEffect, useRef, type ReactNode } from 'react';
import { FieldRow, RowFields, TextField, useRows, type CheckedForm } from 'shared/forms';
import { Button, Icon, VisuallyHidden } from 'shared/ui';
import styles from './Editor.module.css';
import { FieldGroup } from './FieldGroup';
import { NumberField } from './NumberField';
import rowStyles from './ScheduleRows.module.css';

interface ScheduleRowsProps<Values extends { id: string }> {
  form: Pick<CheckedForm<object>, 'defaultOf' | 'recheck'>;
  title: string;
  name: 'batches' | 'sessions';
  /** The word for one row, such as 'batch'. */
  entry: string;
  /** What a new row starts with. */
  empty: () => Values;
  /** The fields of one row; their names begin with the path. */
  children: (path: string) => ReactNode;
}

/** The batches of a course or the sessions of a webinar, with buttons to add and remove one. */
export function ScheduleRows<Values extends { id: string }>({
  form,
  title,
  name,
  entry,
  empty,
  children,
}: ScheduleRowsProps<Values>) {
  const { rows, add, remove } = useRows<Values>(form, name);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  /** Where the focus goes once the changed list is rendered. */
  const next = useRef<'last' | 'add' | null>(null);

  useEffect(() => {
    const input = list.current?.lastElementChild?.querySelector('input:not([type="hidden"])');
    if (next.current === 'last' && input instanceof HTMLElement) input.focus();
    if (next.current === 'add') addButton.current?.querySelector('button')?.focus();
    next.current = null;
  }, [rows]);

  return (
    <FieldGroup title={title}>
      <p className={styles.note}>
        Days and times are in Indian Standard Time. If you remove a {entry} that has buyers, you
        choose where they move before you publish.
      </p>
      <ol ref={list} role="list" className={rowStyles.entries}>
        {rows.map(({ key, value }, index) => (
          <li key={key}>
            <fieldset className={rowStyles.entry}>
              <legend>
                {entry} {index + 1}
              </legend>
              <input type="hidden" name={`${name}.${index}.id`} defaultValue={value.id} />
              <RowFields path={`${name}.${index}`} value={value}>
                {children(`${name}.${index}`)}
              </RowFields>
              <Button
                variant="secondary"
                size="small"
                className={styles.addEntry}
                onClick={() => {
                  next.current = 'add';
                  remove(key);
                }}
              >
                <Icon name="close" size={18} />
                Remove <VisuallyHidden>{`${entry} ${index + 1}`}</VisuallyHidden>
              </Button>
            </fieldset>
          </li>
        ))}
      </ol>
      <div ref={addButton}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            next.current = 'last';
            add(empty());
          }}
        >
          <Icon name="plus" size={18} />
          Add {entry}
        </Button>
      </div>
    </FieldGroup>
  );
}

/** The time and the seats of a batch or session. */
export const HourFields = ({ path }: { path: string }) => (
  <FieldRow>
    <TextField name={`${path}.time`} label="Time (IST)" type="time" />
    <NumberField name={`${path}.minutes`} label="Minutes" />
    <NumberField name={`${path}.seats`} label="Seats" />
  </FieldRow>
);

/** A link that only students see. */
export const LinkField = (props: { name: string; label: string }) => (
  <TextField
    {...props}
    type="url"
    inputMode="url"
    optional
    hint="Only its students see it. A saved link is not shown here: leave this empty to keep it."
  />
);

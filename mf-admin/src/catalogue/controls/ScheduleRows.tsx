import { useRef, type ReactNode } from 'react';
import { FieldRow, TextField, type Name, type NamesOf } from 'shared/forms';
import { RowFields, type Rows } from 'shared/forms/rows';
import { Button, Icon, VisuallyHidden } from 'shared/ui';
import styles from './Controls.module.css';
import { FieldGroup } from './FieldGroup';
import { NumberField } from './NumberField';

interface ScheduleRowsProps<Values> extends Rows<Values> {
  title: string;
  note?: string;
  /** The word for one row, such as 'batch'. */
  item: string;
  /** What a new row starts with. */
  empty: () => Values;
  /** The fields of one row. */
  children: (name: NamesOf<Values>) => ReactNode;
}

/** The batches of a course, the sessions of a webinar or the prices of one of them, with buttons to add and remove one. */
export function ScheduleRows<Values>({
  rows,
  add,
  remove,
  title,
  item,
  note = `Days and times are in Indian Standard Time. If you remove a ${item} that has buyers, you choose where they move before you publish.`,
  empty,
  children,
}: ScheduleRowsProps<Values>) {
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <FieldGroup title={title}>
      <p className={styles.note}>{note}</p>
      <ol role="list" className={styles.dates}>
        {rows.map(({ key, value, path, name }, index) => (
          <li key={key}>
            <fieldset className={styles.date}>
              <legend>
                {item} {index + 1}
              </legend>
              <RowFields path={path} value={value}>
                {children(name)}
              </RowFields>
              <Button
                variant="secondary"
                size="small"
                className={styles.addEntry}
                onClick={() => {
                  remove(key);
                  addButton.current?.focus();
                }}
              >
                <Icon name="close" size={18} />
                Remove <VisuallyHidden>{`${item} ${index + 1}`}</VisuallyHidden>
              </Button>
            </fieldset>
          </li>
        ))}
      </ol>
      <div>
        <Button ref={addButton} variant="secondary" size="small" onClick={() => add(empty())}>
          <Icon name="plus" size={18} />
          Add {item}
        </Button>
      </div>
    </FieldGroup>
  );
}

interface HourFieldsProps {
  name: (path: 'time' | 'minutes' | 'seats') => Name<string>;
}

/** The time and the seats of a batch or session. */
export const HourFields = ({ name }: HourFieldsProps) => (
  <FieldRow>
    <TextField name={name('time')} label="Time (IST)" type="time" />
    <NumberField name={name('minutes')} label="Minutes" />
    <NumberField name={name('seats')} label="Seats" />
  </FieldRow>
);

/** A link that only students see. */
export const LinkField = (props: { name: Name<string>; label: string }) => (
  <TextField
    {...props}
    type="url"
    inputMode="url"
    optional
    hint="Only its students see it. A saved link is not shown here: leave this empty to keep it."
  />
);

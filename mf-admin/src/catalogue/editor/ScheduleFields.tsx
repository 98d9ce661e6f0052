import { useEffect, useRef, type ReactNode } from 'react';
import { CheckboxField, DateField, FieldRow, TextField, type CheckedForm } from 'shared/forms';
import { Button, Icon, VisuallyHidden } from 'shared/ui';
import { FieldGroup } from './FieldGroup';
import listStyles from './Editor.module.css';
import styles from './ScheduleFields.module.css';
import {
  emptyBatch,
  emptySession,
  weekdays,
  type BatchValues,
  type SessionValues,
} from './schedule-values';

interface ScheduleFieldsProps<Values extends object> {
  form: CheckedForm<Values>;
  count: number;
  onCount: (count: number) => void;
}

/** The fields for the batches of a course; a course may have no batch. */
export function BatchFields<Values extends { batches: BatchValues[] }>(
  props: ScheduleFieldsProps<Values>,
) {
  return (
    <EntryFields {...props} title="Batches" name="batches" entry="batch" empty={emptyBatch}>
      {(path) => (
        <>
          <FieldRow>
            <DateField name={`${path}.day`} label="First day" required />
            <DateField name={`${path}.lastDay`} label="Last day" required />
          </FieldRow>
          <div role="group" aria-label="Weekdays" className={styles.weekdays}>
            {weekdays.map((day) => (
              <CheckboxField
                key={day}
                name={`${path}.weekdays.${day}`}
                label={day.charAt(0).toUpperCase() + day.slice(1)}
              />
            ))}
          </div>
          <HourFields path={path} />
          <FieldRow>
            <TextField name={`${path}.language`} label="Language" required />
            <LinkField name={`${path}.classLink`} label="Class link" />
            <LinkField name={`${path}.whatsappGroup`} label="WhatsApp group" />
          </FieldRow>
          <FieldRow>
            <CheckboxField name={`${path}.dropClassLink`} label="Take the stored class link away" />
            <CheckboxField
              name={`${path}.dropWhatsappGroup`}
              label="Take the stored WhatsApp group away"
            />
          </FieldRow>
        </>
      )}
    </EntryFields>
  );
}

/** The fields for the sessions of a webinar; a webinar may have no session. */
export function SessionFields<Values extends { sessions: SessionValues[] }>(
  props: ScheduleFieldsProps<Values>,
) {
  return (
    <EntryFields {...props} title="Sessions" name="sessions" entry="session" empty={emptySession}>
      {(path) => (
        <>
          <FieldRow>
            <DateField name={`${path}.day`} label="Day" required />
            <LinkField name={`${path}.classLink`} label="Class link" />
          </FieldRow>
          <CheckboxField name={`${path}.dropClassLink`} label="Take the stored class link away" />
          <HourFields path={path} />
        </>
      )}
    </EntryFields>
  );
}

const HourFields = ({ path }: { path: string }) => (
  <FieldRow>
    <TextField name={`${path}.time`} label="Time (IST)" type="time" required />
    <TextField name={`${path}.minutes`} label="Minutes" type="number" min={15} max={600} required />
    <TextField name={`${path}.seats`} label="Seats" type="number" min={1} required />
  </FieldRow>
);

const LinkField = (props: { name: string; label: string }) => (
  <TextField
    {...props}
    type="url"
    inputMode="url"
    optional
    hint="Only its students see it. A saved link is not shown here: leave this empty to keep it."
  />
);

interface EntryFieldsProps<Values extends object> extends ScheduleFieldsProps<Values> {
  title: string;
  name: 'batches' | 'sessions';
  /** The word for one entry, such as 'batch'. */
  entry: string;
  empty: () => object;
  /** The controls of one entry; their names start with the path. */
  children: (path: string) => ReactNode;
}

function EntryFields<Values extends object>({
  form,
  count,
  onCount,
  title,
  name,
  entry,
  empty,
  children,
}: EntryFieldsProps<Values>) {
  // The form library's types accept only the paths of one concrete form; this component works with two.
  const { setValue, values, unregister } = form as unknown as {
    setValue: (path: string, value: unknown) => void;
    values: () => Record<string, unknown[]>;
    unregister: (path: string) => void;
  };
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  /** Where the focus goes once the changed list is rendered. */
  const next = useRef<'last' | 'add' | null>(null);

  useEffect(() => {
    if (next.current === 'last') list.current?.lastElementChild?.querySelector('input')?.focus();
    if (next.current === 'add') addButton.current?.querySelector('button')?.focus();
    next.current = null;
  }, [count]);

  const add = () => {
    next.current = 'last';
    setValue(`${name}.${count}`, empty());
    onCount(count + 1);
  };

  const remove = (index: number) => {
    const kept = values()[name]!.filter((_, other) => other !== index);
    next.current = 'add';
    unregister(`${name}.${count - 1}`);
    setValue(name, kept);
    onCount(kept.length);
  };

  return (
    <FieldGroup title={title}>
      <p className={listStyles.note}>
        Days and times are in Indian Standard Time. If you remove a {entry}, its buyers see a note
        that the date will come by WhatsApp.
      </p>
      <ol ref={list} role="list" className={styles.entries}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <fieldset className={styles.entry}>
              <legend>
                {entry} {index + 1}
              </legend>
              {children(`${name}.${index}`)}
              <Button
                variant="secondary"
                size="small"
                className={listStyles.addEntry}
                onClick={() => remove(index)}
              >
                <Icon name="close" size={18} />
                Remove <VisuallyHidden>{`${entry} ${index + 1}`}</VisuallyHidden>
              </Button>
            </fieldset>
          </li>
        ))}
      </ol>
      <div ref={addButton}>
        <Button variant="secondary" size="small" onClick={add}>
          <Icon name="plus" size={18} />
          Add {entry}
        </Button>
      </div>
    </FieldGroup>
  );
}

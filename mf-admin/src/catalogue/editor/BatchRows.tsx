import { CheckboxField, DateField, FieldRow, TextField, type CheckedForm } from 'shared/forms';
import { HourFields, LinkField, ScheduleRows } from './ScheduleRows';
import styles from './ScheduleRows.module.css';
import { emptyBatch, weekdays } from './schedule-values';

interface BatchRowsProps {
  form: Pick<CheckedForm<object>, 'defaultOf' | 'recheck'>;
}

/** The batches of a course; a course may have none. */
export function BatchRows(props: BatchRowsProps) {
  return (
    <ScheduleRows {...props} title="Batches" name="batches" entry="batch" empty={emptyBatch}>
      {(path) => (
        <>
          <FieldRow>
            <DateField name={`${path}.day`} label="First day" />
            <DateField name={`${path}.lastDay`} label="Last day" />
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
            <TextField name={`${path}.language`} label="Language" />
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
    </ScheduleRows>
  );
}

import {
  CheckboxField,
  DateField,
  FieldRow,
  TextField,
  HiddenField,
  type CheckedForm,
} from 'shared/forms';
import { useRows } from 'shared/forms/rows';
import styles from './Controls.module.css';
import { HourFields, LinkField, ScheduleRows } from './ScheduleRows';
import { emptyBatch, weekdays, type BatchValues } from './schedule-values';

/** The batches of a course; a course may have none. */
export function BatchRows({ form }: { form: CheckedForm<{ batches: BatchValues[] }> }) {
  return (
    <ScheduleRows
      {...useRows(form, 'batches')}
      title="Batches"
      item="batch"
      empty={() => emptyBatch(form.values().batches.at(-1))}
    >
      {(name) => (
        <>
          <HiddenField name={name('id')} />
          <HiddenField name={name('cancelled')} />
          <FieldRow>
            <DateField name={name('day')} label="First day" />
            <DateField name={name('lastDay')} label="Last day" />
          </FieldRow>
          <div role="group" aria-label="Weekdays" className={styles.weekdays}>
            {weekdays.map((day) => (
              <CheckboxField
                key={day}
                name={name(`weekdays.${day}`)}
                label={day.charAt(0).toUpperCase() + day.slice(1)}
              />
            ))}
          </div>
          <HourFields name={name} />
          <FieldRow>
            <TextField name={name('language')} label="Language" />
            <LinkField name={name('classLink')} label="Class link" />
            <LinkField name={name('whatsappGroup')} label="WhatsApp group" />
          </FieldRow>
          <FieldRow>
            <CheckboxField name={name('dropClassLink')} label="Take the stored class link away" />
            <CheckboxField
              name={name('dropWhatsappGroup')}
              label="Take the stored WhatsApp group away"
            />
          </FieldRow>
        </>
      )}
    </ScheduleRows>
  );
}

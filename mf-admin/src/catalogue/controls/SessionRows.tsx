import { CheckboxField, DateField, FieldRow, HiddenField, type CheckedForm } from 'shared/forms';
import { useRows } from 'shared/forms/rows';
import { HourFields, LinkField, ScheduleRows } from './ScheduleRows';
import { emptySession, type SessionValues } from './schedule-values';

/** The sessions of a webinar; a webinar may have none. */
export function SessionRows({ form }: { form: CheckedForm<{ sessions: SessionValues[] }> }) {
  return (
    <ScheduleRows
      {...useRows(form, 'sessions')}
      title="Sessions"
      item="session"
      empty={emptySession}
    >
      {(name) => (
        <>
          <HiddenField name={name('id')} />
          <FieldRow>
            <DateField name={name('day')} label="Day" />
            <LinkField name={name('classLink')} label="Class link" />
          </FieldRow>
          <CheckboxField name={name('dropClassLink')} label="Take the stored class link away" />
          <HourFields name={name} />
          <CheckboxField name={name('cancelled')} label="It does not take place" />
        </>
      )}
    </ScheduleRows>
  );
}

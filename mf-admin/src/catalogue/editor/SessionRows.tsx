import { CheckboxField, DateField, FieldRow, type CheckedForm } from 'shared/forms';
import { HourFields, LinkField, ScheduleRows } from './ScheduleRows';
import { emptySession } from './schedule-values';

interface SessionRowsProps {
  form: Pick<CheckedForm<object>, 'defaultOf' | 'recheck'>;
}

/** The sessions of a webinar; a webinar may have none. */
export function SessionRows(props: SessionRowsProps) {
  return (
    <ScheduleRows {...props} title="Sessions" name="sessions" entry="session" empty={emptySession}>
      {(path) => (
        <>
          <FieldRow>
            <DateField name={`${path}.day`} label="Day" />
            <LinkField name={`${path}.classLink`} label="Class link" />
          </FieldRow>
          <CheckboxField name={`${path}.dropClassLink`} label="Take the stored class link away" />
          <HourFields path={path} />
          <CheckboxField name={`${path}.cancelled`} label="It does not take place" />
        </>
      )}
    </ScheduleRows>
  );
}

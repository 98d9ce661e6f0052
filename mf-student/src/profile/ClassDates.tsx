import { useId, useState } from 'react';
import { toast } from 'shared/toast';
import { Actions, Button, buttonClass, Card, Loading, Skeleton } from 'shared/ui';
import { NotLoaded } from '../failures/NotLoaded';
import styles from './ClassDates.module.css';
import {
  useStudentNewCalendarAddressMutation,
  useStudentRemindersQuery,
  useStudentSetRemindersMutation,
} from './profile-endpoints';
import { tellFailure } from '../failures/tell-failure';

/** Under the profile: how the dates of classes reach the student. */
export function ClassDates() {
  const [open, setOpen] = useState(false);
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>Dates of your classes</h2>
      <p>Reminders by e-mail, and your classes in the calendar of your phone.</p>
      <div>
        <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          Reminders and calendar
        </Button>
      </div>
      {open && <Choices />}
    </Card>
  );
}

/** A browser does not say whether a calendar program took the address. */
function tellOtherWay() {
  toast('If no calendar opened, copy the address into your calendar program.');
}

function Choices() {
  const { data, isLoading, refetch } = useStudentRemindersQuery();
  const [setReminders, { isLoading: isSaving }] = useStudentSetRemindersMutation();
  const [renew, { isLoading: isRenewing }] = useStudentNewCalendarAddressMutation();
  const checkboxId = useId();

  if (isLoading) {
    return (
      <Loading label="Loading your choices…">
        <Skeleton shape="row" count={2} />
      </Loading>
    );
  }
  if (!data) {
    return <NotLoaded onRetry={() => void refetch()}>Your choices could not be loaded.</NotLoaded>;
  }

  const choose = async (wanted: boolean) => {
    const result = await setReminders(wanted);
    if (result.error) tellFailure(result.error);
    else toast(wanted ? 'Reminders are on.' : 'Reminders are off.', { variant: 'success' });
    await refetch();
  };
  const newAddress = async () => {
    const result = await renew();
    if (result.error) tellFailure(result.error);
    else toast('The calendar has a new address.', { variant: 'success' });
    await refetch();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(data.calendar_url);
      toast('The address is copied.', { variant: 'success' });
    } catch {
      toast('The browser did not allow to copy it: please copy it from the page.', {
        variant: 'info',
      });
    }
  };

  return (
    <div className={styles.choices}>
      <div className={styles.reminders}>
        <input
          id={checkboxId}
          type="checkbox"
          checked={data.reminders}
          disabled={isSaving}
          onChange={(event) => void choose(event.target.checked)}
        />
        <label htmlFor={checkboxId}>
          E-mail me a day and an hour before a webinar or the first class of a batch
        </label>
      </div>
      <div className={styles.calendar}>
        <h3 className={styles.subheading}>Your calendar</h3>
        <p className={styles.hint}>
          A calendar program that subscribes to this address shows your classes and their changes.
          Whoever knows the address sees them too: keep it to yourself.
        </p>
        <code className={styles.address}>{data.calendar_url}</code>
        <Actions>
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={data.calendar_url.replace(/^https?:/, 'webcal:')}
            onClick={tellOtherWay}
          >
            Open in calendar
          </a>
          <Button variant="secondary" onClick={() => void copy()}>
            Copy address
          </Button>
          <Button variant="quiet" busy={isRenewing} onClick={() => void newAddress()}>
            Make a new address
          </Button>
        </Actions>
      </div>
    </div>
  );
}

import { useId } from 'react';
import { showFailure, useCall } from 'shared/calls';
import { copyText } from 'shared/actions';
import { calendarMessages, studentMessages } from 'shared/model/messages';
import type { MeetingReminders } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Actions, Button, buttonClass, Skeleton, Tick } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { ProfileCard } from './ProfileCard';
import { meetingDatesTexts as texts } from './texts';
import styles from './ClassDates.module.css';
import {
  newCalendarAddressCall,
  setRemindersCall,
  useStudentRemindersQuery,
} from './profile-endpoints';

/** The section of the profile page for reminders and the calendar. */
export const MeetingDates = () => (
  <ProfileCard
    heading={texts.heading}
    lead={texts.lead}
    parts={{ [texts.open]: () => <Choices /> }}
  />
);

function Choices() {
  return (
    <Loaded
      result={useStudentRemindersQuery()}
      loading={texts.loading}
      skeleton={<Skeleton shape="row" count={2} />}
      failure={texts.failure}
    >
      {(settings) => <Settings {...settings} />}
    </Loaded>
  );
}

function Settings({ reminders, calendar_url }: MeetingReminders) {
  const [setReminders, isSaving] = useCall(setRemindersCall);
  const [renew, isRenewing] = useCall(newCalendarAddressCall);
  const checkboxId = useId();

  const choose = async (wanted: boolean) => {
    const result = await setReminders({ reminders: wanted });
    if (result.error) showFailure(result.error, studentMessages.failure);
    else {
      const { remindersOn, remindersOff } = calendarMessages;
      toast(wanted ? remindersOn : remindersOff, { variant: 'success' });
    }
  };
  const newAddress = async () => {
    const result = await renew();
    if (result.error) showFailure(result.error, studentMessages.failure);
    else toast(calendarMessages.renewed, { variant: 'success' });
  };
  return (
    <div className={styles.choices}>
      <div className={styles.reminders}>
        <Tick
          id={checkboxId}
          checked={reminders}
          disabled={isSaving}
          onTick={(wanted) => void choose(wanted)}
        />
        <label htmlFor={checkboxId}>{texts.emailMe}</label>
      </div>
      <div className={styles.calendar}>
        <h3 className={styles.subheading}>{texts.calendar}</h3>
        <p className={styles.hint}>{texts.subscribe}</p>
        <code className={styles.address}>{calendar_url}</code>
        <Actions>
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={calendar_url.replace(/^https?:/, 'webcal:')}
            onClick={() => toast(calendarMessages.opened)}
          >
            {texts.openCalendar}
          </a>
          <Button variant="secondary" onClick={() => void copyText(calendar_url, calendarMessages)}>
            {texts.copyAddress}
          </Button>
          <Button variant="quiet" busy={isRenewing} onClick={() => void newAddress()}>
            {texts.newAddress}
          </Button>
        </Actions>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api } from 'shared/api';
import { paths } from 'shared/paths';
import { Button, buttonClass, Card, focusPageHeading, PageHeading } from 'shared/ui';
import { tellFailure } from '../failures/tell-failure';
import styles from './StopRemindersPage.module.css';

const { useStudentStopRemindersMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    studentStopReminders: build.mutation<unknown, string>({
      query: (token) => ({ url: `/reminders/stop/${encodeURIComponent(token)}`, method: 'POST' }),
    }),
  }),
});

/**
 * Where the link of a reminder leads. A press stops the e-mails: programs that look at links before
 * the reader does must not.
 */
function StopRemindersPage() {
  const { token = '' } = useParams();
  const [stop, { isLoading }] = useStudentStopRemindersMutation();
  const [isStopped, setIsStopped] = useState(false);

  const press = async () => {
    const result = await stop(token);
    if (result.error) {
      tellFailure(result.error);
      return;
    }
    setIsStopped(true);
    focusPageHeading();
  };

  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <PageHeading>{isStopped ? 'No more reminders' : 'Reminders of your classes'}</PageHeading>
        {isStopped ? (
          <>
            <p>
              You get no more e-mails before a class. Your profile in the dashboard switches them on
              again.
            </p>
            <p>
              <Link to={paths.home()} className={buttonClass()}>
                Go to home
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>We e-mail you a day and an hour before a webinar or the first class of a batch.</p>
            <p>
              <Button busy={isLoading} onClick={() => void press()}>
                Stop reminders
              </Button>
            </p>
          </>
        )}
      </Card>
    </div>
  );
}

export { StopRemindersPage as Component };

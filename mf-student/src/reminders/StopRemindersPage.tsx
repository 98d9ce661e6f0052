import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api } from 'shared/api';
import { paths } from 'shared/model/paths';
import { Button, buttonClass, Card, focusPageHeading, PageHeading } from 'shared/ui';
import { showFailure } from '../failures/show-failure';
import styles from './StopRemindersPage.module.css';

const { useStudentStopRemindersMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    studentStopReminders: build.mutation<unknown, string>({
      query: (token) => ({ url: `/reminders/stop/${encodeURIComponent(token)}`, method: 'POST' }),
    }),
  }),
});

/**
 * The page that the link in a reminder opens. Only a click on its button stops the e-mails, because
 * some programs open the links of an e-mail before the reader does.
 */
function StopRemindersPage() {
  const { token = '' } = useParams();
  const [stop, { isLoading }] = useStudentStopRemindersMutation();
  const [isStopped, setIsStopped] = useState(false);

  const press = async () => {
    const result = await stop(token);
    if (result.error) {
      showFailure(result.error);
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
              You will get no more e-mails before a class. You can turn them on again in your
              profile in the dashboard.
            </p>
            <p>
              <Link to={paths.home()} className={buttonClass()}>
                Go to home
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>
              We e-mail you one day and one hour before a webinar or the first class of a batch.
            </p>
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

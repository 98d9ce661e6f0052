import { formatDateTime } from '../model/format';
import { signInMessages, studentMessages } from '../model/messages';
import { readFailure, useCall } from 'shared/calls';
import { toast } from 'shared/toast';
import { Button, Skeleton } from 'shared/ui';
import { Loaded } from '../ui/lists';
import styles from './Devices.module.css';
import { texts } from './texts';
import { endOwnLoginCall, useOwnLoginsQuery } from './own-sign-in-endpoints';

/** The devices on which the user is signed in, with a button to sign out each of the others. */
export function Devices() {
  const [end, isEnding] = useCall(endOwnLoginCall);

  const signOut = async (id: number) => {
    const { error } = await end(id);
    const failure = readFailure(error);
    if (error) toast(failure.message ?? studentMessages.failure, { variant: 'error' });
    else toast(signInMessages.deviceEnded, { variant: 'success' });
  };

  return (
    <Loaded
      result={useOwnLoginsQuery()}
      loading={texts.loadingDevices}
      skeleton={<Skeleton shape="row" count={2} />}
      failure={texts.devicesFailure}
    >
      {(logins) => (
        <ul role="list" className={styles.devices}>
          {logins.map(({ id, browser, used_at, started_at, current }) => (
            <li key={id} className={styles.device}>
              <div>
                <strong>{browser}</strong>
                {current && ` ${texts.thisDevice}`}
                <p className={styles.times}>
                  {texts.signedIn(formatDateTime(started_at), formatDateTime(used_at))}
                </p>
              </div>
              {!current && (
                <Button
                  variant="secondary"
                  aria-label={texts.endOf(browser, formatDateTime(started_at))}
                  disabled={isEnding}
                  onClick={() => void signOut(id)}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

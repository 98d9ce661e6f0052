import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { send, showFailure, useCall } from 'shared/calls';
import { studentMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { Button, buttonClass, Card, focusPageHeading, PageHeading } from 'shared/ui';
import styles from './StopPage.module.css';
import { texts } from './texts';

const stopCall = ({ call, token }: { call: string; token: string }) =>
  send({ name: 'studentStop', url: `${call}/${encodeURIComponent(token)}`, method: 'POST' });

interface StopPageProps {
  heading: string;
  /** What comes until it is stopped. */
  text: string;
  /** The text of the button. */
  stop: string;
  stoppedHeading: string;
  stoppedText: string;
  /** The path of the call without its token. */
  call: string;
}

/**
 * The page that the link in a message opens. Only a click on its button stops the messages, because
 * some programs open the links of an e-mail before the reader does.
 */
export function StopPage({ heading, text, stop, call, ...stopped }: StopPageProps) {
  const { token = '' } = useParams();
  const [stopNow, isLoading] = useCall(stopCall);
  const [isStopped, setIsStopped] = useState(false);

  const press = async () => {
    const result = await stopNow({ call, token });
    if (result.error) {
      showFailure(result.error, studentMessages.failure);
      return;
    }
    setIsStopped(true);
    focusPageHeading();
  };

  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <PageHeading>{isStopped ? stopped.stoppedHeading : heading}</PageHeading>
        {isStopped ? (
          <>
            <p>{stopped.stoppedText}</p>
            <p>
              <Link to={paths.home()} className={buttonClass()}>
                {texts.toHome}
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>{text}</p>
            <p>
              <Button busy={isLoading} onClick={() => void press()}>
                {stop}
              </Button>
            </p>
          </>
        )}
      </Card>
    </div>
  );
}

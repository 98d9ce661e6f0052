import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { send, showFailure, useCall } from 'shared/calls';
import { studentMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { Button, buttonClass, Card, focusPageHeading, PageHeading } from 'shared/ui';
import styles from './StopPage.module.css';
import { texts as common } from './texts';

const stopCall = ({ call, token }: { call: string; token: string }) =>
  send({ name: 'studentStop', url: `${call}/${encodeURIComponent(token)}`, method: 'POST' });

interface StopPageProps {
  texts: {
    heading: string;
    /** What comes until it is stopped. */
    text: string;
    /** Of the button. */
    stop: string;
    stoppedHeading: string;
    stoppedText: string;
  };
  /** The path of the call without its token. */
  call: string;
  /** What comes next; by default, the home page. */
  after?: { to: string; label: string };
}

/**
 * The page that the link in a message opens. Only a click on its button stops the messages, because
 * some programs open the links of an e-mail before the reader does.
 */
export function StopPage({
  texts,
  call,
  after = { to: paths.home(), label: common.toHome },
}: StopPageProps) {
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
        <PageHeading>{isStopped ? texts.stoppedHeading : texts.heading}</PageHeading>
        {isStopped ? (
          <>
            <p>{texts.stoppedText}</p>
            <p>
              <Link to={after.to} className={buttonClass()}>
                {after.label}
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>{texts.text}</p>
            <p>
              <Button busy={isLoading} onClick={() => void press()}>
                {texts.stop}
              </Button>
            </p>
          </>
        )}
      </Card>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readFailure, useCall } from 'shared/calls';
import { RESEND_SECONDS } from 'shared/model/constants';
import { formatClock } from 'shared/model/format';
import { otpMessages } from 'shared/model/messages';
import { readAccountState } from 'shared/page';
import { tabStorage } from 'shared/store';
import { toast } from 'shared/toast';
import { Button, VisuallyHidden } from 'shared/ui';
import { useClock } from 'shared/ui/showcase';
import { resendCodeCall } from '../auth-endpoints';
import { codeFormTexts as texts } from './texts';
import styles from './CodeForm.module.css';
import type { CodeBoxes } from './use-code-boxes';

const TOO_MANY_REQUESTS = 429;

interface ResendCodeProps {
  email: string;
  channel?: 'sms';
  boxes: CodeBoxes;
}

/** Shows the remaining wait, then the button that requests another code. */
export function ResendCode({ email, channel, boxes }: ResendCodeProps) {
  const [resendCode, isLoading] = useCall(resendCodeCall);
  const location = useLocation();
  const { secondsLeft, startWait } = useResendWait(
    ['resend', channel ?? 'email', email].join(' '),
    // It survives a reload; it is new after a navigation from the page that sent another code.
    readAccountState(location.state).codeNotSent ? null : location.key,
  );

  const resend = async () => {
    if (isLoading) return;
    const { error } = await resendCode({ email, channel });
    if (!error) {
      toast(otpMessages.resent, { variant: 'success' });
      startWait();
      boxes.clear();
      return;
    }
    toast(readFailure(error).message ?? otpMessages.resendFailure, { variant: 'error' });
    if (error.status === TOO_MANY_REQUESTS && error.retryAfter !== null) {
      startWait(error.retryAfter);
      boxes.focusFirst();
    }
  };

  return (
    <div className={styles.resend}>
      {secondsLeft > 0 ? (
        <p>
          {texts.wait(
            <span role="timer" className="tabular">
              {formatClock(secondsLeft)}
            </span>,
          )}
        </p>
      ) : (
        // A disabled button would lose the focus, so the button stays enabled while sending.
        <Button variant="quiet" onClick={resend}>
          {isLoading ? texts.sending : otpMessages.resend}
        </Button>
      )}
      <VisuallyHidden>
        {/* Changes only once a minute, so that screen readers can announce it. */}
        <span role="status">
          {secondsLeft === 0 ? texts.waitIsOver : texts.waitInWords(Math.ceil(secondsLeft / 60))}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/**
 * Counts the seconds until another code can be requested, by a clock that nobody can set. The end of the
 * wait is stored for this tab: a reload of the page at `place` does not restart the wait. A page that no code was
 * sent for has no place; what is left there is that of the last page with this `name`.
 */
function useResendWait(name: string, place: string | null) {
  const ownName = place === null ? name : `${name} ${place}`;
  const firstWait = place === null ? 0 : RESEND_SECONDS;
  const [end, setEnd] = useState(() => secondsFromNow(storedSeconds(ownName) ?? firstWait));
  const left = () => Math.max(0, Math.ceil((end - performance.now()) / 1000));
  const secondsLeft = useClock(left, left, end);

  useEffect(() => {
    const seconds = Math.max(0, (end - performance.now()) / 1000);
    const wait = `${Date.now() + seconds * 1000} ${seconds}`;
    for (const key of [name, ownName]) tabStorage.setItem(key, wait);
    // Again each second, with what is left then.
  }, [name, ownName, end, secondsLeft]);

  return {
    secondsLeft,
    startWait: (seconds = RESEND_SECONDS) => setEnd(secondsFromNow(seconds)),
  };
}

function secondsFromNow(seconds: number): number {
  return performance.now() + seconds * 1000;
}

/**
 * What is left of a wait that was stored before a reload; null if there is none. It is never more than
 * was left then, in case somebody has set the clock back.
 */
function storedSeconds(key: string): number | null {
  const [end = NaN, seconds = NaN] = (tabStorage.getItem(key) ?? '').split(' ').map(Number);
  const left = Math.min(Math.max(0, (end - Date.now()) / 1000), seconds);
  return Number.isFinite(left) ? left : null;
}

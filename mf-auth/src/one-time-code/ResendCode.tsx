import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readFailure } from 'shared/answers';
import { useCall } from 'shared/calls';
import { COUNTDOWN_TICK, RESEND_SECONDS } from 'shared/constants';
import { formatClock } from 'shared/format';
import { otpMessages } from 'shared/messages';
import { readAccountState } from 'shared/navigation-state';
import { toast } from 'shared/toast';
import { Button, VisuallyHidden } from 'shared/ui';
import { resendCodeCall } from '../auth-endpoints';
import styles from './CodeForm.module.css';
import type { CodeBoxes } from './use-code-boxes';

interface ResendCodeProps {
  email: string;
  channel?: 'sms';
  boxes: CodeBoxes;
}

/** The wait for another code, then the button that asks for it. */
export function ResendCode({ email, channel, boxes }: ResendCodeProps) {
  const [resendCode, isLoading] = useCall(resendCodeCall);
  // The key stays through a reload and is new when another code was sent on the page before.
  const location = useLocation();
  const { secondsLeft, startWait } = useResendWait(
    ['resend', channel ?? 'email', email, location.key].join(' '),
    readAccountState(location.state).nothingSent ? 0 : RESEND_SECONDS,
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
    if ('retryAfter' in error && typeof error.retryAfter === 'number') {
      startWait(error.retryAfter);
      boxes.focusFirst();
    }
  };

  return (
    <div className={styles.resend}>
      {secondsLeft > 0 ? (
        <p>
          You can ask for a new code in{' '}
          <span role="timer" className="tabular">
            {formatClock(secondsLeft)}
          </span>
        </p>
      ) : (
        // A disabled button would lose the focus, so it stays enabled while it sends.
        <Button variant="quiet" onClick={resend}>
          {isLoading ? 'Sending…' : otpMessages.resend}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{waitInWords(secondsLeft)}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Changes once a minute, so that it can be announced. */
function waitInWords(seconds: number): string {
  if (seconds === 0) return 'You can ask for a new code now.';
  const minutes = Math.ceil(seconds / 60);
  return `A new code can be asked for within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/**
 * Counts the seconds until another code can be asked for. The end of the wait is kept under `key`
 * for this tab, so that a reload of the page does not start it anew.
 */
function useResendWait(key: string, firstWait: number) {
  const [end, setEnd] = useState(() => storedEnd(key) ?? secondsFromNow(firstWait));
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= end;

  useEffect(() => {
    sessionStorage.setItem(key, String(end));
  }, [key, end]);

  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNow(Date.now()), COUNTDOWN_TICK);
    return () => clearInterval(ticking);
  }, [isOver, end]);

  return {
    secondsLeft: Math.max(0, Math.ceil((end - now) / 1000)),
    startWait: (seconds = RESEND_SECONDS) => {
      setNow(Date.now());
      setEnd(secondsFromNow(seconds));
    },
  };
}

function secondsFromNow(seconds: number): number {
  return Date.now() + seconds * 1000;
}

function storedEnd(key: string): number | null {
  return Number(sessionStorage.getItem(key)) || null;
}

import { useLocation } from 'react-router-dom';
import { readFailure } from 'shared/api';
import { RESEND_SECONDS } from 'shared/constants';
import { formatClock } from 'shared/format';
import { otpMessages } from 'shared/messages';
import { toast } from 'shared/toast';
import { Button, VisuallyHidden } from 'shared/ui';
import styles from './CodeForm.module.css';
import { useResendCodeMutation } from './one-time-code-endpoints';
import type { CodeBoxes } from './use-code-boxes';
import { useResendWait } from './use-resend-wait';

interface ResendCodeProps {
  email: string;
  channel?: 'sms';
  boxes: CodeBoxes;
}

/** The wait for another code, then the button that asks for it. */
export function ResendCode({ email, channel, boxes }: ResendCodeProps) {
  const [resendCode, { isLoading }] = useResendCodeMutation();
  // The key stays through a reload and is new when another code was sent on the page before.
  const { key, state } = useLocation();
  const { secondsLeft, startWait } = useResendWait(
    ['resend', channel ?? 'email', email, key].join(' '),
    (state as { nothingSent?: boolean } | null)?.nothingSent ? 0 : RESEND_SECONDS,
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
        // Not disabled while it works: it would lose the focus.
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

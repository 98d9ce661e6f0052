import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { OTP_LENGTH } from 'shared/model/constants';
import { otpMessages } from 'shared/model/messages';
import { dismissToast, toast, type ToastKey } from 'shared/toast';
import { Button } from 'shared/ui';
import { codeFormTexts as texts } from './texts';
import styles from './CodeForm.module.css';
import { ResendCode } from './ResendCode';
import { useCodeBoxes } from './use-code-boxes';

interface CodeFormProps {
  email: string;
  /** How the code was sent; the reset flow names no channel. */
  channel?: 'sms';
  /** Checks the six digits. Returns the reason of a refusal, or `null` if they are accepted. */
  onCode: (otp: string) => Promise<string | null>;
  /** The code was accepted and the next page is about to open. */
  isLeaving?: boolean;
}

/** Six boxes for a one-time code, and a button that requests another code after a wait. */
export function CodeForm({ email, channel, onCode, isLeaving = false }: CodeFormProps) {
  const boxes = useCodeBoxes();
  const [wasIncomplete, setIncomplete] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const errors = useRef<ToastKey[]>([]);
  const noteId = useId();
  const isIncomplete = boxes.text.length < OTP_LENGTH;
  const error = wasIncomplete && isIncomplete ? otpMessages.incomplete : null;

  useWebOtp(channel === 'sms', boxes.fill);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isChecking || isLeaving) return;
    setIncomplete(isIncomplete);
    if (isIncomplete) {
      showError(otpMessages.incomplete);
      boxes.focusFirstEmpty();
      return;
    }
    setChecking(true);
    const refusal = await onCode(boxes.text);
    setChecking(false);
    if (refusal !== null) {
      showError(refusal);
      boxes.clear();
      return;
    }
    // The errors of earlier attempts no longer apply.
    errors.current.forEach(dismissToast);
  };

  const showError = (text: string) => errors.current.push(toast(text, { variant: 'error' }));

  return (
    <>
      <form aria-label={texts.form} method="post" noValidate onSubmit={submit}>
        <fieldset className={styles.boxes} aria-describedby={noteId}>
          <legend className={styles.legend}>{texts.boxes}</legend>
          {Array.from({ length: OTP_LENGTH }, (_, index) => (
            <input
              key={index}
              {...boxes.boxProps(index)}
              name={`digit${index + 1}`}
              aria-label={texts.digit(index + 1)}
              aria-invalid={error ? true : undefined}
              aria-required
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              inputMode="numeric"
              pattern="[0-9]"
              maxLength={1}
              className={styles.box}
            />
          ))}
        </fieldset>
        <p id={noteId} className={error ? styles.error : styles.note}>
          {error ?? texts.allRequired}
        </p>
        <Button type="submit" wide busy={isChecking || isLeaving} className={styles.submit}>
          {isChecking ? texts.verifying : texts.verify}
        </Button>
      </form>
      <ResendCode email={email} channel={channel} boxes={boxes} />
    </>
  );
}

/** WebOTP is not in TypeScript's library yet. */
interface CodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** Fills in the code of an arriving SMS, in browsers that support WebOTP. */
function useWebOtp(isExpected: boolean, onCode: (code: string) => void): void {
  useEffect(() => {
    if (!isExpected || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        if (credential && 'code' in credential) onCode(String(credential.code));
      })
      // The visitor declined or left the page, or the request timed out: the code can still be typed.
      .catch(() => {});
    return () => waiting.abort();
  }, [isExpected, onCode]);
}

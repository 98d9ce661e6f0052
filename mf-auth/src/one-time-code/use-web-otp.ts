import { useEffect } from 'react';

/** WebOTP is not in TypeScript's library yet. */
interface CodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** Lets the phone hand over the code of an arriving SMS, where the browser can do that. */
export function useWebOtp(isExpected: boolean, onCode: (code: string) => void): void {
  useEffect(() => {
    if (!isExpected || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        if (credential && 'code' in credential) onCode(String(credential.code));
      })
      // Declined by the visitor, timed out or left: the code is typed then.
      .catch(() => {});
    return () => waiting.abort();
  }, [isExpected, onCode]);
}

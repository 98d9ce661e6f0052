import { useEffect } from 'react';
import { readFailure } from 'shared/api';
import { toast } from 'shared/toast';

/** For `validateStatus`: an answer that says `success: false` is a failed call, whatever its status. */
export function isAccepted(response: Response, body: { success?: boolean } | null): boolean {
  return response.ok && body?.success !== false;
}

/**
 * What to say of a failed report: the words of the server that refused, else `refused`; and
 * `failure` where the call itself failed. `null` where the session is over: the host tells that.
 */
function failureText(
  error: unknown,
  { failure, refused = failure }: { failure: string; refused?: string },
): string | null {
  const { status, message } = readFailure(error);
  if (status === 401) return null;
  const isRefusal = status !== null && status >= 200 && status < 300;
  return isRefusal ? (message ?? refused) : failure;
}

/** Raises the toast of each failed call once; every failure is a new error object. */
export function useFailureToast(error: unknown, texts: { failure: string; refused?: string }) {
  const { failure, refused } = texts;
  useEffect(() => {
    if (!error) return;
    const text = failureText(error, { failure, refused });
    if (text) toast(text, { variant: 'error' });
  }, [error, failure, refused]);
}

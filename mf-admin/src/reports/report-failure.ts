import { useEffect } from 'react';
import { readFailure } from 'shared/api';
import { toast } from 'shared/toast';

const isRefusal = (body: unknown) => (body as { success?: unknown } | null)?.success === false;

/** For `validateStatus`: one that says nothing or `success: false` failed, whatever its status. */
export function isAccepted(response: Response, body: unknown): boolean {
  return response.ok && body !== null && !isRefusal(body);
}

/**
 * What to say of a failed report: the words of the server that refused, else `refused`; and
 * `failure` where the call itself failed. `null` where the session is over: the host tells that.
 */
function failureText(
  error: unknown,
  { failure, refused = failure }: { failure: string; refused?: string },
): string | null {
  const { status, message, body } = readFailure(error);
  if (status === 401) return null;
  return isRefusal(body) ? (message ?? refused) : failure;
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

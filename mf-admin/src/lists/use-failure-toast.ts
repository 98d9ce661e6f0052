import { useEffect } from 'react';
import { readFailure } from 'shared/calls';
import { toast } from 'shared/toast';
import { isRefusal } from './report-response';

/**
 * The toast for a failed report: the server's message or `refused` if it answered with a refusal,
 * `failure` if the call failed. `null` for an expired login, which the host reports.
 */
function failureText(
  error: unknown,
  { failure, refused = failure }: { failure: string; refused?: string },
): string | null {
  const { status, message, body } = readFailure(error);
  if (status === 401) return null;
  return isRefusal(body) ? (message ?? refused) : failure;
}

/** Shows one toast for each failed call; every failure is a new error object. */
export function useFailureToast(error: unknown, texts: { failure: string; refused?: string }) {
  const { failure, refused } = texts;
  useEffect(() => {
    if (!error) return;
    const text = failureText(error, { failure, refused });
    if (text) toast(text, { variant: 'error' });
  }, [error, failure, refused]);
}

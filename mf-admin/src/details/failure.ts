import { firstFieldError, readFailure } from 'shared/calls';
import type { FormFailure } from 'shared/forms';
import { toast } from 'shared/toast';

/**
 * Why a call failed, for the form that made it: a toast with the server's reason, or else `otherwise`,
 * and the server's messages beside the fields.
 */
export function failureOf(error: unknown, otherwise = 'Something went wrong.') {
  const failure = readFailure(error);
  const reason = firstFieldError(failure) ?? failure.message ?? otherwise;
  // The host shows a message when the session has ended.
  const message = failure.status === 401 ? null : reason;
  return { message, errors: failure.errors } satisfies FormFailure;
}

/** Shows in a toast why a call without a form failed. */
export function showFailure(error: unknown): void {
  const { message } = failureOf(error);
  if (message) toast(message, { variant: 'error' });
}

import { firstFieldError, readFailure } from 'shared/calls';
import { adminMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';

/** Shows in a toast why a call without a form failed. */
export function showFailure(error: unknown): void {
  const failure = readFailure(error);
  const text = firstFieldError(failure) ?? failure.message ?? adminMessages.failure;
  // The host shows a message when the session has ended.
  if (failure.status !== 401) toast(text, { variant: 'error' });
}

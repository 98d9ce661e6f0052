import { firstFieldError, property, readFailure } from 'shared/calls';
import { toast } from 'shared/toast';

/** Shows in a toast why a call without a form failed. The host says it if the session has ended. */
export function showFailure(error: unknown): void {
  const failure = readFailure(error);
  const reason = firstFieldError(failure) ?? failure.message ?? 'Something went wrong.';
  if (!property(error, 'endedSession')) toast(reason, { variant: 'error' });
}

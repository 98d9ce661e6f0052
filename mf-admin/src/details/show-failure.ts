import { firstFieldError, readFailure, type ApiFailure } from 'shared/api';
import { toast } from 'shared/toast';

/** Shows in a toast why a request failed, and returns the failure for the fields of a form. */
export function showFailure(error: unknown): ApiFailure {
  const failure = readFailure(error);
  const text = firstFieldError(failure) ?? failure.message ?? 'Something went wrong.';
  // The host shows a message when the session has ended.
  if (failure.status !== 401) toast(text, { variant: 'error' });
  return failure;
}

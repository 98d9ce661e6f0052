import { firstFieldError, readFailure, type ApiFailure } from 'shared/api';
import { toast } from 'shared/toast';

/** Shows in a toast why a request failed: the server's message, or else `otherwise`. */
export function showFailure(error: unknown, otherwise = 'Something went wrong!'): ApiFailure {
  const failure = readFailure(error);
  const text = firstFieldError(failure) ?? failure.message ?? otherwise;
  toast(text, { variant: 'error' });
  return failure;
}

import { firstFieldError, readFailure, type ApiFailure } from 'shared/api';
import { toast } from 'shared/toast';

/** Tells why a call failed, in the server's words where it gave any. */
export function tellFailure(error: unknown, otherwise = 'Something went wrong!'): ApiFailure {
  const failure = readFailure(error);
  const text = firstFieldError(failure) ?? failure.message ?? otherwise;
  toast(text, { variant: 'error' });
  return failure;
}

import { firstFieldError, readFailure, type ApiFailure } from 'shared/api';
import { toast } from 'shared/toast';

/** Tells why a call failed, in the server's words where it gave any. */
export function tellFailure(error: unknown): ApiFailure {
  const failure = readFailure(error);
  const text = firstFieldError(failure) ?? failure.message ?? 'Something went wrong!';
  toast(text, { variant: 'error' });
  return failure;
}

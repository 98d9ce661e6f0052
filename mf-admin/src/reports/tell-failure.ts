import { firstFieldError, readFailure, type ApiFailure } from 'shared/api';
import { toast } from 'shared/toast';

/** Shows why a call was refused, and answers it, so that a form can show it beside its fields. */
export function tellFailure(error: unknown): ApiFailure {
  const failure = readFailure(error);
  const text = firstFieldError(failure) ?? failure.message ?? 'Something went wrong.';
  // The host tells of a session that has ended.
  if (failure.status !== 401) toast(text, { variant: 'error' });
  return failure;
}

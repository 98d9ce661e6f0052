import { valueAt } from '../model/validation';
import { toast } from 'shared/toast';
import { firstFieldError, readFailure } from './read-failure';
import { texts } from './texts';

/**
 * Why a call failed, in words: the server's reason, or else `otherwise`. `null` if the login has ended,
 * which the host says.
 */
export function failureText(
  error: unknown,
  otherwise: string = texts.somethingWentWrong,
): string | null {
  if (valueAt(error, 'endedLogin')) return null;
  const failure = readFailure(error);
  return firstFieldError(failure) ?? failure.message ?? otherwise;
}

/** Says in a toast why a call without a form failed; a form says it by itself. */
export function showFailure(error: unknown, otherwise?: string): void {
  const text = failureText(error, otherwise);
  if (text) toast(text, { variant: 'error' });
}

import { firstFieldError, readFailure } from 'shared/calls';
import { studentMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';

/** Shows in a toast why something outside a form failed: the server's message, or else `otherwise`. */
export function showFailure(error: unknown, otherwise: string = studentMessages.failure): void {
  const failure = readFailure(error);
  toast(firstFieldError(failure) ?? failure.message ?? otherwise, { variant: 'error' });
}

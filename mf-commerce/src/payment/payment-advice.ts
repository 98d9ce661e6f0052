import { firstFieldError, type ApiFailure } from 'shared/calls';
import { texts } from './texts';

/** Advice after a payment could not begin; `failure` is `null` if the response has no payment link. */
export function adviceAfter(failure: ApiFailure | null): string {
  if (failure?.status === null) return texts.unreachable;
  if (failure?.status === 429) {
    // The server's message says how long to wait.
    return failure.message ? texts.refused(failure.message) : texts.tooManyAttempts;
  }
  const buyerCanCorrect = failure !== null && failure.status >= 400 && failure.status < 500;
  const reason = buyerCanCorrect && (firstFieldError(failure) ?? failure.message);
  return reason ? texts.refused(reason) : texts.unknownReason;
}

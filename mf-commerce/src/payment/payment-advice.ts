import { firstFieldError, type ApiFailure } from 'shared/calls';
import { texts } from './texts';

/** Advice after a payment could not begin; `failure` is `null` if the response has no payment link. */
export function adviceAfter(failure: ApiFailure | null): string {
  const reassurance = texts.reassurance;
  if (failure?.status === null) return texts.unreachable(reassurance);
  if (failure?.status === 429) {
    // The server's message says how long to wait.
    return failure.message
      ? `${failure.message} ${reassurance}`
      : texts.tooManyAttempts(reassurance);
  }
  const buyerCanCorrect = failure !== null && failure.status >= 400 && failure.status < 500;
  const reason = buyerCanCorrect && (firstFieldError(failure) ?? failure.message);
  return reason ? `${reason} ${reassurance}` : texts.unknownReason(reassurance);
}

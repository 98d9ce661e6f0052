import { firstFieldError, type ApiFailure } from 'shared/calls';

const REASSURANCE = 'Nothing has been charged and your details are still here.';

/** Advice after a payment could not begin; `failure` is `null` if the response has no payment link. */
export function adviceAfter(failure: ApiFailure | null): string {
  if (failure?.status === null) {
    return `We could not reach the server. ${REASSURANCE} Check your connection, then press the button again: your order will not be placed twice.`;
  }
  if (failure?.status === 429) {
    // The server's message says how long to wait.
    return failure.message
      ? `${failure.message} ${REASSURANCE}`
      : `Too many attempts in a short time. ${REASSURANCE} Wait a minute, then press the button again.`;
  }
  const buyerCanCorrect = failure !== null && failure.status >= 400 && failure.status < 500;
  const reason = buyerCanCorrect && (firstFieldError(failure) ?? failure.message);
  return reason ? `${reason} ${REASSURANCE}` : `${REASSURANCE} Please try again in a moment.`;
}

import { firstFieldError, type ApiFailure } from 'shared/answers';

const REASSURANCE = 'Nothing has been charged and your details are still here.';

/** What to do after a payment could not begin; `null` is an answer without a payment link. */
export function adviceAfter(failure: ApiFailure | null): string {
  if (failure?.status === null) {
    return `We could not reach the server. ${REASSURANCE} Check your connection, then press the button again: nothing is ordered twice.`;
  }
  if (failure?.status === 429) {
    return `Too many attempts in a short time. ${REASSURANCE} Wait a minute, then press the button again.`;
  }
  const buyerCanCorrect = failure !== null && failure.status >= 400 && failure.status < 500;
  const reason = buyerCanCorrect && (firstFieldError(failure) ?? failure.message);
  return reason ? `${reason} ${REASSURANCE}` : `${REASSURANCE} Please try again in a moment.`;
}

// Singletons are imported by name even here, so that a remote gets the host's and not a copy.
import { readStatus, textIn } from 'shared/api';

/** Leaves the site for the page of the payment provider; an object, so that tests can observe it. */
export const paymentPage = {
  open(link: string): void {
    window.location.assign(link);
  },
};

/** Whether the link may be followed: a page of the web, here or elsewhere, never a script. */
function isPaymentLink(link: string): boolean {
  if (link === '') return false;
  const base = window.location.origin;
  return URL.canParse(link, base) && /^https?:$/.test(new URL(link, base).protocol);
}

/** The link of a `PaymentCreateResponse`; empty where the answer holds none that may be followed. */
export function readPaymentLink(answer: unknown): string {
  const link = textIn(answer, 'payment_link');
  return readStatus(answer).status && isPaymentLink(link) ? link : '';
}

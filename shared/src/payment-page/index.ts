// Singletons are imported by name even here, so that a remote gets the host's and not a copy.
import { readStatus, textIn } from '../answers';
import { paymentHosts } from '../config';

/** Leaves the site for the page of the payment provider; an object, so that tests can observe it. */
export const paymentPage = {
  open(link: string): void {
    window.location.assign(link);
  },
};

/** Names that lead nowhere on the internet (RFC 6761, RFC 2606): a stand-in for the provider has one. */
const reservedHosts = [
  ...['localhost', '127.0.0.1', '[::1]', 'test', 'invalid', 'local'],
  ...['example', 'example.com', 'example.net', 'example.org'],
];

/** Whether the link may be followed: a page of this site or of a payment provider, never a script. */
function isPaymentLink(link: string): boolean {
  const { origin } = window.location;
  if (link === '' || !URL.canParse(link, origin)) return false;
  const { protocol, hostname, origin: target } = new URL(link, origin);
  if (target === origin) return true;
  if (!/^https?:$/.test(protocol)) return false;
  return [...paymentHosts, ...reservedHosts].some(
    (host) => hostname === host || hostname.endsWith(`.${host}`),
  );
}

/** The link of a `PaymentCreateResponse`; empty where the answer holds none that may be followed. */
export function readPaymentLink(answer: unknown): string {
  const link = textIn(answer, 'payment_link');
  return readStatus(answer).status && isPaymentLink(link) ? link : '';
}

import { readStatus } from 'shared/calls';
import { textAt, parsedUrl } from '../model/validation';
import { paymentHosts } from '../model/config';

/** Opens the page of the payment provider. It is an object, so that tests can observe the call. */
export const paymentPage = {
  open(link: string): void {
    window.location.assign(link);
  },
};

/** Names that belong to no site on the internet (RFC 6761, RFC 2606); a fake payment provider has one. */
const reservedHosts = [
  ...['localhost', '127.0.0.1', '[::1]', 'test', 'invalid', 'local'],
  ...['example', 'example.com', 'example.net', 'example.org'],
];

/** Whether the link may be followed: to a page of this site or of a payment provider, never a script. */
function isPaymentLink(link: string): boolean {
  const { origin } = window.location;
  const address = link === '' ? null : parsedUrl(link, origin);
  if (!address) return false;
  const { protocol, hostname, origin: target } = address;
  if (target === origin) return true;
  if (!/^https?:$/.test(protocol)) return false;
  return [...paymentHosts, ...reservedHosts].some(
    (host) => hostname === host || hostname.endsWith(`.${host}`),
  );
}

/** The link of a `PaymentCreateResponse`; empty if the response contains none that may be followed. */
export function readPaymentLink(response: unknown): string {
  const link = textAt(response, 'payment_link');
  return readStatus(response).status && isPaymentLink(link) ? link : '';
}

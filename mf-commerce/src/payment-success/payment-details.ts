import type { PaymentConfirmationQuery } from 'shared/model/schemas';
import { tabStorage } from 'shared/store';

// `history.state` has the type any: the router keeps its own keys in it, and ours is optional.
const entry = () => (window.history.state ?? {}) as { cartSettled?: true };

const keyOf = (orderId: string) => `paid ${orderId}`;

/** The order id and the token that identify the payment; `null` if one is missing. */
export function readPaymentDetails(query: URLSearchParams): PaymentConfirmationQuery | null {
  const order_id = query.get('order_id');
  if (!order_id) return null;
  // A tab that has paid may do more than the link in its address.
  const own = query.get('order_token') || tabStorage.getItem(keyOf(order_id));
  const order_token = own || query.get('link');
  return order_token ? { order_id, order_token } : null;
}

/**
 * Removes the token from the address bar and keeps it in this tab: a reload still shows the order, a
 * copied URL at most its link, and nobody else sees it after the login has ended.
 */
export function hideOrderToken(): void {
  const address = new URL(window.location.href);
  const details = readPaymentDetails(address.searchParams);
  if (!details || !address.searchParams.has('order_token')) return;
  tabStorage.setItem(keyOf(details.order_id), details.order_token);
  address.searchParams.delete('order_token');
  replaceAddress(address);
}

/** From now on, the address shows the order in any browser. */
export function showLink(link: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set('link', link);
  replaceAddress(address);
}

/** Without the router, whose own keys stay. */
const replaceAddress = (address: URL) => window.history.replaceState(entry(), '', address);

/** True only the first time for a history entry: going back to it later must not empty a new cart. */
export function settleCartOnce(): boolean {
  if (entry().cartSettled) return false;
  window.history.replaceState({ ...entry(), cartSettled: true }, '');
  return true;
}

import type { PaymentConfirmationQuery } from 'shared/model/schemas';
import { tabStorage } from 'shared/store';

// `history.state` has the type any: the router keeps its own keys in it, and ours is optional.
const entry = () => (window.history.state ?? {}) as { cartSettled?: true };

const keyOf = (orderId: string) => `paid ${orderId}`;

/** Whether a token only shows the order: those may stand in the address. */
export const isLink = (token: string | null): boolean => token?.includes('.') ?? false;

/** The order id and the token that identify the payment; `null` if one is missing. */
export function readPaymentDetails(query: URLSearchParams): PaymentConfirmationQuery | null {
  const order_id = query.get('order_id');
  if (!order_id) return null;
  const given = query.get('order_token');
  // A tab that has paid may do more than the link in its address.
  const order_token = (!isLink(given) && given) || tabStorage.getItem(keyOf(order_id)) || given;
  return order_token ? { order_id, order_token } : null;
}

/**
 * Removes the token from the address bar and keeps it in this tab: a reload still shows the order, a
 * copied URL at most its link, and nobody else sees it after the login has ended.
 */
export function hideOrderToken(): void {
  const address = new URL(window.location.href);
  const details = readPaymentDetails(address.searchParams);
  const given = address.searchParams.get('order_token');
  if (!details || !given || isLink(given)) return;
  tabStorage.setItem(keyOf(details.order_id), details.order_token);
  showInAddress(null);
}

/** The address that shows the order in any browser, or without a link only in this tab. */
export function showInAddress(link: string | null): void {
  const address = new URL(window.location.href);
  if (link) address.searchParams.set('order_token', link);
  else address.searchParams.delete('order_token');
  // Without the router, whose own keys stay.
  window.history.replaceState(entry(), '', address);
}

/** True only the first time for a history entry: going back to it later must not empty a new cart. */
export function settleCartOnce(): boolean {
  if (entry().cartSettled) return false;
  window.history.replaceState({ ...entry(), cartSettled: true }, '');
  return true;
}

import type { PaymentConfirmationQuery } from 'shared/model/schemas';

/**
 * The token is removed from the address bar at once and kept in this entry of the browser's history,
 * so that a reload still shows the order, but a copied URL does not.
 */
interface HistoryEntry {
  orderToken?: string;
  cartSettled?: true;
}

// `history.state` has the type any: the router keeps its own keys in it, and ours are optional.
const entry = () => (window.history.state ?? {}) as HistoryEntry;

/** Changes the history entry without the router, and keeps the router's own keys. */
function remember(facts: HistoryEntry, address: string | URL = window.location.href): void {
  window.history.replaceState({ ...entry(), ...facts }, '', address);
}

/** The order id and the token that identify the payment; `null` if one is missing. */
export function readPaymentDetails(query: URLSearchParams): PaymentConfirmationQuery | null {
  const order_id = query.get('order_id');
  const order_token = query.get('order_token') || entry().orderToken;
  return order_id && order_token ? { order_id, order_token } : null;
}

export function hideOrderToken(): void {
  const address = new URL(window.location.href);
  const orderToken = address.searchParams.get('order_token');
  if (orderToken === null) return;
  address.searchParams.delete('order_token');
  remember({ orderToken }, address);
}

/** True only the first time for a history entry: going back to it later must not empty a new cart. */
export function settleCartOnce(): boolean {
  if (entry().cartSettled) return false;
  remember({ cartSettled: true });
  return true;
}

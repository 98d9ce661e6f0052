import { tabStorage } from 'shared/store';
import { textAt } from 'shared/model/validation';
import type { PaymentConfirmationQuery, PaymentCreateRequest } from 'shared/model/schemas';

const KEY = 'order';

/**
 * Keeps, in this tab only, the order that the buyer has left to pay: a bank's or UPI app can return to another
 * browser, and then only the server knows that it is paid.
 */
export function keepOrder(order: PaymentCreateRequest, asked: PaymentConfirmationQuery): void {
  const { order_id, order_token } = asked;
  tabStorage.setItem(KEY, JSON.stringify({ order_id, order_token, content: contentOf(order) }));
}

/** To be called when the payment is confirmed. */
export function forgetOrder(): void {
  tabStorage.removeItem(KEY);
}

/** The kept order; `null` without one, or if it is not `order`. */
export function readKeptOrder(order?: PaymentCreateRequest): PaymentConfirmationQuery | null {
  const kept = readKept();
  const [order_id, order_token] = [textAt(kept, 'order_id'), textAt(kept, 'order_token')];
  const isMeant = !order || textAt(kept, 'content') === contentOf(order);
  return order_id && order_token && isMeant ? { order_id, order_token } : null;
}

/** Without the password, which is never kept. */
const contentOf = (order: PaymentCreateRequest) => JSON.stringify({ ...order, password: '' });

function readKept(): unknown {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}

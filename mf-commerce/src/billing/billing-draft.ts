import { tabStorage } from 'shared/store';
import { emptyBilling, type Billing } from './billing';

const KEY = 'billing';

/**
 * Keeps the details of a checkout, in this tab only, while the buyer is on the payment page, so that
 * the buyer can retry a failed or cancelled payment. The password is never kept.
 */
export function saveBillingDraft(billing: Billing): void {
  tabStorage.setItem(KEY, JSON.stringify({ ...billing, password: '' }));
}

/** To be called when the payment is confirmed. */
export function clearBillingDraft(): void {
  tabStorage.removeItem(KEY);
}

/** The initial values of a checkout: the kept ones, or empty fields. */
export function readBillingDraft(): Billing {
  const texts = Object.entries(readKept()).filter(
    ([field, text]) => field in emptyBilling && typeof text === 'string',
  );
  return { ...emptyBilling, ...Object.fromEntries(texts) };
}

/** The stored value is not trusted: anything but an object is read as an empty one. */
function readKept(): object {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(KEY) ?? '');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

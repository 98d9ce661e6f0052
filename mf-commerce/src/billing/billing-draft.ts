import { valueAt } from 'shared/model/validation';
import { tabStorage } from 'shared/store';
import { emptyBilling, type Billing } from './billing';

const KEY = 'billing';

/**
 * Keeps the details of a checkout, in this tab only, as they are typed, until the payment is confirmed: also a reload,
 * the app of a bank or a failed payment loses none of them. Of the password it keeps only that there was one.
 */
export function saveBillingDraft(billing: Billing): void {
  const hadPassword = billing.password !== '';
  tabStorage.setItem(KEY, JSON.stringify({ ...billing, password: '', hadPassword }));
}

/** Whether the buyer had typed a password, which has to be typed again. */
export const isPasswordLost = (): boolean => valueAt(readKept(), 'hadPassword') === true;

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

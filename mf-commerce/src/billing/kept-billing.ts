import { emptyBilling, type Billing } from './billing';

const KEY = 'billing';

/**
 * What was typed at a checkout outlives the way to the payment page, in this tab only, so that a
 * payment that fails or is broken off can be tried again. The password is never kept.
 */
export function keepBilling(billing: Billing): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...billing, password: '' }));
}

/** Once the payment is confirmed. */
export function forgetBilling(): void {
  sessionStorage.removeItem(KEY);
}

/** The values a checkout begins with: those kept, or none. */
export function keptBilling(): Billing {
  const texts = Object.entries(readKept()).filter(
    ([field, text]) => field in emptyBilling && typeof text === 'string',
  );
  return { ...emptyBilling, ...Object.fromEntries(texts) };
}

/** What lies in a storage may be anything. */
function readKept(): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

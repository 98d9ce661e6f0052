import { MOST_RUPEES } from '../constants';
import { asciiDigits } from '../validation';
import { formatCount } from './numbers';

/** Rupees with Indian grouping: 9999 is '₹9,999', 2500000 is '₹25,00,000', 29.5 is '₹29.50'. */
export function formatRupees(amount: number): string {
  const paise = Math.round(Math.abs(amount) * 100);
  const rupees = formatCount(Math.floor(paise / 100));
  const rest = paise % 100;
  return `${amount < 0 ? '-' : ''}₹${rupees}${rest > 0 ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** Digits, or groups of them with commas as in India and elsewhere, and at most two decimals. */
const RUPEES = /^(?:₹|Rs\.?)?\s*(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/i;

/**
 * The whole paise of an amount that a person or a program has written in rupees: '1,000', '₹1,234.57' and
 * '499.5'; null for a text that is no such amount, or a larger one than any order has. Reads digits: a product of decimal fractions is not exact.
 */
export function readPaise(text: string): number | null {
  const [, rupees, fraction = ''] = RUPEES.exec(asciiDigits(text).trim()) ?? [];
  if (rupees === undefined) return null;
  const paise = Number(rupees.replaceAll(',', '') + fraction.padEnd(2, '0'));
  return paise <= MOST_RUPEES * 100 ? paise : null;
}

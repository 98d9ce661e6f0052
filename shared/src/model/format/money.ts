import { formatCount } from './numbers';

/** Rupees with Indian grouping: 9999 is '₹9,999', 2500000 is '₹25,00,000', 29.5 is '₹29.50'. */
export function formatRupees(amount: number): string {
  const paise = Math.round(Math.abs(amount) * 100);
  const rupees = formatCount(Math.floor(paise / 100));
  const rest = paise % 100;
  return `${amount < 0 ? '-' : ''}₹${rupees}${rest > 0 ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/**
 * Rupees with Indian grouping: 9999 is '₹9,999', 2500000 is '₹25,00,000', 29.5 is '₹29.50'. Does not
 * use `Intl.NumberFormat`, because every public page shows prices and creating the first formatter
 * keeps a cheap phone busy for 100 ms.
 */
export function formatRupees(amount: number): string {
  const paise = Math.round(Math.abs(amount) * 100);
  const rupees = String(Math.floor(paise / 100)).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  const rest = paise % 100;
  return `${amount < 0 ? '-' : ''}₹${rupees}${rest > 0 ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

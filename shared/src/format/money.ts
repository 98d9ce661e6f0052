const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** Rupees with Indian grouping: 9999 is '₹9,999', 2500000 is '₹25,00,000', 29.5 is '₹29.50'. */
export function formatRupees(amount: number): string {
  return Number.isInteger(amount)
    ? rupees.format(amount)
    : rupees.format(amount).replace(/\.(\d)$/, '.$10');
}

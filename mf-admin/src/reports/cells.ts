import { formatRupees, formatShortDate } from 'shared/format';

/** Stands for a value that a row lacks. */
export const NO_VALUE = '—';

export function rupeesCell(amount: number | string | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return NO_VALUE;
  const value = Number(amount);
  return Number.isNaN(value) ? String(amount) : formatRupees(value);
}

export function dateCell(value: string | null | undefined): string {
  return value && !Number.isNaN(Date.parse(value)) ? formatShortDate(value) : NO_VALUE;
}

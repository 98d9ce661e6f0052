import { readPaise } from 'shared/model/format';
import { invalid } from './errors';

/** Amounts are stored and added up in whole paise; people and the API read rupees. */
export const paise = (amountRupees: number): number => Math.round(amountRupees * 100);

export const rupees = (amountPaise: number): number => amountPaise / 100;

/** The whole paise of an amount that a request gives in rupees; 422 for the field if there are none. */
export function givenPaise(field: string, amount: number | string): number {
  const read = readPaise(String(amount));
  if (read !== null) return read;
  throw invalid({ [field]: ['Please enter an amount in rupees, such as 499 or 499.50.'] });
}

import { randomInt } from 'node:crypto';
import { indianDay } from '../../platform/indian-time';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `NK-261120-7K3QX9PMTW`: the day, and ten letters that nobody guesses or misreads. */
export function newOrderNumber(at: Date): string {
  const day = indianDay(at).slice(2).replaceAll('-', '');
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `NK-${day}-${letters}`;
}

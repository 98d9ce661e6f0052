import { randomInt } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `NK-261120-7K3QX9PMTW`: the day, and ten letters that nobody guesses or misreads. */
export function newOrderNumber(at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `NK-${day}-${letters}`;
}

import { asciiDigits } from './patterns';

const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A tax number as it is stored: capital letters, without spaces. */
export const normalGstin = (text: string): string =>
  asciiDigits(text).replace(/\s/g, '').toUpperCase();

/** Whether a normal text is a GSTIN: its form, and the check digit at its end. */
export function isGstin(text: string): boolean {
  if (!FORM.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return SIGNS[(36 - (sum % 36)) % 36] === text[14];
}

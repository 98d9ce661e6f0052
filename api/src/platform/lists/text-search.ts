import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { asciiDigits } from 'shared/model/validation';
import { textForms } from '../text-forms';

/**
 * Whether a value contains the text, in upper or lower case, with any apostrophe, in any spelling of a
 * phone number or an e-mail address. `%` and `_` are ordinary characters.
 */
export function containing(value: PgColumn | SQL, text: string): SQL | undefined {
  return or(...spellings(text).map((spelling) => ilike(value, `%${pattern(spelling)}%`)));
}

const APOSTROPHE = /['’ʼ‘`´′]/g;

/** In ILIKE, `_` is any one character. */
const pattern = (text: string) => text.replace(/[\\%_]/g, '\\$&').replace(APOSTROPHE, '_');

/** How the text may be written in a row. */
function spellings(text: string): string[] {
  const asEmail = text.includes('@') ? [textForms.email(text)] : [];
  return [...new Set([text, ...phoneParts(text), ...asEmail])].filter(
    (spelling) => spelling !== '',
  );
}

/** The digits of a text that may be part of a phone number, also without the prefix of the country. */
function phoneParts(text: string): string[] {
  const signs = asciiDigits(text).replace(/[\s\p{P}]/gu, '');
  if (!/^\+?\d+$/.test(signs)) return [];
  const digits = signs.replace('+', '');
  return [digits, digits.replace(/^(0091|91|0)0?(?=[1-9]\d)/, '')];
}

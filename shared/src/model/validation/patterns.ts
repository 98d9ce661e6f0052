/** Text, @, text, dot, text; no white space. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TEN_DIGITS_PATTERN = /^\d{10}$/;
/** An Indian mobile number: ten digits, the first from 6 to 9. */
const INDIAN_MOBILE_PATTERN = /^[6-9]\d{9}$/;

export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text);
}

export function isTenDigits(text: string): boolean {
  return TEN_DIGITS_PATTERN.test(text);
}

export function isIndianMobile(text: string): boolean {
  return INDIAN_MOBILE_PATTERN.test(text);
}

/**
 * What nobody sees in a text: format and control characters, and what is drawn only with its neighbour,
 * such as a variation selector. The classes are those of the Unicode Character Database (UAX #44).
 */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{DI}]/gu;

/** Full-width signs and letters of an East Asian keyboard, which stand 0xfee0 behind their ASCII form. */
const asciiWidth = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Decimal digits of any script as ASCII digits: '९८७' is '987'. */
export const asciiDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, digitValue);

/** Unicode encodes the digits of a script in a row from 0 to 9; some of these rows follow each other. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Spaces, dashes and other punctuation of every kind, signs that nobody sees, and the scheme of a link. */
const PHONE_SEPARATORS = /^\s*tel:|[\p{Z}\p{P}\p{C}\p{M}\p{DI}\u2212]/giu;

/**
 * The ten digits of an Indian phone number, however it is written: "+91 98765 43210", "098765 43210"
 * and "98765-43210" are one number. Any other text is returned trimmed.
 */
export function normalPhone(text: string): string {
  const signs = asciiDigits(asciiWidth(text)).replace(PHONE_SEPARATORS, '');
  const [, digits] = /^(?:\+?91|0091)*0?(\d{10})$/.exec(signs) ?? [];
  return digits ?? text.trim();
}

/** No address is longer (RFC 5321); with a name around it, it may be. */
const LONGEST = 500;

/**
 * An e-mail address as it is kept and compared, without what a copy brings along: invisible characters,
 * `mailto:`, a name before angle brackets, a full stop of the sentence. Composed letters (NFC).
 */
export function normalEmail(text: string): string {
  if (text.length > LONGEST) return text.trim();
  return asciiWidth(text.normalize().replace(INVISIBLE, ''))
    .trim()
    .replace(/^[^<]*<([^<>]*)>.*$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[.,;\s]+$/, '')
    .trim();
}

/** The six digits of a one-time code, in any script, also inside a message; otherwise the text trimmed. */
export function normalCode(text: string): string {
  const plain = asciiDigits(text.replace(INVISIBLE, '')).trim();
  const [code] = /(?<!\d)(?:\d[\s\p{Pd}]*){5}\d(?!\d)/u.exec(plain) ?? [];
  return code?.replace(/\D/g, '') ?? plain;
}

/** Nothing that can be seen is left out: white space and invisible characters alone are an empty text. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '').trim();

/** An absolute http or https address with a host. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && parsedUrl(text) !== null && !/\s/.test(text);
}

/** The address of a text, relative to `base` if that is given; null if it is none. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

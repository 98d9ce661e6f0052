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
 * Spaces, hyphens, dots, brackets, and the invisible direction marks of numbers
 * copied from an address book.
 */
const PHONE_SEPARATORS = /[\s().\u2010-\u2015\u200e\u200f\u202a-\u202e-]/g;

/**
 * The ten digits of an Indian phone number, however it is written: "+91 98765 43210", "098765 43210"
 * and "98765-43210" are one number. Any other text is returned trimmed.
 */
export function normalPhone(text: string): string {
  const [, digits] = /^(?:\+91|0091|91)?0?(\d{10})$/.exec(text.replace(PHONE_SEPARATORS, '')) ?? [];
  return digits ?? text.trim();
}

/** An absolute http or https address with a host. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text) && !/\s/.test(text);
}

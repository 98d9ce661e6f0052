/** Text, @, text, dot, text; no blanks. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TEN_DIGITS_PATTERN = /^\d{10}$/;
/** Ten digits as Indian mobile numbers have them: the first is 6 to 9. */
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

/** Blanks, hyphens, dots, brackets, and the marks of direction that come along from an address book. */
const PHONE_SEPARATORS = /[\s().\u2010-\u2015\u200e\u200f\u202a-\u202e-]/g;

/**
 * The ten digits of an Indian phone number, however it was written: "+91 98765 43210",
 * "098765 43210" and "98765-43210" are one number. A text that is no such number comes back trimmed.
 */
export function normalPhone(text: string): string {
  const [, digits] = /^(?:\+91|0091|91)?0?(\d{10})$/.exec(text.replace(PHONE_SEPARATORS, '')) ?? [];
  return digits ?? text.trim();
}

/** An absolute http or https address with a host. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text) && !/\s/.test(text);
}

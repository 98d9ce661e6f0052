/** Text, @, text, dot, text; no blanks. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const TEN_DIGITS_PATTERN = /^\d{10}$/;
/** Ten digits as Indian mobile numbers have them: the first is 6 to 9. */
export const INDIAN_MOBILE_PATTERN = /^[6-9]\d{9}$/;

export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text);
}

export function isTenDigits(text: string): boolean {
  return TEN_DIGITS_PATTERN.test(text);
}

export function isIndianMobile(text: string): boolean {
  return INDIAN_MOBILE_PATTERN.test(text);
}

/** An absolute http or https address with a host. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text) && !/\s/.test(text);
}

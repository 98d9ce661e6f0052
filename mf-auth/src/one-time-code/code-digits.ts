import { OTP_LENGTH } from 'shared/constants';

/** One text a box: a digit, or empty. */
export type CodeDigits = readonly string[];

export const emptyCode: CodeDigits = Array.from({ length: OTP_LENGTH }, () => '');

/** `digits` laid over the boxes from `start` on; what does not fit is dropped. */
export function withDigits(code: CodeDigits, start: number, digits: string): CodeDigits {
  return code.map((digit, index) => digits[index - start] ?? digit);
}

/** The pasted text where it is one to six digits, else `null`. */
export function pastedDigits(text: string): string | null {
  const digits = text.trim();
  return /^\d+$/.test(digits) && digits.length <= OTP_LENGTH ? digits : null;
}

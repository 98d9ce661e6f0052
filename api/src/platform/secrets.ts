import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits: a token nobody guesses. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Six digits, leading zeros included. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** For values that could be tried out one by one if only their plain hash were stolen. */
export const keyedHash = (key: string, ...parts: (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

export function equalInConstantTime(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

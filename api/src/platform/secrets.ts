import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

/** A token of 256 random bits, which nobody can guess. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters without those that look alike, e.g. 0 and O; 4.9 bits each. */
export const newLetters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** For short values, e.g. recovery codes: trying all values would reveal the one behind a plain hash. */
export const keyedHash = (key: string, ...parts: (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** Six digits that only this key makes of the parts, leading zeros included, as in HOTP (RFC 4226). */
export const keyedCode = (key: string, ...parts: (string | number)[]): string => {
  const digest = Buffer.from(keyedHash(key, ...parts), 'base64url');
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
};

export function equalInConstantTime(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Encrypts a text with AES-256-GCM. It can be decrypted only with the same `purpose`. */
export function seal(key: string, purpose: string, plain: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text. Throws if it was changed, or sealed with another key or purpose. */
export function unseal(keys: readonly string[], purpose: string, sealed: string): string {
  const [key = '', ...others] = keys;
  try {
    return unsealWith(key, purpose, sealed);
  } catch (error) {
    if (others.length === 0) throw error;
    return unseal(others, purpose, sealed);
  }
}

function unsealWith(key: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

const sealingKey = (key: string, purpose: string) =>
  createHmac('sha256', key).update(`seal ${purpose}`).digest();

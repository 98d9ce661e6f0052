import { periods } from 'shared/model/retention';
import { DAY } from '../../../platform/durations';
import { equalInConstantTime, keyedHash, newToken } from '../../../platform/secrets';

const LIFETIME = periods.knownDevice.days * DAY;

/**
 * Makes a token for a device that has signed in, which the device keeps also after a logout. Wrong
 * passwords from elsewhere do not lock it out (OWASP's device cookie). The token alone opens nothing.
 */
export function newDeviceToken(secretKey: string, userId: number, at: Date): string {
  const content = `${userId}.${at.getTime()}.${newToken()}`;
  return `${content}.${signature(secretKey, content)}`;
}

/** The token itself if it was made for this account within the last year, else null. */
export function knownDevice(
  acceptedKeys: readonly string[],
  token: string | undefined,
  userId: number,
  at: Date,
): string | null {
  const [owner, madeAt, random, given] = (token ?? '').split('.');
  if (!token || !random || !given || owner !== String(userId)) return null;
  const content = `${owner}.${madeAt}.${random}`;
  const isOurs = acceptedKeys.some((key) => equalInConstantTime(given, signature(key, content)));
  return isOurs && Number(madeAt) > at.getTime() - LIFETIME ? token : null;
}

const signature = (secretKey: string, content: string) =>
  keyedHash(secretKey, 'known-device', content);

import { periods } from 'shared/model/retention';
import { DAY } from '../../../platform/durations';
import { equalInConstantTime, keyedHash, newToken } from '../../../platform/secrets';
import type { User } from '../accounts-tables';

const LIFETIME = periods.knownDevice.days * DAY;

type Owner = Pick<User, 'id' | 'linkVersion'>;

/**
 * Makes a token for a device that has signed in, which the device keeps also after a logout. Wrong
 * passwords from elsewhere do not lock it out (OWASP's device cookie). The token alone opens nothing.
 */
export function newDeviceToken(secretKey: string, { id, linkVersion }: Owner, at: Date): string {
  const content = `${id}.${linkVersion}.${at.getTime()}.${newToken()}`;
  return `${content}.${signature(secretKey, content)}`;
}

/**
 * The token itself if it was made for this account within the last year, and no password has ended it
 * since, else null.
 */
export function knownDevice(
  acceptedKeys: readonly string[],
  token: string | undefined,
  { id, linkVersion }: Owner,
  at: Date,
): string | null {
  const [owner, version, madeAt, random, given] = (token ?? '').split('.');
  if (!token || !given || owner !== String(id) || version !== String(linkVersion)) return null;
  const content = `${owner}.${version}.${madeAt}.${random}`;
  const isOurs = acceptedKeys.some((key) => equalInConstantTime(given, signature(key, content)));
  return isOurs && Number(madeAt) > at.getTime() - LIFETIME ? token : null;
}

const signature = (secretKey: string, content: string) =>
  keyedHash(secretKey, 'known-device', content);

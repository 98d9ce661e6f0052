import { equalInConstantTime, keyedHash } from '../../platform/secrets';

/** Opens one student's calendar; a calendar program has no other sign-in. */
export const calendarToken = (secretKey: string, userId: number, version: number): string =>
  signed(secretKey, 'calendar', userId, version);

/** Stops one student's reminders. */
export const reminderToken = (secretKey: string, userId: number): string =>
  signed(secretKey, 'reminders', userId, 1);

type Purpose = 'calendar' | 'reminders';

const signed = (key: string, purpose: Purpose, userId: number, version: number): string =>
  `${userId}.${version}.${keyedHash(key, purpose, userId, version)}`;

/** Whose link it is, and of which version; `null` for a link that we have not made. */
export function readLink(
  acceptedKeys: readonly string[],
  purpose: Purpose,
  token: string,
): { userId: number; version: number } | null {
  const [userId, version] = token.split('.').map(Number);
  if (!Number.isInteger(userId) || !Number.isInteger(version)) return null;
  const isOurs = acceptedKeys.some((key) =>
    equalInConstantTime(token, signed(key, purpose, userId!, version!)),
  );
  return isOurs ? { userId: userId!, version: version! } : null;
}

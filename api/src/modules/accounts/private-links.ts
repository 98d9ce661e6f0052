import { equalInConstantTime, keyedHash } from '../../platform/secrets';

/** A token that opens one student's calendar: calendar programs cannot sign in another way. */
export const calendarToken = (secretKey: string, userId: number, version: number): string =>
  signed(secretKey, 'calendar', userId, version);

/** A token that stops one student's reminders. */
export const reminderToken = (secretKey: string, userId: number): string =>
  signed(secretKey, 'reminders', userId, 1);

type Purpose = 'calendar' | 'reminders';

const signed = (key: string, purpose: Purpose, userId: number, version: number): string =>
  `${userId}.${version}.${keyedHash(key, purpose, userId, version)}`;

/** The user and the version of a link; `null` for a link that this server did not sign. */
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

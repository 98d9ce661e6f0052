import { equalInConstantTime, keyedHash } from '../../platform/secrets';

/**
 * What a private address is for: the calendar or the reminders of an account, one consent, a class, an
 * invitation to the admin area, uploaded notes, an objection to another e-mail address, a promise, a paid order, or a call that was promised.
 */
type Purpose =
  | 'calendar'
  | 'reminders'
  | 'consent'
  | 'class'
  | 'invitation'
  | 'notes'
  | 'objection'
  | 'promise'
  | 'order'
  | 'call';

/**
 * A token for the address of something that programs or readers of an e-mail open without signing in.
 * `id` is that of the account, the consent, the link, the invitation, the notes or the correction; another `version` is another token.
 */
export const linkToken = (key: string, purpose: Purpose, id: number, version: number): string =>
  `${id}.${version}.${keyedHash(key, purpose, id, version)}`;

/** The id and the version of a link; `null` for a link that this server did not sign. */
export function readLink(
  acceptedKeys: readonly string[],
  purpose: Purpose,
  token: string,
): { id: number; version: number } | null {
  const [id, version] = token.split('.').map(Number);
  if (!Number.isInteger(id) || !Number.isInteger(version)) return null;
  const isOurs = acceptedKeys.some((key) =>
    equalInConstantTime(token, linkToken(key, purpose, id!, version!)),
  );
  return isOurs ? { id: id!, version: version! } : null;
}

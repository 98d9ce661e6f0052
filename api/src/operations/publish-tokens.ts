import { randomBytes } from 'node:crypto';
import type { Environment } from 'node-shared/settings';
import { hashOfToken, type NewToken } from '../modules/site/publish-tokens';
import { atDatabase } from './database-requests';

export type { PublishingToken } from '../modules/site/publish-tokens';
export { RIGHTS, type Right } from '../modules/site/publisher';

/**
 * Gives a team a new token, which is valid for so many days; the previous one of the same name stops working. The token cannot be shown again: only its hash leaves this process.
 */
export async function givePublishToken(
  env: Environment,
  given: Omit<NewToken, 'tokenHash'>,
): Promise<{ token: string; endsAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOfToken(token);
  return { token, endsAt: await atDatabase(env, 'storeToken', { ...given, tokenHash }) };
}

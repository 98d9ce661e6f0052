import { randomBytes } from 'node:crypto';
import type { Environment } from 'node-shared/settings';
import {
  hashOfToken,
  publishingTokens,
  revokeToken,
  storeToken,
  type NewToken,
  type PublishingToken,
} from '../modules/site/publishing/publish-tokens';
import { atDatabase } from './at-database';

export type { PublishingToken };
export { PERMISSIONS, type Permission } from '../modules/site/publishing/publisher';

/**
 * Gives a team a new token, which is valid for so many days; the previous one of the same name stops working. The token cannot be shown again: only its hash leaves this process.
 */
export async function givePublishToken(
  env: Environment,
  given: Omit<NewToken, 'tokenHash'>,
): Promise<{ token: string; endsAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOfToken(token);
  const endsAt = await atDatabase(env, (database) =>
    storeToken(database, { ...given, tokenHash }, new Date()),
  );
  return { token, endsAt };
}

/** Takes the token of a team back; false if it has none. */
export const revokePublishToken = (env: Environment, team: string): Promise<boolean> =>
  atDatabase(env, (database) => revokeToken(database, team));

export const publishTokens = (env: Environment): Promise<PublishingToken[]> =>
  atDatabase(env, publishingTokens);

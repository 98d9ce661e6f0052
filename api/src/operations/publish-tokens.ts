import { randomBytes } from 'node:crypto';
import type { Environment } from 'node-shared/settings';
import { hashOfToken } from '../modules/site/publish-tokens';
import { atDatabase } from './database-requests';

/**
 * Gives a team a new token for these remotes, which is valid for so many days; its previous token stops
 * working. The token cannot be shown again: only its hash leaves this process.
 */
export async function givePublishToken(
  env: Environment,
  { team, remotes, days }: { team: string; remotes: string[]; days: number },
): Promise<{ token: string; endsAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOfToken(token);
  return { token, endsAt: await atDatabase(env, 'storeToken', { team, remotes, tokenHash, days }) };
}

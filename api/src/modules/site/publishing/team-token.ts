import type { Request } from '../../../platform/app-types';
import { HttpError } from '../../../platform/errors';
import { bearerToken } from '../../../platform/http/access';
import { findToken, type PublishingToken } from './publish-tokens';
import type { PublishingServices, Permission } from './publisher';

/** The token of a request, which is for its remote and has these rights. */
export async function tokenOf(
  { database, now }: Pick<PublishingServices, 'database' | 'now'>,
  request: Request,
  needed: readonly Permission[] = [],
): Promise<PublishingToken> {
  const secret = bearerToken(request);
  const token = secret ? await findToken(database, secret) : null;
  if (!token) throw new HttpError(401, 'This is not the token of a team.');
  const { team, remotes, permissions, endsAt } = token;
  if (endsAt <= now()) {
    throw new HttpError(401, `The token of ${team} has ended: ask for a new one.`);
  }
  // The cast is safe before validation, too: a name that the schema refuses is in no team's list.
  const { remote } = request.params as { remote: string };
  if (!remotes.includes(remote)) {
    throw new HttpError(403, `The token of ${team} is not for ${remote}.`);
  }
  const missing = needed.filter((permission) => !permissions.includes(permission));
  if (missing.length > 0) {
    throw new HttpError(
      403,
      `The token of ${team} may not ${missing.join(' and ')}; it may ${permissions.join(' and ')}.`,
    );
  }
  return token;
}

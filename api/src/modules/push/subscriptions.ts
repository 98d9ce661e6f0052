import { and, eq, or } from 'drizzle-orm';
import type { PushRequest } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { invalid } from '../../platform/errors';
import type { LoginAccount } from '../../platform/http/access';
import { isPushService } from './push-service';
import { pushSubscriptions } from './push-tables';

type Owner = Pick<LoginAccount, 'id' | 'tokenHash'>;

/** Where messages to a login go; null for nowhere. */
export async function endpointOf(
  { database }: Pick<Services, 'database'>,
  { tokenHash }: Owner,
): Promise<string | null> {
  const [own] = await database
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.tokenHash, tokenHash));
  return own?.endpoint ?? null;
}

/** Takes the place of the subscription that the login had, and of that of whoever was signed in in this browser before. */
export async function subscribe(
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  { id: userId, tokenHash }: Owner,
  { endpoint, keys }: PushRequest,
): Promise<void> {
  if (!isPushService(config, endpoint)) {
    throw invalid({ endpoint: ['Your browser names a push service that we do not know.'] });
  }
  const isReplaced = or(
    eq(pushSubscriptions.endpoint, endpoint),
    eq(pushSubscriptions.tokenHash, tokenHash),
  );
  await database.transaction(async (transaction) => {
    await transaction.delete(pushSubscriptions).where(isReplaced);
    await transaction
      .insert(pushSubscriptions)
      .values({ tokenHash, userId, endpoint, ...keys, createdAt: now() });
  });
}

export async function unsubscribe(
  { database }: Pick<Services, 'database'>,
  { id }: Owner,
  endpoint: string,
): Promise<void> {
  const isOwn = eq(pushSubscriptions.userId, id);
  await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), isOwn));
}

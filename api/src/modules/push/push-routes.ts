import { and, eq, or } from 'drizzle-orm';
import {
  PushEndRequest,
  PushRequest,
  PushStateResponse,
  StatusResponse,
} from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { invalid } from '../../platform/errors';
import { done } from '../../platform/http/routes';
import type { Module, RegisterRoutes } from '../../platform/module';
import { isPushService, vapidKeys } from './push-service';
import { pushInHindi } from './push.hi';
import { pushSubscriptions } from './push-tables';

const routes: RegisterRoutes<Services> = ({ user }, services) => {
  const { config, database, now } = services;

  user.get('/push', {
    summary: 'The key for a subscription, and where messages to this login go; null for nowhere',
    answers: PushStateResponse,
    handler: async ({ account }) => {
      const [own] = await database
        .select({ endpoint: pushSubscriptions.endpoint })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.tokenHash, account.tokenHash));
      return {
        success: true,
        key: vapidKeys(config).publicKey,
        endpoint: own?.endpoint ?? null,
      };
    },
  });

  user.put('/push', {
    summary: 'Sends what happens to the student to this browser, in place of the one before',
    body: PushRequest,
    answers: StatusResponse,
    handler: async ({ body, account }) => {
      const { endpoint, keys } = body;
      if (!isPushService(config, endpoint)) {
        throw invalid({ endpoint: ['Your browser names a push service that we do not know.'] });
      }
      const { tokenHash, id: userId } = account;
      await database.transaction(async (transaction) => {
        // Also that of whoever was signed in in this browser before.
        await transaction
          .delete(pushSubscriptions)
          .where(
            or(
              eq(pushSubscriptions.endpoint, endpoint),
              eq(pushSubscriptions.tokenHash, tokenHash),
            ),
          );
        await transaction
          .insert(pushSubscriptions)
          .values({ tokenHash, userId, endpoint, ...keys, createdAt: now() });
      });
      return done('This device reminds you from now on.');
    },
  });

  user.post('/push/end', {
    summary: 'Sends nothing to this browser any more',
    body: PushEndRequest,
    answers: StatusResponse,
    handler: async ({ body, account }) => {
      const { endpoint, userId } = pushSubscriptions;
      await database
        .delete(pushSubscriptions)
        .where(and(eq(endpoint, body.endpoint), eq(userId, account.id)));
      return done('This device does not remind you any more.');
    },
  });
};

/** What happens to a student, on the devices that have asked for it. */
export const push: Module = { name: 'push', hindi: pushInHindi, routes: [routes] };

import { PushEndRequest, PushRequest, PushStateResponse } from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { vapidKeys } from './push-service';
import { pushInHindi } from './push.hi';
import { endpointOf, subscribe, unsubscribe } from './subscriptions';

const routes: RegisterRoutes = ({ user }, services) => {
  user.get('/push', {
    summary: 'The key for a subscription, and where messages to this login go; null for nowhere',
    answers: PushStateResponse,
    handler: async ({ account }) => ({
      success: true,
      key: vapidKeys(services.config).publicKey,
      endpoint: await endpointOf(services, account),
    }),
  });

  user.put('/push', {
    summary: 'Sends what happens to the student to this browser, in place of the one before',
    body: PushRequest,
    says: 'This device reminds you from now on.',
    handler: ({ body, account }) => subscribe(services, account, body),
  });

  user.post('/push/end', {
    summary: 'Sends nothing to this browser any more',
    body: PushEndRequest,
    says: 'This device does not remind you any more.',
    handler: ({ body, account }) => unsubscribe(services, account, body.endpoint),
  });
};

/** What happens to a student, on the devices that have asked for it. */
export const push: Module = { name: 'push', hindi: pushInHindi, routes: [routes] };

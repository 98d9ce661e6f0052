import {
  PushEndRequest,
  PushRequest,
  PushStateResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { done } from '../../platform/http/routes';
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
    answers: StatusResponse,
    handler: async ({ body, account }) => {
      await subscribe(services, account, body);
      return done('This device reminds you from now on.');
    },
  });

  user.post('/push/end', {
    summary: 'Sends nothing to this browser any more',
    body: PushEndRequest,
    answers: StatusResponse,
    handler: async ({ body, account }) => {
      await unsubscribe(services, account, body.endpoint);
      return done('This device does not remind you any more.');
    },
  });
};

/** What happens to a student, on the devices that have asked for it. */
export const push: Module = { name: 'push', hindi: pushInHindi, routes: [routes] };

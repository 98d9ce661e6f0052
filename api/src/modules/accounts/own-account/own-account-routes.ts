import {
  PasswordChangeRequest,
  PhoneChangeRequest,
  PhoneVerifyRequest,
  SessionParams,
  SessionsResponse,
  StatusResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../../platform/module';
import { clientNetwork } from '../../../platform/limits/client-network';
import { HttpError } from '../../../platform/errors';
import { done } from '../../../platform/http/routes';
import { repeatableRequest } from '../sign-in/send-code';
import { changePhone, sendPhoneCode } from './change-phone';
import { changePassword } from './change-password';
import { browserName } from '../browser-name';
import type { Caller } from '../passwords/password-queue';
import { endSession, listSessions } from '../sessions';

/** Routes for the sign-in of the signed-in user: sessions, phone number and password. */
export const ownAccountRoutes: RegisterRoutes = ({ user }, services) => {
  user.get('/profile/sessions', {
    summary: 'The devices on which the user is signed in, the latest first',
    answers: SessionsResponse,
    handler: async ({ account, language }) => {
      const { id, tokenHash } = account;
      const open = await listSessions(services, id);
      const data = open.map((session) => ({
        id: session.id,
        browser: browserName(session.browser, language),
        started_at: session.createdAt.toISOString(),
        used_at: session.usedAt.toISOString(),
        current: session.tokenHash === tokenHash,
      }));
      return { status: true, message: 'Sessions', data };
    },
  });

  user.delete('/profile/sessions/:id', {
    summary: 'Signs one device of the user out',
    params: SessionParams,
    answers: StatusResponse,
    handler: async ({ params, account }) => {
      const ended = await endSession(services, account.id, params.id);
      if (!ended) throw new HttpError(404, 'This device is signed out already.');
      return done('The device was signed out.');
    },
  });

  user.post('/profile/phone', {
    summary: 'Sends a code to the number that is to be the new one',
    ...repeatableRequest,
    body: PhoneChangeRequest,
    answers: StatusResponse,
    handler: async ({ body, headers, account, ip }) => {
      await sendPhoneCode(services, account, body.phone, {
        address: ip,
        idempotencyKey: headers['idempotency-key'],
      });
      return done('A code is on its way to the new number.');
    },
  });

  user.post('/profile/phone/verify', {
    summary: 'Sets the phone number that the code was sent to as the number of the account',
    body: PhoneVerifyRequest,
    answers: StatusResponse,
    handler: async ({ body, account }) => {
      await changePhone(services, account, body);
      return done('Your phone number was changed.');
    },
  });

  user.post('/profile/password', {
    summary: 'Another password; the sessions on other devices end',
    body: PasswordChangeRequest,
    answers: StatusResponse,
    handler: async ({ body, account, ip }) => {
      const caller: Caller = { client: clientNetwork(ip), lane: 'account' };
      await changePassword(services, account, body, caller);
      return done('Your password was changed.');
    },
  });
};

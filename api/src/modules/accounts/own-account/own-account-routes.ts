import {
  PasswordChangeRequest,
  PhoneChangeRequest,
  PhoneVerifyRequest,
  SessionParams,
  SessionsResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../../platform/http/access';
import type { RegisterRoutes } from '../../../platform/app-types';
import { clientNetwork } from '../../../platform/limits/client-network';
import { HttpError } from '../../../platform/errors';
import { responses } from '../../../platform/http/route-schemas';
import { repeatableRequest } from '../sign-in/send-code';
import { changePhone, sendPhoneCode } from './change-phone';
import { changePassword } from './change-password';
import { browserName } from '../browser-name';
import type { Caller } from '../passwords/password-queue';
import { endSession, listSessions } from '../sessions';

/** Routes for the sign-in of the signed-in user: sessions, phone number and password. */
export const ownAccountRoutes: RegisterRoutes = (app, services) => {
  app.get(
    '/profile/sessions',
    {
      config: { access: 'user' },
      schema: {
        tags: ['accounts'],
        summary: 'The devices on which the user is signed in, the latest first',
        response: responses(SessionsResponse),
      },
    },
    async (request) => {
      const { id, tokenHash } = currentAccount(request);
      const open = await listSessions(services, id);
      const data = open.map((session) => ({
        id: session.id,
        browser: browserName(session.browser, request.language),
        started_at: session.createdAt.toISOString(),
        used_at: session.usedAt.toISOString(),
        current: session.tokenHash === tokenHash,
      }));
      return { status: true, message: 'Sessions', data };
    },
  );

  app.delete(
    '/profile/sessions/:id',
    {
      config: { access: 'user' },
      schema: {
        tags: ['accounts'],
        summary: 'Signs one device of the user out',
        params: SessionParams,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const ended = await endSession(services, currentAccount(request).id, request.params.id);
      if (!ended) throw new HttpError(404, 'This device is signed out already.');
      return { status: true, message: 'The device was signed out.' };
    },
  );

  app.post(
    '/profile/phone',
    {
      config: { access: 'user' },
      schema: {
        tags: ['accounts'],
        summary: 'Sends a code to the number that is to be the new one',
        ...repeatableRequest,
        body: PhoneChangeRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await sendPhoneCode(services, currentAccount(request), request.body.phone, {
        address: request.ip,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return { status: true, message: 'A code is on its way to the new number.' };
    },
  );

  app.post(
    '/profile/phone/verify',
    {
      config: { access: 'user' },
      schema: {
        tags: ['accounts'],
        summary: 'Sets the phone number that the code was sent to as the number of the account',
        body: PhoneVerifyRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await changePhone(services, currentAccount(request), request.body);
      return { status: true, message: 'Your phone number was changed.' };
    },
  );

  app.post(
    '/profile/password',
    {
      config: { access: 'user' },
      schema: {
        tags: ['accounts'],
        summary: 'Another password; the sessions on other devices end',
        body: PasswordChangeRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const caller: Caller = { client: clientNetwork(request.ip), lane: 'account' };
      await changePassword(services, currentAccount(request), request.body, caller);
      return { status: true, message: 'Your password was changed.' };
    },
  );
};

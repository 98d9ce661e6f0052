import {
  PasswordChangeRequest,
  PhoneChangeRequest,
  PhoneVerifyRequest,
  IdParams,
  LoginsResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../../platform/module';
import { clientNetwork } from '../../../platform/limits/client-network';
import { HttpError } from '../../../platform/errors';
import { repeatableRequest } from '../sign-in/send-code';
import { changePhone, sendPhoneCode } from './change-phone';
import { changePassword } from './change-password';
import { browserName } from '../browser-name';
import type { Caller } from '../passwords/password-queue';
import { endLogin, listLogins } from '../logins';

/** Routes for the sign-in of the signed-in user: logins, phone number and password. */
export const ownAccountRoutes: RegisterRoutes = ({ user }, services) => {
  user.get('/profile/logins', {
    summary: 'The devices on which the user is signed in, the latest first',
    answers: LoginsResponse,
    handler: async ({ account, language }) => {
      const { id, tokenHash } = account;
      const open = await listLogins(services, id);
      const data = open.map((login) => ({
        id: login.id,
        browser: browserName(login.browser, language),
        started_at: login.createdAt.toISOString(),
        used_at: login.usedAt.toISOString(),
        current: login.tokenHash === tokenHash,
      }));
      return { status: true, message: 'Sessions', data };
    },
  });

  user.delete('/profile/logins/:id', {
    summary: 'Signs one device of the user out',
    params: IdParams,
    says: 'The device was signed out.',
    handler: async ({ params, account }) => {
      const ended = await endLogin(services, account.id, params.id);
      if (!ended) throw new HttpError(404, 'This device is signed out already.');
    },
  });

  user.post('/profile/phone', {
    summary: 'Sends a code to the number that is to be the new one',
    ...repeatableRequest,
    body: PhoneChangeRequest,
    says: 'A code is on its way to the new number.',
    handler: ({ body, headers, account, ip }) =>
      sendPhoneCode(services, account, body, {
        address: ip,
        idempotencyKey: headers['idempotency-key'],
      }),
  });

  user.post('/profile/phone/verify', {
    summary: 'Sets the phone number that the code was sent to as the number of the account',
    body: PhoneVerifyRequest,
    says: 'Your phone number was changed.',
    handler: ({ body, account, ip }) => changePhone(services, account, body, ip),
  });

  user.post('/profile/password', {
    summary: 'Another password; the logins on other devices end',
    body: PasswordChangeRequest,
    says: 'Your password was changed.',
    handler: async ({ body, account, ip }) => {
      const caller: Caller = { client: clientNetwork(ip), lane: 'account' };
      await changePassword(services, account, body, caller);
    },
  });
};

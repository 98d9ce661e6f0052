import { and, eq } from 'drizzle-orm';
import { resetPasswordMessages } from 'shared/model/messages';
import {
  PasswordChangeRequest,
  PhoneChangeRequest,
  PhoneVerifyRequest,
  SessionParams,
  SessionsResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { isIndianMobile } from 'shared/model/validation';
import { currentAccount, type SessionAccount } from '../../../platform/http/access';
import type { RegisterRoutes, Services } from '../../../platform/app-types';
import { clientNetwork } from '../../../platform/http/client-network';
import { HttpError, invalid } from '../../../platform/errors';
import type { RateLimit } from '../../../platform/http/rate-limits';
import { responses } from '../../../platform/http/responses';
import { passwordChangedMessage, phoneChangedMessage } from '../account-messages';
import { resetTokens, users, type User } from '../accounts-tables';
import { browserName } from '../browser-name';
import { redeemCode, wrongCode } from '../sign-in/one-time-codes';
import type { Caller } from '../password-queue';
import { hashPassword, isPassword, refuseWeakPassword } from '../passwords';
import { sendCode } from '../sign-in/send-code';
import { closeSessions, endSession, listSessions } from '../sessions';

const passwordTries: RateLimit = { name: 'password-change', most: 10, seconds: 3600 };

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
        browser: browserName(session.browser),
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
        body: PhoneChangeRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const { phone } = request.body;
      const user = await accountOf(services, currentAccount(request));
      if (!isIndianMobile(phone)) {
        throw invalid({ phone: ['Please enter an Indian mobile number.'] });
      }
      if (phone === user.phone) throw invalid({ phone: ['This is your number already.'] });
      await sendCode(services, { ...user, phone }, 'phone', request.ip);
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
      const { phone, otp } = request.body;
      const user = await accountOf(services, currentAccount(request));
      if (!(await redeemCode(services, user.id, 'phone', otp, phone))) throw wrongCode();
      await services.database.transaction(async (transaction) => {
        await transaction.update(users).set({ phone }).where(eq(users.id, user.id));
        await services.messenger.queue(transaction, phoneChangedMessage(user, phone));
      });
      void services.messenger.deliver();
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

async function accountOf({ database }: Services, { id }: SessionAccount): Promise<User> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  if (!user) throw new HttpError(401, 'Please log in.');
  return user;
}

async function changePassword(
  { database, limits, messenger }: Services,
  account: SessionAccount,
  request: PasswordChangeRequest,
  caller: Caller,
): Promise<void> {
  if (request.new_password !== request.new_password_confirmation) {
    throw invalid({ new_password_confirmation: [resetPasswordMessages.passwordsDiffer] });
  }
  refuseWeakPassword('new_password', request.new_password, account);
  await limits.consume(passwordTries, String(account.id));
  const [user] = await database.select().from(users).where(eq(users.id, account.id));
  if (!user || !(await isPassword(user.passwordHash, request.current_password, caller))) {
    throw invalid({ current_password: ['This is not your current password.'] });
  }
  const passwordHash = await hashPassword(request.new_password, caller);
  const unchanged = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? ''));
  await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ passwordHash })
      .where(unchanged)
      .returning({ id: users.id });
    // A password reset came in between: the compared password is no longer valid.
    if (changed.length === 0) throw new HttpError(401, 'Please log in.');
    await transaction.delete(resetTokens).where(eq(resetTokens.userId, user.id));
    await closeSessions(transaction, user.id, account.tokenHash);
    await messenger.queue(transaction, passwordChangedMessage(user));
  });
  void messenger.deliver();
}

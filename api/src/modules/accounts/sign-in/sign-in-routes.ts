import { Type } from '@sinclair/typebox';
import {
  ForgotPasswordResetRequest,
  ForgotPasswordSendRequest,
  ForgotPasswordVerifyRequest,
  ForgotPasswordVerifyResponse,
  LoginErrorResponse,
  LoginRequest,
  LoginResponse,
  RegisterRequest,
  ResendOtpRequest,
  StatusResponse,
  VerifyOtpRequest,
} from 'shared/model/schemas';
import {
  forgotPasswordMessages,
  otpMessages,
  resetPasswordMessages,
  signupMessages,
} from 'shared/model/messages';
import { currentAccount } from '../../../platform/http/access';
import type { RegisterRoutes } from '../../../platform/app-types';
import { HttpError } from '../../../platform/errors';
import { requestKeyOf } from '../../../platform/http/request/idempotency-key';
import type { SharedLimit } from '../../../platform/limits/rate-limits';
import { responses } from '../../../platform/http/route-schemas';
import { findUserByEmail, emailKey } from '../accounts-repository';
import { login } from './login';
import { resetPassword, verifyResetCode } from './password-reset';
import { register, resendSignUpCode, verifySignUp } from './registration';
import { repeatableRequest, sendCode } from './send-code';
import { closeSession } from '../sessions';

const codesOfClient: SharedLimit = { name: 'codes', most: 30, seconds: 3600, ofAddress: 1000 };
/** Only wrong guesses stay counted, so that a class can enter its codes at once. */
const guessesOfClient: SharedLimit = {
  name: 'guesses',
  most: 60,
  seconds: 3600,
  ofAddress: 600,
  ofNetwork: 1200,
};
const done = (message: string) => ({ status: true, message });

/** Registration, the codes, login and logout, and the forgotten password. */
export const signInRoutes: RegisterRoutes = (app, services) => {
  const { limits, database } = services;
  const countGuess = ({ ip, body }: { ip: string; body: { email: string } }) =>
    limits.consumeForPerson(guessesOfClient, ip, emailKey(body.email));
  const open = { config: { access: 'public' as const } };

  app.post(
    '/login',
    {
      ...open,
      schema: {
        tags: ['accounts'],
        summary: 'A token for an e-mail and its password; role_id 3 for administrators only',
        body: LoginRequest,
        headers: Type.Object({ 'device-token': Type.Optional(Type.String({ maxLength: 300 })) }),
        response: { ...responses(LoginResponse), 401: LoginErrorResponse },
      },
    },
    async (request) => {
      const response = await login(services, request.body, {
        address: request.ip,
        deviceToken: request.headers['device-token'],
        browser: request.headers['user-agent'] ?? '',
      });
      request.log.info({ user: response.data.user.id }, 'signed in');
      return response;
    },
  );

  app.post(
    '/register',
    {
      ...open,
      schema: {
        tags: ['accounts'],
        summary: 'A new account of a student, and a one-time code by SMS',
        ...repeatableRequest,
        body: RegisterRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await register(services, request.body, {
        address: request.ip,
        language: request.language,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return done(signupMessages.success);
    },
  );

  app.post(
    '/verify-otp',
    {
      ...open,
      schema: {
        tags: ['accounts'],
        summary: 'Ends a sign-up with the one-time code',
        body: VerifyOtpRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const giveBack = await countGuess(request);
      await verifySignUp(services, request.body, request.language);
      await giveBack();
      return done(otpMessages.success);
    },
  );

  app.post(
    '/resend-otp',
    {
      ...open,
      schema: {
        tags: ['accounts'],
        summary:
          'Sends another code: for a sign-up with channel sms, for a password reset without it',
        body: ResendOtpRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await limits.consumeForPerson(codesOfClient, request.ip, emailKey(request.body.email));
      const user = await findUserByEmail(database, request.body.email);
      if (!user) throw new HttpError(404, forgotPasswordMessages.refused);
      const { body, ip, language } = request;
      if (body.channel === 'sms') await resendSignUpCode(services, user, ip, language);
      else await sendCode(services, user, 'reset', request.ip);
      return done(otpMessages.resent);
    },
  );

  app.post(
    '/forgot-password/send-otp',
    {
      ...open,
      schema: {
        tags: ['accounts'],
        summary: 'A one-time code by e-mail; an unknown e-mail answers 200 with status false',
        ...repeatableRequest,
        body: ForgotPasswordSendRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await limits.consumeForPerson(codesOfClient, request.ip, emailKey(request.body.email));
      const user = await findUserByEmail(database, request.body.email);
      if (!user) return { status: false, message: forgotPasswordMessages.refused };
      const requestKey = requestKeyOf(services.config, request.headers['idempotency-key'], 'reset');
      await sendCode(services, user, 'reset', request.ip, requestKey);
      return done(forgotPasswordMessages.success);
    },
  );

  app.post(
    '/forgot-password/verify-otp',
    {
      ...open,
      schema: {
        tags: ['accounts'],
        summary: 'Trades the code for a token that sets one new password',
        body: ForgotPasswordVerifyRequest,
        response: responses(ForgotPasswordVerifyResponse),
      },
    },
    async (request) => {
      const giveBack = await countGuess(request);
      const token = await verifyResetCode(request.body, services);
      await giveBack();
      return { ...done(otpMessages.resetSuccess), data: { reset_token: token } };
    },
  );

  app.post(
    '/forgot-password/reset',
    {
      ...open,
      schema: {
        tags: ['accounts'],
        summary: 'Sets the new password and ends all sessions',
        body: ForgotPasswordResetRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const giveBack = await countGuess(request);
      await resetPassword(services, request.body, request.ip);
      await giveBack();
      return done(resetPasswordMessages.success);
    },
  );

  app.post(
    '/logout',
    {
      config: { access: 'user' },
      schema: {
        tags: ['accounts'],
        summary: 'Ends this session',
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await closeSession(database, currentAccount(request).tokenHash);
      return done('Logged out successfully.');
    },
  );
};

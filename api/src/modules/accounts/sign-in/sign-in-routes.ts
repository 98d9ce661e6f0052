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
import type { RegisterRoutes } from '../../../platform/module';
import { HttpError } from '../../../platform/errors';
import { requestKeyOf } from '../../../platform/http/request/idempotency-key';
import type { SharedLimit } from '../../../platform/limits/rate-limits';
import { done } from '../../../platform/http/routes';
import { findUserByEmail, emailKey } from '../accounts-repository';
import { login } from './login';
import { resetPassword, verifyResetCode } from './password-reset';
import { register, resendSignUpCode, verifySignUp } from './registration';
import { repeatableRequest, sendCode } from './send-code';
import { closeLogin } from '../logins';

const codesOfClient: SharedLimit = { name: 'codes', most: 30, seconds: 3600, ofAddress: 1000 };
/** Only wrong guesses stay counted, so that a class can enter its codes at once. */
const guessesOfClient: SharedLimit = {
  name: 'guesses',
  most: 60,
  seconds: 3600,
  ofAddress: 600,
  ofNetwork: 1200,
};

/** Registration, the codes, login and logout, and the forgotten password. */
export const signInRoutes: RegisterRoutes = ({ open, user }, services) => {
  const { limits, database } = services;
  const countGuess = ({ ip, body }: { ip: string; body: { email: string } }) =>
    limits.consumeForPerson(guessesOfClient, ip, emailKey(body.email));

  open.post('/login', {
    summary: 'A token for an e-mail and its password; role_id 3 for administrators only',
    body: LoginRequest,
    headers: Type.Object({ 'device-token': Type.Optional(Type.String({ maxLength: 300 })) }),
    answers: { 200: LoginResponse, 401: LoginErrorResponse },
    handler: async ({ body, headers, ip, log }) => {
      const response = await login(services, body, {
        address: ip,
        deviceToken: headers['device-token'],
        browser: headers['user-agent'] ?? '',
      });
      log.info({ user: response.data.user.id }, 'signed in');
      return response;
    },
  });

  open.post('/register', {
    summary: 'A new account of a student, and a one-time code by SMS',
    ...repeatableRequest,
    body: RegisterRequest,
    says: signupMessages.success,
    handler: ({ body, headers, ip, language }) =>
      register(services, body, {
        address: ip,
        language,
        idempotencyKey: headers['idempotency-key'],
      }),
  });

  open.post('/verify-otp', {
    summary: 'Ends a sign-up with the one-time code',
    body: VerifyOtpRequest,
    says: otpMessages.success,
    handler: async (request) => {
      const giveBack = await countGuess(request);
      const { ip: address, language } = request;
      await verifySignUp(services, request.body, { address, language });
      await giveBack();
    },
  });

  open.post('/resend-otp', {
    summary:
      'Sends the code again: for a sign-up with channel sms, for a password reset without it',
    body: ResendOtpRequest,
    says: otpMessages.resent,
    handler: async ({ body, ip, language }) => {
      await limits.consumeForPerson(codesOfClient, ip, emailKey(body.email));
      const user = await findUserByEmail(database, body.email);
      if (!user) throw new HttpError(404, forgotPasswordMessages.refused);
      if (body.channel === 'sms') await resendSignUpCode(services, user, ip, language);
      else await sendCode(services, user, 'reset', ip);
    },
  });

  open.post('/forgot-password/send-otp', {
    summary: 'A one-time code by e-mail; an unknown e-mail answers 200 with status false',
    ...repeatableRequest,
    body: ForgotPasswordSendRequest,
    answers: StatusResponse,
    handler: async ({ body, headers, ip }) => {
      await limits.consumeForPerson(codesOfClient, ip, emailKey(body.email));
      const user = await findUserByEmail(database, body.email);
      if (!user) return { status: false, message: forgotPasswordMessages.refused };
      const requestKey = requestKeyOf(services.config, headers['idempotency-key'], 'reset');
      await sendCode(services, user, 'reset', ip, requestKey);
      return done(forgotPasswordMessages.success);
    },
  });

  open.post('/forgot-password/verify-otp', {
    summary: 'Trades the code for a token that sets one new password',
    body: ForgotPasswordVerifyRequest,
    answers: ForgotPasswordVerifyResponse,
    handler: async (request) => {
      const giveBack = await countGuess(request);
      const token = await verifyResetCode(services, request.body, request.ip);
      await giveBack();
      return done(otpMessages.resetSuccess, { data: { reset_token: token } });
    },
  });

  open.post('/forgot-password/reset', {
    summary: 'Sets the new password and ends all logins',
    body: ForgotPasswordResetRequest,
    says: resetPasswordMessages.success,
    handler: async (request) => {
      const giveBack = await countGuess(request);
      await resetPassword(services, request.body, request.ip);
      await giveBack();
    },
  });

  user.post('/logout', {
    summary: 'Ends this login',
    says: 'Logged out successfully.',
    handler: ({ account }) => closeLogin(database, account.tokenHash),
  });
};

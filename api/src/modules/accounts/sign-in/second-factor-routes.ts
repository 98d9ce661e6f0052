import {
  RecoveryCodesResponse,
  SecondFactorRequest,
  SecondFactorResponse,
  SecondFactorResetRequest,
  SecondFactorSetupResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../../platform/http/access';
import type { RegisterRoutes } from '../../../platform/app-types';
import { HttpError } from '../../../platform/errors';
import { responses } from '../../../platform/http/route-schemas';
import {
  confirmTotpSetup,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  startTotpSetup,
} from './authenticator-app';
import { hasSecondFactor } from './second-factor';

const tags = ['accounts'];

/** Routes for an admin's own authenticator app, and for that of another admin who has lost it. */
export const secondFactorRoutes: RegisterRoutes = (app, services) => {
  const required = services.config.adminSecondFactor === 'required';
  const setUp = {
    config: { access: { right: 'ownSignIn' as const }, beforeSecondFactor: true as const },
  };

  app.get(
    '/admin/second-factor',
    {
      ...setUp,
      schema: {
        tags,
        summary: 'Whether the own account asks for a code of an authenticator app',
        response: responses(SecondFactorResponse),
      },
    },
    async (request) => {
      const on = await hasSecondFactor(services.database, currentAccount(request).id);
      return { status: true, message: 'Second factor', data: { on, required } };
    },
  );

  app.post(
    '/admin/second-factor',
    {
      ...setUp,
      schema: {
        tags,
        summary: 'A new key for the app; it counts once a first code of it has been entered',
        response: responses(SecondFactorSetupResponse),
      },
    },
    async (request) => {
      const data = await startTotpSetup(services, currentAccount(request));
      return { status: true, message: 'Scan the code with your app.', data };
    },
  );

  app.put(
    '/admin/second-factor',
    {
      ...setUp,
      schema: {
        tags,
        summary: 'Turns the second factor on, with a first code; other sessions end',
        body: SecondFactorRequest,
        response: responses(RecoveryCodesResponse),
      },
    },
    async (request) => {
      const account = currentAccount(request);
      const recovery_codes = await confirmTotpSetup(services, account, request.body.code);
      request.log.info({ user: account.id }, 'second factor on');
      return { status: true, message: 'Your app is set up.', data: { recovery_codes } };
    },
  );

  app.post(
    '/admin/second-factor/new-phone',
    {
      config: { access: { right: 'ownSignIn' } },
      schema: {
        tags,
        summary:
          'A new key for another phone; the present app works until the first code of the new one',
        body: SecondFactorRequest,
        response: responses(SecondFactorSetupResponse),
      },
    },
    async (request) => {
      const { code } = request.body;
      const data = await startTotpSetup(services, currentAccount(request), code);
      return { status: true, message: 'Scan the code with your new phone.', data };
    },
  );

  app.post(
    '/admin/second-factor/recovery-codes',
    {
      config: { access: { right: 'ownSignIn' } },
      schema: {
        tags,
        summary: 'Ten new recovery codes in the place of the old ones',
        body: SecondFactorRequest,
        response: responses(RecoveryCodesResponse),
      },
    },
    async (request) => {
      const { code } = request.body;
      const recovery_codes = await renewRecoveryCodes(services, currentAccount(request), code);
      return { status: true, message: 'The old codes no longer work.', data: { recovery_codes } };
    },
  );

  app.post(
    '/admin/second-factor/off',
    {
      config: { access: { right: 'ownSignIn' } },
      schema: {
        tags,
        summary: 'Turns the second factor off, where it is not required',
        body: SecondFactorRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      if (required) throw new HttpError(403, 'The second factor is required here.');
      const account = currentAccount(request);
      await removeSecondFactor(services, account, request.body.code);
      request.log.info({ user: account.id }, 'second factor off');
      return { status: true, message: 'The second factor is off.' };
    },
  );

  app.post(
    '/admin/second-factor/reset',
    {
      config: { access: { right: 'team' } },
      schema: {
        tags,
        summary: 'Takes the app of another admin away, so that a new phone can be linked',
        body: SecondFactorResetRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const account = currentAccount(request);
      const { user_id, reason } = request.body;
      await resetSecondFactor(services, user_id, reason, account);
      request.log.info({ user: account.id, of: user_id }, 'second factor reset');
      return { status: true, message: 'At the next sign-in, a new phone can be linked.' };
    },
  );
};

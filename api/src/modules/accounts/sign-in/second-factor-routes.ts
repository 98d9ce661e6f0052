import {
  RecoveryCodesResponse,
  SecondFactorRequest,
  SecondFactorResponse,
  SecondFactorResetRequest,
  SecondFactorSetupResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../../platform/module';
import { HttpError } from '../../../platform/errors';
import {
  confirmTotpSetup,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  startTotpSetup,
} from './authenticator-app';
import { hasSecondFactor } from './second-factor';

/** Routes for an admin's own authenticator app, and for that of another admin who has lost it. */
export const secondFactorRoutes: RegisterRoutes = ({ admin }, services) => {
  const required = services.config.adminSecondFactor === 'required';

  admin('ownSignIn').get('/admin/second-factor', {
    beforeSecondFactor: true,
    summary: 'Whether the own account asks for a code of an authenticator app',
    answers: SecondFactorResponse,
    handler: async ({ account }) => {
      const on = await hasSecondFactor(services.database, account.id);
      return { status: true, message: 'Second factor', data: { on, required } };
    },
  });

  admin('ownSignIn').post('/admin/second-factor', {
    beforeSecondFactor: true,
    summary: 'A new key for the app; it counts once a first code of it has been entered',
    answers: SecondFactorSetupResponse,
    handler: async ({ account }) => {
      const data = await startTotpSetup(services, account);
      return { status: true, message: 'Scan the code with your app.', data };
    },
  });

  admin('ownSignIn').put('/admin/second-factor', {
    beforeSecondFactor: true,
    summary: 'Turns the second factor on, with a first code; other logins end',
    body: SecondFactorRequest,
    answers: RecoveryCodesResponse,
    handler: async ({ body, account, log }) => {
      const recovery_codes = await confirmTotpSetup(services, account, body.code);
      log.info({ user: account.id }, 'second factor on');
      return { status: true, message: 'Your app is set up.', data: { recovery_codes } };
    },
  });

  admin('ownSignIn').post('/admin/second-factor/new-phone', {
    summary:
      'A new key for another phone; the present app works until the first code of the new one',
    body: SecondFactorRequest,
    answers: SecondFactorSetupResponse,
    handler: async ({ body, account }) => {
      const data = await startTotpSetup(services, account, body.code);
      return { status: true, message: 'Scan the code with your new phone.', data };
    },
  });

  admin('ownSignIn').post('/admin/second-factor/recovery-codes', {
    summary: 'Ten new recovery codes in the place of the old ones',
    body: SecondFactorRequest,
    answers: RecoveryCodesResponse,
    handler: async ({ body, account }) => {
      const recovery_codes = await renewRecoveryCodes(services, account, body.code);
      return { status: true, message: 'The old codes no longer work.', data: { recovery_codes } };
    },
  });

  admin('ownSignIn').post('/admin/second-factor/off', {
    summary: 'Turns the second factor off, where it is not required',
    body: SecondFactorRequest,
    says: 'The second factor is off.',
    handler: async ({ body, account, log }) => {
      if (required) throw new HttpError(403, 'The second factor is required here.');
      await removeSecondFactor(services, account, body.code);
      log.info({ user: account.id }, 'second factor off');
    },
  });

  admin('team').post('/admin/second-factor/reset', {
    summary: 'Takes the app of another admin away, so that a new phone can be linked',
    body: SecondFactorResetRequest,
    says: 'At the next sign-in, a new phone can be linked.',
    handler: async ({ body, account, log }) => {
      const { user_id, reason } = body;
      await resetSecondFactor(services, user_id, reason, account);
      log.info({ user: account.id, of: user_id }, 'second factor reset');
    },
  });
};

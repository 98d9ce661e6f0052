import type { Module } from '../../platform/module';
import { accountsInHindi } from './accounts.hi';
import { ensureAdmin } from './admins/first-admin';
import { meetingReminderRoutes } from './own-account/meeting-reminder-routes';
import { ownAccountRoutes } from './own-account/own-account-routes';
import { profileRoutes } from './own-account/profile-routes';
import { registerPasswordMetrics } from './passwords/password-metrics';
import { readLink } from './private-links';
import { secondFactorRoutes } from './sign-in/second-factor-routes';
import { signInRoutes } from './sign-in/sign-in-routes';
import { teamRoutes } from './team/team-routes';
import type { UploadServices } from '../uploads/storage';

export const accounts: Module<UploadServices> = {
  name: 'accounts',
  hindi: accountsInHindi,
  routes: [
    signInRoutes,
    ownAccountRoutes,
    meetingReminderRoutes,
    profileRoutes,
    secondFactorRoutes,
    teamRoutes,
  ],
  pages: {
    '/reminders/:token': ({ config }, token) =>
      readLink(config.acceptedKeys, 'reminders', token) !== null,
  },
  metrics: registerPasswordMetrics,
  beforeListen: ensureAdmin,
};

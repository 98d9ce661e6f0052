import type { Module } from '../../platform/module';
import { classReminderRoutes } from './own-account/class-reminder-routes';
import { ownAccountRoutes } from './own-account/own-account-routes';
import { profileRoutes } from './own-account/profile-routes';
import { registerPasswordMetrics } from './passwords/password-metrics';
import { secondFactorRoutes } from './sign-in/second-factor-routes';
import { signInRoutes } from './sign-in/sign-in-routes';
import { teamRoutes } from './team/team-routes';

export const accounts: Module = {
  name: 'accounts',
  routes: [
    signInRoutes,
    ownAccountRoutes,
    classReminderRoutes,
    profileRoutes,
    secondFactorRoutes,
    teamRoutes,
  ],
  metrics: registerPasswordMetrics,
};

import type { Module } from '../../platform/app-types';
import { classReminderRoutes } from './own-account/class-reminder-routes';
import { ownAccountRoutes } from './own-account/own-account-routes';
import { profileRoutes } from './own-account/profile-routes';
import { registerPasswordMetrics } from './passwords/password-metrics';
import { secondFactorRoutes } from './sign-in/second-factor-routes';
import { signInRoutes } from './sign-in/sign-in-routes';
import { teamRoutes } from './team/team-routes';

export const accounts: Module = {
  routes: async (app, services) => {
    registerPasswordMetrics(services);
    await signInRoutes(app, services);
    await ownAccountRoutes(app, services);
    await classReminderRoutes(app, services);
    await profileRoutes(app, services);
    await secondFactorRoutes(app, services);
    await teamRoutes(app, services);
  },
};

import type { Module } from '../../platform/module';
import type { SiteStoreServices } from '../site/site-store';
import { docsRoutes, registerOpenApi } from './docs-routes';
import { healthRoutes } from './health-routes';

/** What the server says about itself: whether it works, and its API. */
export const serverInfo: Module<SiteStoreServices> = {
  name: 'server-info',
  hooks: registerOpenApi,
  routes: [healthRoutes],
  rootRoutes: [docsRoutes],
};

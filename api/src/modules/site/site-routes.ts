import type { Module } from '../../platform/module';
import type { PublishingServices } from './publishing/publisher';
import { publishingRoutes } from './publishing/publishing-routes';
import { tellTeams } from './publishing/tell-teams';
import { followSiteStore, registerSiteStoreMetrics, type SiteStoreServices } from './site-store';

/** The composed site: teams publish into it; where it comes from an object store, it is followed. */
export const site: Module<PublishingServices & SiteStoreServices> = {
  name: 'site',
  routes: [publishingRoutes],
  metrics: registerSiteStoreMetrics,
  tasks: [followSiteStore, tellTeams],
};

import { createContext, useContext } from 'react';
import type { Site } from '../registry/site';
import { createPageCache, type PageCache } from './page-cache';
import type { PrerenderedPage } from './prerendered-page';
import type { RemoteLoader } from './remote-loader';

export interface SiteServices {
  site: Site;
  remotes: RemoteLoader;
  pages: PageCache;
  /** The page that the visit began with; `null` if it was not prerendered. */
  prerendered: PrerenderedPage | null;
  /**
   * Reads the registry again; only set if the registry could not be read. Resolves to `true` if that
   * succeeded: the site has then been rendered again.
   */
  readRegistryAgain?: () => Promise<boolean>;
}

const SiteContext = createContext<SiteServices | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): SiteServices {
  const services = useContext(SiteContext);
  if (!services) throw new Error('useSite needs a SiteProvider above it.');
  return services;
}

/** The services of a visit that does not begin with a prerendered page. */
export const siteServices = (site: Site, remotes: RemoteLoader): SiteServices => ({
  site,
  remotes,
  pages: createPageCache(remotes),
  prerendered: null,
});

import { createContext, useContext } from 'react';
import type { Site } from '../site/site';
import type { PrerenderedPage } from './prerendered-page';
import type { RemoteLoader } from './remote-loader';

export interface SiteServices {
  site: Site;
  remotes: RemoteLoader;
  /** The page the visit began with, where it was rendered ahead. */
  prerendered: PrerenderedPage | null;
  /**
   * Where the registry could not be read: reads it again. `true` if it can be read now: then
   * everything has started anew.
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

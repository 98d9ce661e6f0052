import { createContext, useContext } from 'react';
import type { Site } from '../site/site';
import type { RemoteLoader } from './remote-loader';

export interface SiteServices {
  site: Site;
  remotes: RemoteLoader;
}

const SiteContext = createContext<SiteServices | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): SiteServices {
  const services = useContext(SiteContext);
  if (!services) throw new Error('useSite needs a SiteProvider above it.');
  return services;
}

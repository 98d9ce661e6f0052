import type { RemoteModule } from 'shared/contract';
import { loadDetails } from 'shared/page';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';
import type { Site } from '../registry/site';

/** A loader for remotes that are already loaded; failures are only written to the console. */
export function loadedRemotes(site: Site, modules: readonly RemoteModule[]): RemoteLoader {
  return createRemoteLoader(site, {
    fetchRoutes: (name) => Promise.resolve(modules.find((module) => module.name === name)),
    fetchPage: async (_name, _version, lazy, product) => {
      if (product) await loadDetails(product);
      return lazy();
    },
    report: (failure) => console.error(failure),
  });
}

import type { RemoteModule } from 'shared/remote';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';
import type { Site } from '../site/site';

/** A loader for remotes that are there already: nothing is fetched, nothing reported. */
export function loadedRemotes(site: Site, modules: readonly RemoteModule[]): RemoteLoader {
  return createRemoteLoader(site, {
    fetchRoutes: (name) => Promise.resolve(modules.find((module) => module.name === name)),
    fetchPage: (_name, _version, lazy) => lazy(),
    report: (failure) => console.error(failure),
  });
}

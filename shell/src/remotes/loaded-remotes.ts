import type { RemoteModule } from 'shared/contract';
import { loadEntry } from 'shared/page';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';
import type { ReportFault } from './section-failure';
import type { Site } from '../registry/site';

/** A loader for remotes that are already loaded; by default, failures are only written to the console. */
export function loadedRemotes(
  site: Site,
  modules: readonly RemoteModule[],
  report: ReportFault = (fault) => console.error(fault),
): RemoteLoader {
  return createRemoteLoader(site, {
    fetchRoutes: (name) => Promise.resolve(modules.find((module) => module.name === name)),
    fetchPage: async (_name, _version, lazy, about) => {
      if (about) await loadEntry(about);
      return lazy();
    },
    report,
  });
}

import type { RouteObject } from 'react-router-dom';
import type { AppStore } from 'shared/store';
import { findRoute, type Site } from '../site/site';
import type { RemoteLoader } from '../remotes/remote-loader';
import { gate } from './gate';
import { toRouteObjects } from './route-objects';

/** The id of the pathless root, below which every remote's routes are patched. */
export const ROOT_ID = 'shell/root';

type Patch = (parentId: string | null, children: RouteObject[]) => void;

/**
 * Discovery through the registry: match the path, ask the gate, load the remote, patch its routes.
 * Where the gate or the load says no nothing is patched, and `CatchAll` tells the visitor why.
 */
export function createDiscovery(site: Site, remotes: RemoteLoader, store: AppStore) {
  return async ({ path, patch }: { path: string; patch: Patch }): Promise<void> => {
    const found = findRoute(site, path);
    if (!found) return;
    const { session } = store.getState();
    if (!gate(found.route.access, found.params.name, session).show) return;
    try {
      patch(ROOT_ID, toRouteObjects(await remotes.load(found.remote.name), remotes));
    } catch {
      // Kept by the loader, shown by `CatchAll`.
    }
  };
}

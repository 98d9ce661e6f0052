import { readRegistry } from './read-registry';
import { forgetRoutes } from './routes';
import type { Site } from './site';

/** Adds the pages that the registry in a public page leaves out. Without the server, nothing changes. */
export async function addMissingPages(site: Site): Promise<void> {
  const registry = await readRegistry();
  for (const remote of site.remotes) {
    const entry = registry.remotes[remote.name];
    const canary = entry?.canary;
    const own = canary?.version === remote.use.version ? canary : entry;
    if (!own) continue;
    remote.routes = own.routes;
    remote.offer = own;
  }
  site.isPartial = registry.shell === '';
  forgetRoutes(site);
}

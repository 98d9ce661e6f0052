import { readRegistry } from './fetch-registry';
import type { Site } from './site';

/**
 * Whether the live version of the host or of `remote` differs from the version that this tab uses. A
 * tab that uses the current canary is not outdated. `false` if the registry cannot be fetched or read.
 */
export async function isOutdated(site: Site, remote: string | undefined): Promise<boolean> {
  try {
    const now = await readRegistry();
    if (now.shell === '') return false;
    if (now.shell !== site.shell) return true;
    const own = site.remotes.find(({ name }) => name === remote);
    const entry = own && now.remotes[own.name];
    if (!entry) return false;
    return ![entry.live?.version, entry.canary?.version].includes(own.use.version);
  } catch {
    return false;
  }
}

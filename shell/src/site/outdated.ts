import { parseRegistry } from './registry';
import type { Site } from './site';

/**
 * Whether the host, or a remote, is live in another version than this tab uses; a canary is no
 * other version for who gets it. `false` where the site cannot be asked.
 */
export async function isOutdated(site: Site, remote: string | undefined): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/registry.json', location.origin), { cache: 'no-cache' });
    if (!answer.ok) return false;
    const now = parseRegistry(await answer.text(), () => {});
    if (now.shell === '') return false;
    if (now.shell !== site.shell) return true;
    const own = site.remotes.find(({ name }) => name === remote);
    const entry = own && now.remotes[own.name];
    if (!entry) return false;
    return ![entry.live.version, entry.canary?.version].includes(own.use.version);
  } catch {
    return false;
  }
}

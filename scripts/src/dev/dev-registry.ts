import { join } from 'node:path';
import {
  ENTRY_FILE,
  entryAddress,
  toRegistryEntry,
  type Registry,
  type RemoteModule,
} from 'shared/contract';
import { listedLinks } from 'shared/model/additions';
import type { Language } from 'shared/model/language';
import { routeConflicts } from '../site/checks/routes/route-conflicts';
import { withoutTaken } from '../site/checks/routes/taken-routes';
import { integrityOf } from '../units/files';
import { DEV_VERSION, devFolder } from './dev-version';
import type { ReadFile } from './serve-units';

/**
 * The registry of a site with the remotes under development. The hash of such a remote's entry changes with
 * its files. Throws if one of them declares a route of another remote.
 */
export function devRegistry(
  site: Registry,
  developed: readonly RemoteModule[],
  read: ReadFile,
  language: Language,
): Registry {
  const entries = developed.map((remote) => {
    const { name, routes } = remote;
    const declared = { ...remote, links: listedLinks(routes) };
    const entry = toRegistryEntry(declared, {
      version: DEV_VERSION,
      entry: entryAddress(name, DEV_VERSION, language.prefix),
      integrity: integrityOf(read(join(devFolder(name, language), ENTRY_FILE))),
      ...(remote.origins && { origins: remote.origins }),
    });
    return [name, entry] as const;
  });
  const registry = { ...site, remotes: { ...site.remotes, ...Object.fromEntries(entries) } };
  const conflicts = entries.flatMap(([name, { routes }]) =>
    routeConflicts({ name, routes }, registry),
  );
  if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
  return withoutTaken(registry);
}

import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setting, type Environment } from 'node-shared/settings';
import { openSite } from '../../site/change-site';
import { canariesOf } from '../../site/state/site';

/** All reasons why `npm run serve` refuses to start, one line each. Starts nothing and applies no migrations. */
export async function startProblems(env: Environment): Promise<string[]> {
  const { productionProblems } = await import('api');
  const place = openSite(env);
  const site = await place.current();
  const { registry } = site.live();
  const live = Object.entries(registry.remotes).flatMap(([name, entry]) =>
    entry.live ? [site.remote(name, entry.live.version)] : [],
  );
  const callers = registry.shell ? [site.shell(registry.shell), ...live] : [];
  return [
    ...(await productionProblems(env, [...callers, ...canariesOf(site, registry)])),
    ...(registry.shell
      ? []
      : [`Nothing is published in ${place.folder} yet: run npm run publish:all.`]),
    ...unwritable(resolve(setting(env, 'DATA_DIR'))),
  ];
}

/** Does not create a missing folder, because the start can still be refused. */
export function unwritable(folder: string): string[] {
  try {
    let existing = folder;
    while (!existsSync(existing)) existing = dirname(existing);
    // The final `/.` makes the check fail for a file. `join` would remove the dot.
    accessSync(`${existing}/.`, constants.W_OK);
    return [];
  } catch {
    return [`${folder} cannot be written: change its permissions or name another folder.`];
  }
}

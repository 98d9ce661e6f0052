import type { Environment } from 'node-shared/settings';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { logged } from '../state/deploy-log';
import { withSiteLock } from '../state/lock';
import { release } from './release';
import { readState } from '../state/state';

/** Makes the live pages show another catalogue. Does nothing if they already show it. */
export async function showCatalogue(
  site: string,
  catalogue: PublicCatalogue,
  env: Environment,
): Promise<void> {
  await withSiteLock(site, async () => {
    const state = readState(site);
    if (!state.registry.shell) throw new Error(`${site} has no pages yet: run npm start.`);
    if (JSON.stringify(state.catalogue) === JSON.stringify(catalogue)) return;
    const work = () => release(site, { ...state, catalogue });
    await logged(site, { action: 'catalogue', unit: 'catalogue' }, work, env);
  });
}

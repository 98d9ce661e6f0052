import type { Environment } from 'node-shared/settings';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { logged } from '../state/deploy-log';
import { changeRelease } from './release';
import type { Site } from '../state/site';

/** Makes the live pages show another catalogue. Does nothing if they already show it. */
export async function showCatalogue(
  site: Site,
  catalogue: PublicCatalogue,
  env: Environment,
): Promise<void> {
  const { registry, catalogue: shown } = site.live();
  if (!registry.shell) throw new Error(`this site has no pages yet: run npm start.`);
  if (JSON.stringify(shown) === JSON.stringify(catalogue)) return;
  const work = () => changeRelease(site, (state) => ({ ...state, catalogue }));
  await logged(site, { action: 'catalogue', unit: 'catalogue' }, work, env);
}

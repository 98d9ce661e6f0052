import type { PublishMode } from 'api';
import type { Environment } from 'node-shared/settings';
import { buildUnit } from '../build/build-unit';
import { assertTypes } from '../build/type-check';
import { readDeployedSite, tokenIn, upload } from './deployed-site';

/** Builds a remote for a deployed site, checks its types, and sends the build to the site. */
export async function uploadBuild(
  unit: string,
  address: string,
  mode: PublishMode,
  env: Environment,
): Promise<void> {
  tokenIn(env);
  const started = Date.now();
  // The remote calls the same API as the live host, which tells what it was compiled with.
  const { settings } = (await readDeployedSite(address)).shell;
  const [built] = await Promise.all([buildUnit(unit, settings), assertTypes(unit)]);
  console.log(`${unit} ${built.version} is built; ${address} is checking it …`);
  const seconds = (Date.now() - started) / 1000;
  for (const line of await upload(address, built, mode, seconds, env)) console.log(line);
}

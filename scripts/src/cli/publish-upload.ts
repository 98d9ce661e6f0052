import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import type { Environment } from 'node-shared/settings';
import { toRouteManifest } from 'shared/contract';
import { writeCompressed } from '../units/files';
import type { RemoteManifest } from '../units/manifest';
import { readRoutes } from '../build/read-routes';
import { siteDir } from '../settings';
import { publishUnit } from '../site/publish/build-and-publish';

export async function publishUpload(
  [unit = '', folder = '', mode, revision]: string[],
  env: Environment,
): Promise<void> {
  const { version } = soundManifest(unit, folder);
  await writeCompressed(join(folder, 'web'));
  await publishUnit(
    siteDir(env),
    { unit, version, folder, revision: revision || undefined, reused: false },
    { dryRun: mode === 'dry-run', candidate: mode === 'candidate' },
    env,
    console.log,
  );
}

/** Throws unless the build belongs to the remote and its manifest matches what its code declares. */
function soundManifest(unit: string, folder: string): RemoteManifest {
  const manifest = readJson<RemoteManifest>(join(folder, 'remote.json'));
  const declared = readRoutes(unit, join(folder, 'server.cjs'));
  const routesOf = ({ routes }: { routes: readonly Parameters<typeof toRouteManifest>[0][] }) =>
    JSON.stringify(routes.map(toRouteManifest));
  if (
    manifest.name !== unit ||
    declared.name !== unit ||
    !/^[0-9a-f]{12}$/.test(manifest.version) ||
    manifest.contract !== declared.contract ||
    routesOf(manifest) !== routesOf(declared)
  ) {
    throw new Error(`${unit}: remote.json is not what its build has written; build it again.`);
  }
  return manifest;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from 'node-shared/settings';
import { unitAddress } from 'shared/contract';
import type { Language } from 'shared/model/language';
import { buildAll } from '../build/build-all';
import { languagesOf } from '../build/build-unit';
import { readRoutes } from '../build/read-routes';
import type { BuiltUnit } from '../units/built';
import type { DeployedSite } from '../kit/deployed-site';
import { buildSettings, contactOf, type BuildSettings } from '../settings';
import { remoteNames, unitFolder } from '../units/units';
import { openDevApi } from './dev-api';
import { devRemote, devRoutes, devShell } from './dev-config';
import { devPage, withBuilds } from './dev-page';
import { devPolicy, policyOf } from './dev-policy';
import { devRegistry } from './dev-registry';
import { DEV_VERSION, devFolder } from './dev-version';
import { API_PATHS, serveUnits } from './serve-units';

/**
 * Serves the host and the developed remotes in one language from memory with hot reload. With `site`, the other
 * remotes and the API are those of the deployed site. Without it, the other remotes are built and an API is started.
 */
export async function startDevServer(
  developed: string[],
  port: number,
  env: Environment,
  language: Language,
  site?: DeployedSite,
): Promise<{ stop: () => Promise<void> }> {
  // The units under development call the same API as those of the deployed site.
  const settings = site ? site.shell.settings : buildSettings(env);
  const built = site ? [] : await buildOthers(developed, settings, language);
  const api = site
    ? { address: site.address, stop: async () => {} }
    : await openDevApi(`http://localhost:${port}`, env);
  const fromSite = Object.keys(site?.registry.remotes ?? {});
  const others = {
    shell: DEV_VERSION,
    remotes: site?.registry.remotes ?? withBuilds(built, language),
  };
  const routesOf = (name: string) =>
    readRoutes(name, join(devFolder(name, language), 'server.cjs'));
  try {
    const policy = await policyOf(api.address);
    const server = await serveUnits({
      port,
      language,
      configurations: [
        devShell(settings, language),
        ...developed.flatMap((name) => [
          devRemote(name, settings, language),
          devRoutes(name, settings, language),
        ]),
      ],
      hot: true,
      static: staticFiles(built, language),
      proxy: {
        target: api.address,
        paths: API_PATHS.concat(
          fromSite.filter((name) => !developed.includes(name)).map((name) => `/remotes/${name}`),
        ),
        changeOrigin: site !== undefined,
      },
      registry: (read) => devRegistry(others, developed.map(routesOf), read, language),
      policy: (registry, path) => devPolicy(policy, registry, path, port),
      page: (registry) => devPage(registry, language, contactOf(env)),
    });
    return {
      stop: async () => {
        await server.stop();
        await api.stop();
      },
    };
  } catch (error) {
    await api.stop();
    throw error;
  }
}

/** The files of the units that are not developed, and those at the root of the site. */
function staticFiles(built: readonly BuiltUnit[], { prefix }: Language) {
  const folder = (directory: string, publicPath: string) => ({
    directory,
    publicPath,
    watch: false,
    serveIndex: false,
  });
  return [
    ...built.map((unit) =>
      folder(join(unit.folder, prefix, 'web'), unitAddress(unit.unit, unit.version, prefix)),
    ),
    ...['shell', ...remoteNames]
      .map((unit) => join(unitFolder(unit), 'public'))
      .filter((directory) => existsSync(directory))
      .map((directory) => folder(directory, '/')),
  ];
}

const buildOthers = (
  developed: readonly string[],
  settings: BuildSettings,
  language: Language,
): Promise<BuiltUnit[]> =>
  buildAll(
    remoteNames.filter((name) => !developed.includes(name) && languagesOf(name).includes(language)),
    settings,
    console.log,
  );

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from 'node-shared/settings';
import { unitAddress, type Registry } from 'shared/contract';
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
import { devPolicy, policyOf } from './dev-policy';
import { devRegistry } from './dev-registry';
import { DEV_VERSION, devFolder } from './dev-version';
import { API_PATHS, serveUnits } from './serve-units';
import { readJson } from 'node-shared/files';
import { inLanguage, publicCatalogue } from 'shared/model/catalogue';
import type { ContactSettings } from 'shared/model/config';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { dataElements } from '../site/pages/document';
import { pointAt, publishedVersion } from '../site/state/state';
import type { RemoteManifest } from '../units/manifest';

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

/** The registry entries of builds in a language. */
function withBuilds(built: readonly BuiltUnit[], { prefix }: Language): Registry['remotes'] {
  const nothing = { registry: { shell: '', remotes: {} } };
  return Object.fromEntries(
    built.map(({ unit, folder }) => {
      const manifest = readJson<RemoteManifest>(join(folder, prefix, 'remote.json'));
      const live = publishedVersion(manifest, prefix);
      return [unit, { ...pointAt(nothing, manifest, null), live }];
    }),
  );
}

/** The page of the host under development. */
function devPage(registry: Registry, language: Language, contact: ContactSettings): string {
  const own = unitAddress('shell', DEV_VERSION, language.prefix);
  // The catalogue of the sources, so that their changes show.
  const catalogue = inLanguage(publicCatalogue(shippedCatalogue), language.code);
  return `<!doctype html>
<html lang="${language.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${own}css/main.css">
<script defer src="${own}js/main.js"></script>
<script id="registry" type="application/json">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>
${dataElements({ ...catalogue, contact }, Object.keys(catalogue.details))}
</head>
<body><div id="root"></div></body>
</html>
`;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from 'node-shared/settings';
import { unitAddress, type Registry } from 'shared/contract';
import type { Language } from 'shared/model/language';
import { buildAll } from '../build/build-all';
import { languagesOf } from '../build/build-unit';
import { readRoutes } from '../build/read-routes';
import { distFolder, lastBuild, type BuiltUnit } from '../units/built';
import { buildSettings, contactOf, type BuildSettings } from '../settings';
import { remoteNames, unitFolder } from '../units/units';
import { openDevApi } from './dev-api';
import { devRemote, devShell } from './dev-config';
import { devPolicy, policyOf } from './dev-policy';
import { devRegistry } from './dev-registry';
import { DEV_VERSION, devFolder, devRoutes, devTarget } from './dev-version';
import { API_PATHS, serveUnits } from './serve-units';
import { readJson } from 'node-shared/files';
import { inLanguage, publicCatalogue } from 'shared/model/catalogue';
import type { ContactSettings } from 'shared/model/config';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { dataElements, inline } from '../site/pages/document';
import { pointAt, publishedVersion } from '../site/state/state';
import type { RemoteManifest } from '../units/manifest';

/** Serves host and developed remotes with hot reload, an API, and the other remotes as they were built last. */
export async function startDevServer(
  developed: string[],
  port: number,
  env: Environment,
  language: Language,
): Promise<{ stop: () => Promise<void> }> {
  const settings = buildSettings(env);
  const built = await otherBuilds(developed, settings, language);
  const api = await openDevApi(`http://localhost:${port}`, env);
  const others = { shell: DEV_VERSION, remotes: withBuilds(built, language) };
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
          devRoutes(devTarget(name, settings, language)),
        ]),
      ],
      static: staticFiles(built, language),
      proxy: { target: api.address, paths: API_PATHS, changeOrigin: false },
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
function staticFiles(built: Awaited<ReturnType<typeof otherBuilds>>, { prefix }: Language) {
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

/** The last build of each other remote, whatever has changed since; one that was never built is built now. */
async function otherBuilds(
  developed: readonly string[],
  settings: BuildSettings,
  language: Language,
): Promise<Pick<BuiltUnit, 'unit' | 'version' | 'folder'>[]> {
  const others = remoteNames.filter(
    (name) => !developed.includes(name) && languagesOf(name).includes(language),
  );
  const here = (unit: string) => {
    const version = lastBuild(unit)?.version ?? '';
    const folder = join(distFolder(unit), version);
    return existsSync(join(folder, language.prefix, 'remote.json')) && { unit, version, folder };
  };
  const unbuilt = others.filter((unit) => !here(unit));
  await buildAll(unbuilt, settings);
  return others.flatMap((unit) => here(unit) || []);
}

/** The registry entries of builds in a language. */
function withBuilds(
  built: Awaited<ReturnType<typeof otherBuilds>>,
  { prefix }: Language,
): Registry['remotes'] {
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
<script id="registry" type="application/json">${inline(registry)}</script>
${dataElements({ ...catalogue, contact }, Object.keys(catalogue.details))}
</head>
<body><div id="root"></div></body>
</html>
`;
}

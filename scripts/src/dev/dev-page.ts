import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import type { Registry, RemoteModule } from 'shared/contract';
import { inLanguage, publicCatalogue } from 'shared/model/catalogue';
import { english } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { BuiltUnit } from '../units/built';
import { catalogueElement } from '../site/pages/document';
import { pointAt } from '../site/state/state';
import type { RemoteManifest } from '../units/manifest';
import { unitFolder } from '../units/units';
import { DEV_VERSION } from './dev-version';

// The catalogue of the sources, so that their changes show.
const catalogue = inLanguage(publicCatalogue(shippedCatalogue), english.code);

/** The registry entries of builds. */
export function withBuilds(built: readonly BuiltUnit[]): Registry['remotes'] {
  const nothing = { registry: { shell: '', remotes: {} } };
  return Object.fromEntries(
    built.map(({ unit, folder }) => [
      unit,
      pointAt(nothing, readJson<RemoteManifest>(join(folder, 'remote.json')), null),
    ]),
  );
}

/** What a remote declares, read again for each page, because a route may be new. This loads no page. */
export function routesInSources(name: string): RemoteModule {
  const sources = join(unitFolder(name), 'src');
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(sources)) delete require.cache[file];
  }
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the path is known only at run time
  return require(join(sources, 'routes.ts')) as RemoteModule;
}

/** The page of the host under development. */
export function devPage(registry: Registry): string {
  const own = `/shell/${DEV_VERSION}`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${own}/css/main.css">
<script defer src="${own}/js/main.js"></script>
<script id="registry" type="application/json">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>
${catalogueElement(catalogue, Object.keys(catalogue.details))}
</head>
<body><div id="root"></div></body>
</html>
`;
}

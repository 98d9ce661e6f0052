import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import { unitAddress, type Registry } from 'shared/contract';
import { inLanguage, publicCatalogue } from 'shared/model/catalogue';
import type { ContactSettings } from 'shared/model/config';
import type { Language } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { BuiltUnit } from '../units/built';
import { dataElements } from '../site/pages/document';
import { pointAt, publishedVersion } from '../site/state/state';
import type { RemoteManifest } from '../units/manifest';
import { DEV_VERSION } from './dev-version';

/** The registry entries of builds in a language. */
export function withBuilds(built: readonly BuiltUnit[], { prefix }: Language): Registry['remotes'] {
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
export function devPage(registry: Registry, language: Language, contact: ContactSettings): string {
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

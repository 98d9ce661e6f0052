import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type StatsCompilation } from 'webpack';
import { routeAssets, type Assets } from '../../../scripts/src/units/manifest';
import { writeCompressed } from '../../../scripts/src/units/files';
import { slimNames } from '../../../scripts/src/build/webpack/webpack-units';
import { baseConfig, CHUNK_LOAD_TIMEOUT } from '../../../scripts/src/build/webpack/webpack-base';
import { inLanguage, publicCatalogue } from 'shared/model/catalogue';
import { english } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { buildSettings } from '../../../scripts/src/settings';
import { dataElements } from '../../../scripts/src/site/pages/document';
import { copyPublicFiles } from './peers';

const VERSION = 'monolith-baseline';
const catalogue = inLanguage(publicCatalogue(shippedCatalogue), english.code);

/** Builds the baseline bundle and writes it as a site that the API's server can serve. */
export async function buildMonolithBaseline(site: string): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  const files = join(site, 'shell', VERSION);
  const publicPath = `/shell/${VERSION}/`;
  const base = baseConfig(
    {
      unit: VERSION,
      mode: 'production',
      settings: buildSettings({}),
      language: english,
      publicPath,
      output: files,
    },
    'web',
  );
  const stats = await build({
    ...base,
    target: ['web', 'es2022'],
    entry: { main: join(__dirname, 'monolith-baseline.tsx') },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...slimNames() },
    },
    output: {
      ...base.output,
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      // The security policy of the server accepts addresses of scripts from this policy.
      trustedTypes: { policyName: 'unit-files' },
    },
  });
  const fonts = (stats.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => /(marcellus-latin|mukta-400-latin)\.[0-9a-f]+\.woff2$/.test(name));

  for (const folder of ['remotes', 'live/pages', 'live/root']) {
    mkdirSync(join(site, folder), { recursive: true });
  }
  copyPublicFiles(join(site, 'live/root'));
  const page = htmlPage(publicPath, routeAssets(stats, 'main'), fonts);
  for (const name of ['index.html', 'app.html'])
    writeFileSync(join(site, 'live/pages', name), page);
  await writeCompressed(site);
}

async function build(configuration: webpack.Configuration): Promise<StatsCompilation> {
  const compiler = webpack(configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'no result');
  return stats.toJson({ all: false, assets: true, chunkGroups: true, ids: true });
}

/** The same head as the pages of the site, as far as it applies to one bundle. */
function htmlPage(publicPath: string, { js, css }: Assets, fonts: string[]): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One bundle</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${publicPath}${file}" crossorigin>`).join('\n')}
${css.map((file) => `<link rel="stylesheet" href="${publicPath}${file}">`).join('\n')}
${dataElements(catalogue, [])}
${js.map((file) => `<script defer src="${publicPath}${file}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Language } from 'shared/model/language';
import type { Configuration } from 'webpack';
import { unitAddress } from 'shared/contract';
import type { BuildTarget } from '../build/webpack/webpack-base';
import { remoteServer } from '../build/webpack/webpack-units';
import type { BuildSettings } from '../settings';
import { root } from '../units/units';

/** The version name of units under development. */
export const DEV_VERSION = 'dev';

export const devFolder = (unit: string, { prefix }: Language) =>
  join(root, '.cache/dev', unit, prefix);

export const devTarget = (
  unit: string,
  settings: BuildSettings,
  language: Language,
  refresh = false,
): BuildTarget => ({
  unit,
  mode: 'development',
  settings,
  language,
  refresh,
  publicPath: unitAddress(unit, DEV_VERSION, language.prefix),
  output: devFolder(unit, language),
});

/**
 * Configuration of the server bundle of a remote, of which its routes are read in its language. The dev server adds
 * the client of hot reload to it, which belongs into a browser.
 */
export function devRoutes(target: BuildTarget): Configuration {
  const config = remoteServer(target);
  const alias = { ...config.resolve?.alias, [require.resolve('webpack/hot/dev-server')]: false };
  const cache = developmentCache(config, __filename);
  return { ...config, cache, resolve: { ...config.resolve, alias } };
}

/**
 * Removes the hashes from file names, because hot updates and reloads find the files to replace by name.
 * `configuredBy` is the file that makes further changes to the configuration.
 */
export function withPlainNames(config: Configuration, configuredBy: string): Configuration {
  const plugins = (config.plugins ?? []).filter(
    (plugin) => !(plugin instanceof MiniCssExtractPlugin),
  );
  return {
    ...config,
    cache: developmentCache(config, configuredBy),
    output: { ...config.output, filename: 'js/[name].js', chunkFilename: 'js/[name].js' },
    plugins: [...plugins, new MiniCssExtractPlugin({ filename: 'css/[name].css' })],
  };
}

/** Separate from the builds' cache. It is renewed when these configuration files change. */
function developmentCache(
  { name, cache }: Configuration,
  configuredBy: string,
): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return cache;
  return {
    ...cache,
    name: `${name?.replace('/', '-')}-dev`,
    buildDependencies: { ...cache.buildDependencies, developing: [__filename, configuredBy] },
  };
}

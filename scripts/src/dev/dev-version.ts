import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Language } from 'shared/model/language';
import type { Configuration } from 'webpack';
import { root } from '../units/units';

/** The version name of units under development. */
export const DEV_VERSION = 'dev';

export const devFolder = (unit: string, { prefix }: Language) =>
  join(root, '.cache/dev', unit, prefix);

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
export function developmentCache(
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

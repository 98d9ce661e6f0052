import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../units';

/** The version that units under development go by. */
export const DEV_VERSION = 'dev';

export const devFolder = (unit: string) => join(root, '.cache/dev', unit);

/**
 * Hot updates, and pages that are loaded anew, find the files they replace by name. `configuredBy` is
 * the file that changes the configuration further.
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

/** Apart from the builds', and renewed when these files change, which the cache cannot see. */
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

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { unitAddress } from 'shared/contract';
import type { Language } from 'shared/model/language';
import { join } from 'node:path';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import type { BuildTarget } from '../build/webpack/webpack-base';
import { remoteServer, remoteWeb, shellWeb } from '../build/webpack/webpack-units';
import { hostEntry } from '../build/singletons';
import type { BuildSettings } from '../settings';
import { unitFolder } from '../units/units';
import { DEV_VERSION, devFolder, developmentCache, withPlainNames } from './dev-version';

const target = (unit: string, settings: BuildSettings, language: Language): BuildTarget => ({
  unit,
  mode: 'development',
  settings,
  language,
  publicPath: unitAddress(unit, DEV_VERSION, language.prefix),
  output: devFolder(unit, language),
  refresh: true,
});

/** Configuration of the host with hot reload. */
export function devShell(settings: BuildSettings, language: Language): Configuration {
  const config = hot(shellWeb(target('shell', settings, language)));
  return {
    ...config,
    entry: {
      main: [join(__dirname, 'refresh/share-refresh.js'), hostEntry],
    },
  };
}

/** Configuration of a remote with hot reload. It uses the host's copy of the refresh runtime. */
export function devRemote(
  name: string,
  settings: BuildSettings,
  language: Language,
): Configuration {
  const config = hot(remoteWeb(target(name, settings, language)));
  return {
    ...config,
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /\.tsx$/,
          include: join(unitFolder(name), 'src'),
          enforce: 'post',
          loader: join(__dirname, 'refresh/page-refresh-loader.js'),
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new NormalModuleReplacementPlugin(
        /react-refresh[\\/]runtime(\.js)?$/,
        join(__dirname, 'refresh/refresh-of-host.js'),
      ),
    ],
  };
}

/**
 * Configuration of the server bundle of a remote, of which its routes are read in its language. The dev server adds
 * the client of hot reload to it, which belongs into a browser.
 */
export function devRoutes(
  name: string,
  settings: BuildSettings,
  language: Language,
): Configuration {
  const config = remoteServer(target(name, settings, language));
  const alias = { ...config.resolve?.alias, [require.resolve('webpack/hot/dev-server')]: false };
  const cache = developmentCache(config, __filename);
  return { ...config, cache, resolve: { ...config.resolve, alias } };
}

function hot(config: Configuration): Configuration {
  const named = withPlainNames(config, __filename);
  return {
    ...named,
    plugins: [
      ...(named.plugins ?? []),
      new ReactRefreshPlugin({
        library: config.name,
        overlay: false,
        // The files of this folder contain no components.
        exclude: [/node_modules/, __dirname],
      }),
    ],
  };
}

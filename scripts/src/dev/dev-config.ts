import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { unitAddress } from 'shared/contract';
import { english } from 'shared/model/language';
import { join } from 'node:path';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import type { BuildTarget } from '../build/webpack-base';
import { remoteWeb, shellWeb } from '../build/webpack-units';
import { hostEntry } from '../build/singletons';
import type { BuildSettings } from '../settings';
import { unitFolder } from '../units/units';
import { DEV_VERSION, devFolder, withPlainNames } from './dev-version';

const target = (unit: string, publicPath: string, settings: BuildSettings): BuildTarget => ({
  unit,
  mode: 'development',
  settings,
  language: english,
  publicPath,
  output: devFolder(unit),
  refresh: true,
});

/** Configuration of the host with hot reload. */
export function devShell(settings: BuildSettings): Configuration {
  const config = hot(shellWeb(target('shell', unitAddress('shell', DEV_VERSION), settings)));
  return {
    ...config,
    entry: {
      main: [join(__dirname, 'share-refresh.js'), hostEntry],
    },
  };
}

/** Configuration of a remote with hot reload. It uses the host's copy of the refresh runtime. */
export function devRemote(name: string, settings: BuildSettings): Configuration {
  const config = hot(remoteWeb(target(name, unitAddress(name, DEV_VERSION), settings)));
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
          loader: join(__dirname, 'page-refresh-loader.js'),
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new NormalModuleReplacementPlugin(
        /react-refresh[\\/]runtime(\.js)?$/,
        join(__dirname, 'refresh-of-host.js'),
      ),
    ],
  };
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

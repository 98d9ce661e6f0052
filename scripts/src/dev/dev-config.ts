import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Language } from 'shared/model/language';
import { join } from 'node:path';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import { remoteWeb, shellWeb } from '../build/webpack/webpack-units';
import { hostEntry } from '../build/singletons';
import type { BuildSettings } from '../settings';
import { unitFolder } from '../units/units';
import { devTarget, withPlainNames } from './dev-version';

/** Configuration of the host with hot reload. */
export function devShell(settings: BuildSettings, language: Language): Configuration {
  const config = hot(shellWeb(devTarget('shell', settings, language, true)));
  return {
    ...config,
    entry: { main: [join(__dirname, 'refresh/share-refresh.js'), hostEntry] },
  };
}

/** Configuration of a remote with hot reload. It uses the host's copy of the refresh runtime. */
export function devRemote(
  name: string,
  settings: BuildSettings,
  language: Language,
): Configuration {
  const refresh = {
    test: /\.tsx$/,
    include: join(unitFolder(name), 'src'),
    enforce: 'post',
    loader: join(__dirname, 'refresh/page-refresh-loader.js'),
  } as const;
  const config = hot(remoteWeb(devTarget(name, settings, language, true)));
  return {
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), refresh] },
    plugins: [
      ...(config.plugins ?? []),
      new NormalModuleReplacementPlugin(
        /react-refresh[\\/]runtime(\.js)?$/,
        join(__dirname, 'refresh/refresh-of-host.js'),
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

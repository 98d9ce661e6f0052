import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { join } from 'node:path';
import type { Language } from 'shared/model/language';
import { DefinePlugin, type Configuration, NormalModule, type Compiler } from 'webpack';
import type { BuildSettings } from '../../settings';
import { root, unitFolder } from '../../units/units';
import { toolInputs } from '../../units/inputs';
import { packageFile } from '../../units/packages';

export interface BuildTarget {
  unit: string;
  mode: 'production' | 'development';
  settings: BuildSettings;
  /** A file of another language, such as `texts.hi.ts`, takes the place of the file without its code. */
  language: Language;
  /** Address prefix of the files, with a slash at both ends: `/remotes/mf-auth/1a2b/`. */
  publicPath: string;
  /** Folder the files are written to. */
  output: string;
  /** Whether components keep their state when their file changes. */
  refresh?: boolean;
}

/** Milliseconds that loading a script chunk may take. */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** The package exports its development build in every mode; the warnings in it are 10 KB. */
const quietRouter = (unit: string) => ({
  'react-router$': packageFile('react-router', 'dist/production/index.mjs', unit),
  'react-router/dom$': packageFile('react-router', 'dist/production/dom-export.mjs', unit),
});

/** The common configuration of the browser and server bundles of every unit. */
export function baseConfig(target: BuildTarget, where: 'web' | 'server'): Configuration {
  const { unit, mode, settings, language, publicPath, output, refresh = false } = target;
  const web = where === 'web';
  return {
    name: `${unit}/${where}/${language.code}`,
    mode,
    context: root,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: {
      path: output,
      publicPath,
      uniqueName: unit,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: [
        `.${language.code}.tsx`,
        `.${language.code}.ts`,
        `.${language.code}.js`,
        '.tsx',
        '.ts',
        '.js',
      ],
      alias: mode === 'production' ? quietRouter(unit) : {},
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(web, refresh) },
        { test: /\.css$/, use: css(unit, web, mode) },
        // In the style sheet: without it, some devices look through all their fonts before they draw a price.
        { test: /rupee-sign\.woff2$/, type: 'asset/inline' },
        {
          test: /(?<!rupee-sign)\.(svg|png|webp|woff2)$/,
          type: 'asset/resource',
          generator: { emit: web },
        },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      // By default, each configuration looks for all files of webpack, for seconds; the version says the same.
      buildDependencies: { defaultWebpack: [] },
      // A cache that was copied with the checkout contains paths of the original checkout.
      version: `${root} ${publicPath.replace(/[0-9a-f]{12}/, '')} ${Object.values(toolInputs()).join()}`,
    },
    plugins: [
      // shared/model/config reads this constant.
      new DefinePlugin({ BUILD_SETTINGS: JSON.stringify(settings) }),
      ...(mode === 'production' ? [new UnnamedComponentsPlugin()] : []),
      ...(web ? [new MiniCssExtractPlugin({ filename: 'css/[name].[contenthash:8].css' })] : []),
    ],
    optimization: web
      ? {
          minimizer: [
            new MinimizerPlugin({
              // The minifiers have threads of their own; a process more only copies the files.
              parallel: false,
              minify: MinimizerPlugin.swcMinify,
              minimizerOptions: { compress: { ecma: 2022, passes: 3 }, mangle: true },
            }),
            new CssMinimizerPlugin({
              parallel: false,
              minify: CssMinimizerPlugin.lightningCssMinify,
            }),
          ],
          chunkIds: 'deterministic',
          moduleIds: 'deterministic',
        }
      : { minimize: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function swc(web: boolean, refresh: boolean) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      sourceMaps: web,
      // A source map that is passed on as text would put the path of the checkout into the module's hash.
      parseMap: web,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: {
            runtime: 'automatic',
            development: false,
            refresh: web && refresh,
          },
        },
        target: 'es2022',
      },
      module: { type: 'es6', ignoreDynamic: true },
    },
  };
}

function css(unit: string, web: boolean, mode: 'development' | 'production') {
  return [
    // Addresses of pictures and fonts are relative to the style sheet, so it is the same at any address.
    ...(web ? [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '../' } }] : []),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          // The name of the unit is part of each class, so that two units never share a class. The other names
          // are for developers: pages, scripts and style sheets repeat them.
          localIdentName: `${unit}_${mode === 'development' ? '[name]_[local]_' : ''}[hash:base64:5]`,
          localIdentContext: unitFolder(unit),
          exportOnlyLocals: !web,
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
  ];
}

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/;
/** A statement like `Form.displayName = "Form";`, for React's developer tools. */
const NAMING = /^\w+\.displayName = "[^"]*";$/gm;
const CREATION = /(?<=^var \w+ = )(?=\w+\.(?:forwardRef|createContext)\()/gm;

/**
 * Lets the build drop the components of React Router that nothing uses. The statements that name them would keep
 * all of them, with what they need: forms, loaders, their prefetching.
 */
class UnnamedComponentsPlugin {
  private readonly name = 'UnnamedComponentsPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      NormalModule.getCompilationHooks(compilation).processResult.tap(
        this.name,
        (result, { resource }) => {
          if (!ROUTER.test(resource)) return result;
          const [source, ...rest] = result;
          return [String(source).replace(NAMING, '').replace(CREATION, '/*#__PURE__*/ '), ...rest];
        },
      );
    });
  }
}
